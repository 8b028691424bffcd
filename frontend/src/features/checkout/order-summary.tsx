import {
  AI_TEXTS,
  HELD_UNTIL_APPROVAL,
  PRODUCT_NEEDED,
  aiOffer,
  cancellationText,
  deliveryDays,
  dollarsText,
  parseDollars,
  revisionsCount,
} from '@reelpact/domain';
import type { ReactNode } from 'react';
import type { BookingDto } from '../../api/calls';
import { Avatar } from '../../ui/avatar';
import { Facts } from '../../ui/facts';
import { LocalText } from '../../ui/local-text';
import { Panel } from '../../ui/panel';
import { useClock } from '../../api/use-clock';
import { dayText } from '../../ui/when';
import styles from './order-summary.module.css';

const DAY = 86_400_000;

/** When the content will be there: the day that was promised, or what it would be if the work began now. */
function deliveryText({ package: pack, deliveryTime, flow, until }: BookingDto, now: number): string {
  if (until?.kind === 'due') return `Due ${dayText(until.at)}`;
  if (pack.needsProduct) return `${deliveryTime} after your product arrives`;
  const days = deliveryDays(deliveryTime);
  if (flow === 'approve_first')
    return `By ${dayText(new Date(now + days * DAY).toISOString())} if you pay today`;
  return `${deliveryTime} after ${pack.creator.displayName} accepts`;
}

/** What happens with the payment, before anybody pays. */
function moneyText({ package: { creator }, flow }: BookingDto): string {
  const name = creator.displayName;
  return flow === 'pay_first'
    ? `Your card is charged only if ${name} accepts. The payment is then held until you approve the content. If ${name} declines or doesn’t deliver, you get it back.`
    : `${HELD_UNTIL_APPROVAL} If ${name} doesn’t deliver, you get it back.`;
}

interface OrderSummaryProps {
  booking: BookingDto;
  /** Above the lines, on the right. */
  aside?: ReactNode;
}

/** Everything somebody should know before they pay: from whom, what, line by line, until when, and where the money stays. */
export function OrderSummary({ booking, aside }: OrderSummaryProps) {
  const now = useClock();
  const { package: pack, addons } = booking;
  return (
    <Panel title="Order Summary" aside={aside}>
      <div className={styles.who}>
        <Avatar name={pack.creator.displayName} src={pack.creator.profilePicture} size={44} />
        <span>
          <strong>{pack.creator.displayName}</strong>
          <small>@{pack.creator.username}</small>
        </span>
      </div>
      <Facts
        facts={[
          { name: 'Package', value: pack.name },
          { name: 'Service', value: dollarsText(pack.price) },
          ...addons.map(({ name, price }) => ({ name: `+ ${name}`, value: dollarsText(price) })),
          { name: 'Total', value: dollarsText(booking.amount) },
          { name: 'Delivery', value: <LocalText>{deliveryText(booking, now)}</LocalText> },
          { name: PRODUCT_NEEDED.term, value: pack.needsProduct && PRODUCT_NEEDED.texts.brand },
          { name: 'Revisions', value: revisionsCount(pack.revisions) },
          { name: AI_TEXTS.term, value: aiOffer(pack.ai) },
          {
            name: 'If you cancel',
            value: cancellationText(parseDollars(booking.amount) ?? 0, pack.cancellationPercent),
          },
          { name: 'Brand', value: booking.brandName },
          { name: 'Project', value: booking.projectDescription, long: true },
        ]}
      />
      <p className={styles.money}>{moneyText(booking)}</p>
    </Panel>
  );
}

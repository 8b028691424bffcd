import {
  type BookingActionName,
  PARCEL_PROBLEM_LABELS,
  PRODUCT_NEEDED,
  SHIPPING_ADDRESS_TEXTS,
  isBeforeShipping,
  isWebUrl,
  withNames,
} from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { dayText } from '../ui/when';
import { BookingSteps } from './booking-steps';
import { AddressLines, OwnShippingAddress } from './own-shipping-address';
import styles from './shipping-address.module.css';

type Parcel = BookingDto['shipments'][number];

/** The step that stands in the block itself. */
export const SENDS_PRODUCT = 'send_product' satisfies BookingActionName;
/** The specification’s words. */
const SENDING = 'Send Item to Creator';

const Tracking = ({ tracking }: { tracking: string }) =>
  isWebUrl(tracking) ? (
    <a href={tracking} rel="noreferrer" target="_blank">
      {tracking}
    </a>
  ) : (
    tracking
  );

/** A parcel: how it travels, and what became of it. */
function ParcelFacts({ parcel, several }: { parcel: Parcel; several: boolean }) {
  const { number, carrier, tracking, sentAt, receivedAt, problem } = parcel;
  return (
    <>
      {several && <h3>Parcel {number}</h3>}
      <Facts
        facts={[
          { name: 'Sent', value: dayText(sentAt) },
          { name: 'Carrier', value: carrier },
          { name: 'Tracking', value: tracking && <Tracking tracking={tracking} /> },
          { name: 'Received', value: receivedAt && dayText(receivedAt) },
          { name: 'Problem', value: problem && PARCEL_PROBLEM_LABELS[problem.kind] },
        ]}
      />
      {problem && <p className={styles.words}>{problem.reason}</p>}
    </>
  );
}

/** The product that a creator needs for the work: where it is sent, and where it is. */
export function ProductNote({ booking }: { booking: BookingDto }) {
  const { role, stage, shipments, shipTo, actions, package: pack, brandName } = booking;
  if (!pack.needsProduct) return null;
  const names = { creator: pack.creator.displayName, brand: brandName };
  // An admin sends nothing, and looks at what was sent.
  const before = role !== 'admin' && isBeforeShipping(stage);
  if (before && role === 'creator')
    return <OwnShippingAddress asked={withNames(SHIPPING_ADDRESS_TEXTS.asked, names)} />;
  const canSend = actions.some(({ name }) => name === SENDS_PRODUCT);
  if (!before && !canSend && shipments.length === 0) return null;
  return (
    <Panel
      title={before ? SENDING : canSend ? SHIPPING_ADDRESS_TEXTS.title : PRODUCT_NEEDED.term}
      tone={canSend ? 'attention' : 'plain'}
    >
      {before && <p>{withNames(SHIPPING_ADDRESS_TEXTS.before, names)}</p>}
      {canSend &&
        (shipTo ? (
          <AddressLines address={shipTo} />
        ) : (
          <p>{withNames(SHIPPING_ADDRESS_TEXTS.missing, names)}</p>
        ))}
      {shipments.map((parcel) => (
        <ParcelFacts key={parcel.number} parcel={parcel} several={shipments.length > 1} />
      ))}
      <BookingSteps
        booking={booking}
        only={(name) => name === SENDS_PRODUCT}
        labels={{ [SENDS_PRODUCT]: SENDING }}
      />
    </Panel>
  );
}

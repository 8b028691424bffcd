import { type BookingActionName, dollarsText, stepRow } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { hourText } from '../ui/when';
import { BookingSteps } from './booking-steps';
import styles from './offer-note.module.css';

/** Every step but those that stand on an offer itself. */
export const isBesideOffers = (name: BookingActionName): boolean => stepRow(name).answers !== true;

const ANSWERS: Readonly<Record<'extension' | 'settlement', readonly BookingActionName[]>> = {
  extension: ['accept_extension', 'decline_extension'],
  settlement: ['accept_settlement', 'decline_settlement', 'withdraw_proposal'],
};
const isAnswerTo = (offer: keyof typeof ANSWERS) => (name: BookingActionName) =>
  ANSWERS[offer].includes(name);

/** More time that the creator asks for: until when, why, and what happens without an answer. */
function Extension({ booking }: { booking: BookingDto }) {
  const { extension, dueAt, role, package: pack } = booking;
  if (!extension) return null;
  const isOwn = role === 'creator';
  const { displayName } = pack.creator;
  return (
    <Panel tone="attention" title={isOwn ? 'You asked for more time' : `${displayName} asks for more time`}>
      <p className={styles.words}>{extension.reason}</p>
      <Facts
        facts={[
          { name: 'Due now', value: dueAt && hourText(dueAt) },
          { name: 'Would be due', value: hourText(extension.dueAt) },
        ]}
      />
      <p className={styles.soft}>
        Without an answer by {hourText(extension.answerBy)}, the due date stays {dueAt && hourText(dueAt)}.
      </p>
      <BookingSteps booking={booking} only={isAnswerTo('extension')} />
    </Panel>
  );
}

/** How one of the parties would divide the payment: what each of them gets, and why. */
function Settlement({ booking }: { booking: BookingDto }) {
  const { settlement, role, brandName, package: pack } = booking;
  if (!settlement) return null;
  const { displayName } = pack.creator;
  const isOwn = settlement.by === role;
  const whose = settlement.by === 'brand' ? brandName : displayName;
  return (
    <Panel tone="attention" title={isOwn ? 'You proposed a settlement' : `${whose} proposes a settlement`}>
      <p className={styles.words}>{settlement.reason}</p>
      <Facts
        facts={[
          {
            name: role === 'creator' ? 'Your share' : `Share of ${displayName}`,
            value: `${dollarsText(settlement.creatorGets)} (${settlement.creatorPercent}%)`,
          },
          {
            name: role === 'brand' ? 'Back to you' : `Back to ${brandName}`,
            value: dollarsText(settlement.brandGets),
          },
        ]}
      />
      <p className={styles.soft}>
        This proposal lapses when the booking moves on or its deadline passes. It doesn’t stop the clock.
      </p>
      <BookingSteps booking={booking} only={isAnswerTo('settlement')} />
    </Panel>
  );
}

/** What was asked or proposed beside the deal and waits for an answer, for who asked and for who answers. */
export function OfferNote({ booking }: { booking: BookingDto }) {
  return (
    <>
      <Extension booking={booking} />
      <Settlement booking={booking} />
    </>
  );
}

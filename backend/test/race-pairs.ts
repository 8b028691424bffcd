import type { BookingEventType } from '@reelpact/domain';
import type { Person } from './person.js';
import type { RaceTrack, Racer, Side, Start } from './race-track.js';

export interface Pair {
  start: Start;
  /** What is done with each booking at its start. */
  prepare?: (track: RaceTrack, racer: Racer) => Promise<unknown>;
  sides: readonly [Side, Side];
  /** Orders in which the machine lets both happen; in every other case the second is refused. */
  both?: readonly (readonly [BookingEventType, BookingEventType])[];
}

type Who = 'brand' | 'creator' | 'admin';
const personOf = ({ brand, creator, admin }: RaceTrack, who: Who): Person =>
  ({ brand, creator: creator.person, admin })[who];

/** A step that a person takes over HTTP. */
const step = (
  event: BookingEventType,
  who: Who,
  path: (id: string) => string,
  body: (racer: Racer) => object = () => ({}),
): Side => ({
  event,
  act: (track, racer) => personOf(track, who).post(path(racer.id), body(racer)),
});
const review = (event: BookingEventType, action: string): Side =>
  step(
    event,
    'brand',
    (id) => `/api/bookings/${id}/review`,
    ({ submissionId }) => ({ action, feedback: 'closer', submissionId }),
  );
const because = () => ({ reason: 'because' });

const approve = review('BRAND_APPROVED', 'approve');
const reject = review('BRAND_REJECTED', 'reject');
const requestRevision = review('REVISION_REQUESTED', 'request_revision');
const accept = step('CREATOR_APPROVED', 'creator', (id) => `/api/creator/bookings/${id}/approve`);
const decline = step('CREATOR_DECLINED', 'creator', (id) => `/api/creator/bookings/${id}/reject`, because);
const brandWithdraws = step('BRAND_WITHDREW', 'brand', (id) => `/api/brand/bookings/${id}/withdraw`);
const creatorWithdraws = step(
  'CREATOR_WITHDREW',
  'creator',
  (id) => `/api/creator/bookings/${id}/withdraw`,
  because,
);
const contest = step('CREATOR_CONTESTED', 'creator', (id) => `/api/creator/bookings/${id}/contest`, because);
const acceptRejection = step(
  'REJECTION_ACCEPTED',
  'creator',
  (id) => `/api/creator/bookings/${id}/accept-rejection`,
);
const adminCancels = step('ADMIN_CANCELLED', 'admin', (id) => `/api/admin/bookings/${id}/cancel`, because);
const decide = (creatorPercent: number): Side =>
  step(
    'DISPUTE_RESOLVED',
    'admin',
    (id) => `/api/admin/bookings/${id}/resolve`,
    () => ({ creatorPercent }),
  );
const deliver = step(
  'CONTENT_SUBMITTED',
  'creator',
  (id) => `/api/bookings/${id}/submit-content`,
  ({ upload }) => ({ files: [upload] }),
);
const cancelLate = step('BRAND_CANCELLED_LATE', 'brand', (id) => `/api/brand/bookings/${id}/cancel-late`);
const takeStep = (event: BookingEventType, who: Who, name: string, body: object): Side =>
  step(
    event,
    who,
    (id) => `/api/bookings/${id}/steps/${name}`,
    () => body,
  );
const OFFER = { creatorPercent: 40, reason: 'Half of it.' };
const propose = takeStep('SETTLEMENT_PROPOSED', 'brand', 'propose_settlement', {
  ...OFFER,
  creatorPercent: 50,
});
const counter = takeStep('SETTLEMENT_PROPOSED', 'creator', 'propose_settlement', {
  ...OFFER,
  creatorPercent: 60,
});
const refuse = takeStep('SETTLEMENT_DECLINED', 'creator', 'decline_settlement', { number: 1 });
const agree = takeStep('SETTLEMENT_ACCEPTED', 'creator', 'accept_settlement', {
  number: 1,
  creatorPercent: OFFER.creatorPercent,
});
const takeBack = takeStep('SETTLEMENT_WITHDRAWN', 'brand', 'withdraw_proposal', { number: 1 });
const offered = ({ brand }: RaceTrack, { id }: Racer) =>
  brand.post(`/api/bookings/${id}/steps/propose_settlement`, OFFER);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
/** The creator has asked for more time, and the brand has a day left to cancel without a fee. */
const LATER = inDays(20);
const asked = ({ creator }: RaceTrack, { id }: Racer) =>
  creator.person.post(`/api/bookings/${id}/steps/ask_extension`, { dueAt: LATER, reason: 'Rain.' });
const grant = takeStep('EXTENSION_ACCEPTED', 'brand', 'accept_extension', { number: 1, dueAt: LATER });
const extend = takeStep('DUE_EXTENDED', 'brand', 'extend_due_date', { dueAt: inDays(20) });
const cancel = takeStep('BRAND_CANCELLED', 'brand', 'cancel_booking', { creatorPercent: 0 });
const cancelForFee = takeStep('BRAND_CANCELLED', 'brand', 'cancel_booking', { creatorPercent: 20 });
const send = takeStep('PRODUCT_SENT', 'brand', 'send_product', {});
const receive = takeStep('PRODUCT_RECEIVED', 'creator', 'receive_product', {});
const report = takeStep('PRODUCT_PROBLEM', 'creator', 'report_product', {
  ...{ shipment: 1, problem: 'damaged', reason: 'Broken.' },
});
/** The page asks the provider, which has the money already. */
const pay: Side = {
  event: 'PAYMENT_SECURED',
  act: ({ brand }, { id }) =>
    brand.call('PATCH', `/api/bookings/${id}/status`, { status: 'pending_creator_approval' }),
};
const windowEnds = (event: BookingEventType): Side => ({
  event,
  first: (track, racer, holder) => track.endWindow(racer, holder),
  act: (track) => track.sweep(),
});
const chargeback: Side = {
  event: 'CHARGEBACK_OPENED',
  first: (track, racer) => track.dispute(racer),
  act: (track, racer) => track.report(racer),
};
const captured: Side = {
  event: 'CAPTURED',
  first: (track, racer) => track.capture(racer),
  act: (track, racer) => track.report(racer),
};

/** Every two who can want different things of one booking at the same moment. */
export const PAIRS: Readonly<Record<string, Pair>> = {
  'approve and reject': { start: 'in_review', sides: [approve, reject] },
  'approve and ask for changes': {
    start: 'in_review',
    sides: [approve, requestRevision],
    both: [['REVISION_REQUESTED', 'BRAND_APPROVED']],
  },
  'accept and decline': { start: 'requested', sides: [accept, decline] },
  'accept and withdraw': { start: 'requested', sides: [accept, brandWithdraws] },
  // A payment that comes too late goes back.
  'withdraw and pay': {
    start: 'payable',
    sides: [brandWithdraws, pay],
    both: [['BRAND_WITHDREW', 'PAYMENT_SECURED']],
  },
  'approve and the end of the review': {
    start: 'in_review',
    sides: [approve, windowEnds('REVIEW_WINDOW_ENDED')],
  },
  'reject and a newer version': { start: 'in_review', sides: [reject, deliver] },
  'release and a chargeback': {
    start: 'in_review',
    sides: [approve, chargeback],
    both: [['BRAND_APPROVED', 'CHARGEBACK_OPENED']],
  },
  'a refund and a chargeback': {
    start: 'contestable',
    sides: [acceptRejection, chargeback],
    both: [['REJECTION_ACCEPTED', 'CHARGEBACK_OPENED']],
  },
  'a decision and the end of the dispute': {
    start: 'disputed',
    sides: [decide(100), windowEnds('DISPUTE_WINDOW_ENDED')],
  },
  'contest and the end of the time for it': {
    start: 'contestable',
    sides: [contest, windowEnds('CONTEST_WINDOW_ENDED')],
  },
  'decline and the end of the request': {
    start: 'requested',
    sides: [decline, windowEnds('REQUEST_WINDOW_ENDED')],
  },
  'the creator leaves and delivers': { start: 'producing', sides: [creatorWithdraws, deliver] },
  'cancel as late and deliver': { start: 'late', sides: [cancelLate, deliver] },
  'a capture and the creator who leaves': {
    start: 'securing',
    sides: [captured, creatorWithdraws],
    both: [
      ['CAPTURED', 'CREATOR_WITHDREW'],
      ['CREATOR_WITHDREW', 'CAPTURED'],
    ],
  },
  'the admin cancels and the brand approves': { start: 'in_review', sides: [adminCancels, approve] },
  'a settlement is accepted and replaced': {
    start: 'in_review',
    prepare: offered,
    sides: [agree, propose],
  },
  'a settlement is accepted and countered': {
    start: 'producing',
    prepare: offered,
    sides: [agree, counter],
  },
  'a settlement is declined and countered': {
    start: 'contestable',
    prepare: offered,
    sides: [refuse, counter],
    both: [['SETTLEMENT_DECLINED', 'SETTLEMENT_PROPOSED']],
  },
  'a settlement is accepted and withdrawn': {
    start: 'producing',
    prepare: offered,
    sides: [agree, takeBack],
  },
  'a settlement and the admin’s decision': {
    start: 'disputed',
    prepare: offered,
    sides: [agree, decide(70)],
  },
  'a settlement and the end of the review': {
    start: 'in_review',
    prepare: offered,
    sides: [agree, windowEnds('REVIEW_WINDOW_ENDED')],
  },
  'more time and a cancellation for lateness': { start: 'late', sides: [extend, cancelLate] },
  'more time that was asked for and a cancellation for lateness': {
    start: 'late',
    prepare: asked,
    sides: [grant, cancelLate],
  },
  'more time and the end of the time to deliver': {
    start: 'late',
    sides: [extend, windowEnds('DELIVERY_WINDOW_ENDED')],
  },
  'a cancellation and a delivery': { start: 'producing', sides: [cancel, deliver] },
  // The fee is the same before and after it.
  'a fee and the receipt of the product': {
    start: 'in_transit',
    sides: [cancelForFee, receive],
    both: [['PRODUCT_RECEIVED', 'BRAND_CANCELLED']],
  },
  'a fee and a product that is sent': {
    start: 'awaiting_product',
    sides: [cancelForFee, send],
    both: [['PRODUCT_SENT', 'BRAND_CANCELLED']],
  },
  // What was no good costs no fee: who names one is told.
  'a fee and a product that is broken': { start: 'in_transit', sides: [cancelForFee, report] },
  'a broken product and the end of the time to say so': {
    start: 'in_transit',
    sides: [report, windowEnds('RECEIPT_WINDOW_ENDED')],
  },
  'a product and the end of the time to send it': {
    start: 'awaiting_product',
    sides: [send, windowEnds('PRODUCT_WINDOW_ENDED')],
  },
  'two decisions about a dispute': { start: 'disputed', sides: [decide(30), decide(70)] },
};

/** Those that `npm test` races: a decision against a decision, a person, the clock and the bank. */
export const FIRST_PAIRS: Record<string, Pair> = pick([
  'approve and reject',
  'withdraw and pay',
  'approve and the end of the review',
  'release and a chargeback',
]);

function pick(names: readonly (keyof typeof PAIRS)[]): Record<string, Pair> {
  return Object.fromEntries(names.map((name) => [name, PAIRS[name] as Pair]));
}

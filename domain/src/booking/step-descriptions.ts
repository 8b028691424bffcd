import type { TakenStep } from './steps.js';

const IN_DISPUTE =
  'An admin decides while the payment stays held; without a decision by the deadline it is split in half.';

/** For programs: in which stages a step can be taken, and what it causes. */
export const STEP_DESCRIPTIONS: Readonly<Record<TakenStep, string>> = {
  withdraw:
    'While the booking is unpaid, or waits for the creator’s answer or for the payment. The booking ends, and an authorized payment is released without being charged.',
  approve_request:
    'Only while the request waits for an answer. Where the package needs a product, the creator’s shipping address has to be on file; without it the step is refused with 422 ADDRESS_MISSING. If the brand has paid first, the authorized payment is captured and work begins once that succeeds; otherwise the brand is asked to pay by a deadline.',
  decline_request:
    'Only while the request waits for an answer. The booking ends, and an authorized payment is released without being charged.',
  approve_content:
    'While a version is in review or a revision is under way. Releases the payment to the creator, unlocks the originals and grants the license; it can’t be undone. Refused with 409 when there is a newer version than the one named, or when its review hasn’t begun.',
  request_revision:
    'Only while a version is in review. The creator gets a new deadline; without a new version by then, the booking ends and the brand is refunded. Refused with 409 when no revision is left, there is a newer version, or too little time remains before the payment has to be released or refunded.',
  reject_content:
    'Only while a version is in review. The payment stays held until the creator accepts or contests the rejection; if they do neither by the deadline, the brand is refunded.',
  cancel_late:
    'While content or a new version is overdue for longer than the grace period, which is 24 hours unless configured otherwise. The booking ends and the brand is refunded.',
  cancel_booking:
    'Only before the first delivery, and not once the delivery is so late that it can be cancelled for that. `creatorPercent` is the cancellation fee that was agreed at the booking, and 0 after a problem with the product was reported, as `names` of the action says; another is refused with 409. The creator keeps it and the brand gets the rest back; it can’t be undone.',
  send_product:
    'Only while the product has to be sent. The creator then has a deadline to confirm that it arrived, or to report a problem; without an answer by then, it counts as received.',
  correct_shipment:
    'While a product is on its way. Replaces carrier and tracking of the parcel that is named; no deadline moves.',
  receive_product:
    'While the product has to be sent or is on its way. The delivery time starts; a creator who has the product already may say so without a parcel.',
  report_product:
    'Only while a product is on its way. Names the parcel, as `names` of the action says; another is refused with 409. After the first one the brand is asked to send it again, where there is time for that; otherwise the booking ends and the brand is refunded.',
  extend_due_date:
    'While content or a new version is being made. `dueAt` is later than the due date and no later than `latestDueAt` of the booking. A request for more time is answered by it.',
  ask_extension:
    'While content or a new version is being made. Nothing moves until the brand accepts; without an answer in time the due date stays. A new request takes the place of one’s own.',
  accept_extension:
    'While a request for more time is open. Names its number and date, as `names` of the action says; another is refused with 409.',
  decline_extension: 'While a request for more time is open. Names its number.',
  propose_settlement:
    'While the payment is held. `creatorPercent` of it would go to the creator and the rest back to the brand. One proposal is open at a time: a new one takes its place, whoever made it. It lapses when the booking moves on.',
  accept_settlement:
    'While a proposal of the other party is open. Names its number and share, as `names` of the action says; another is refused with 409. The booking ends and the payment is divided; it can’t be undone.',
  decline_settlement: 'While a proposal of the other party is open. Names its number.',
  withdraw_proposal: 'While one’s own proposal is open. Names its number.',
  complete_booking:
    'Only after the review window has ended without an answer from the brand. The content counts as approved and the payment is released; an incomplete version leads to a dispute instead. The server does this by itself at the deadline, so no program has to.',
  accept_rejection:
    'Only while a rejection can be contested. The booking ends and the brand is refunded; it can’t be undone.',
  contest_rejection: `Only while a rejection can be contested. ${IN_DISPUTE}`,
  waive_revision:
    'Only while a revision is under way that counts against the package’s revisions. The brand can use it again; the creator still has to deliver the new version.',
  grant_revision:
    'Only while a version is in review and the brand has no revision left. The brand can then ask for changes once more.',
  open_dispute: `Only while a revision is under way. ${IN_DISPUTE}`,
  withdraw_as_creator:
    'From the acceptance on, while no version is in review. The booking ends, and what the brand has paid goes back to them.',
  resolve_dispute:
    'Only while a booking is in dispute. `creatorPercent` of the payment goes to the creator and the rest back to the brand; it can’t be undone.',
  cancel_as_admin:
    'In every stage that isn’t final. What the brand has paid goes back to them; both parties read the reason.',
  reissue_refund:
    'Only for a booking that is over and whose refund came back from the bank. The refund is sent through the payment provider once more; both parties read the reason.',
  grant_refund:
    'Only for a completed booking. The amount goes back to the brand and is taken back from the creator’s account where that is possible; both parties read the reason.',
};

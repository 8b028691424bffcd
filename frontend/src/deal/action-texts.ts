import { BOOKING_MESSAGES, type BookingActionName } from '@reelpact/domain';

type Texts = Partial<Record<BookingActionName, string>>;

/** Actions that need a reason, and how it is asked for. */
export const questions: Texts = {
  decline_request: BOOKING_MESSAGES.reason,
  contest_rejection: 'Why should the content count as delivered as agreed?',
  open_dispute: 'What can you and the brand not agree on?',
  withdraw_as_creator: 'Why can you not do this job?',
};

/** Actions that ask once more, and what they then do. */
export const confirmations: Texts = {
  withdraw: 'The request is withdrawn and the creator is told. You are not charged.',
  cancel_late: 'The booking ends and your money goes back to you.',
  accept_rejection: 'The money goes back to the brand. This cannot be undone.',
};

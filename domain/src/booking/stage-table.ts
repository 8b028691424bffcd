import type { Party, Reader } from './parties.js';
import { REMINDERS } from './reminder-plans.js';
import { SHIPPING_STAGES } from './shipping-stages.js';
import type { BookingStage, StageMeta } from './stages.js';

const both = (text: string): Record<Party, string> => ({ brand: text, creator: text });
const everyone = (text: string): Record<Reader, string> => ({ brand: text, creator: text, admin: text });

const ended = (
  label: string,
  headline: string | Record<Party, string>,
  next: Record<Reader, string>,
): StageMeta => ({
  status: 'rejected',
  label,
  tone: 'neutral',
  turn: null,
  tab: 'done',
  final: true,
  payable: false,
  headline: typeof headline === 'string' ? both(headline) : headline,
  next,
});

/** Everything that is known of a stage besides its transitions; the machine carries it as `meta`. */
export const STAGE_META: Readonly<Record<BookingStage, StageMeta>> = {
  unpaid: {
    status: 'pending_creator_approval',
    label: 'Awaiting Payment',
    tone: 'attention',
    turn: 'brand',
    tab: 'pending',
    final: false,
    payable: true,
    hiddenFromCreator: true,
    headline: both('Awaiting Payment'),
    next: {
      brand: 'Pay to send this request to {creator}.',
      creator: 'Waiting for payment.',
      admin: '{brand} has to pay before the request reaches {creator}.',
    },
    window: {
      event: 'PAYMENT_WINDOW_ENDED',
      reminders: REMINDERS.unpaid,
      onSilence: everyone('Without a payment by then, the booking expires and nothing is charged.'),
    },
  },
  requested: {
    status: 'pending_creator_approval',
    label: 'Pending Approval',
    partyLabels: { brand: 'Pending Review' },
    tone: 'attention',
    turn: 'creator',
    tab: 'pending',
    final: false,
    payable: false,
    headline: { brand: 'Request Submitted!', creator: 'New Request' },
    subtitle: { brand: 'Your collaboration request has been sent to the creator.' },
    next: {
      brand: '{creator} has to accept or decline your request.',
      creator: 'Accept or decline the request from {brand}.',
      admin: '{creator} has to accept or decline the request from {brand}.',
    },
    window: {
      event: 'REQUEST_WINDOW_ENDED',
      reminders: REMINDERS.requested,
      onSilence: everyone('Without an answer by then, the request expires and no money is taken.'),
    },
  },
  accepted: {
    status: 'pending_creator_approval',
    label: 'Awaiting Payment',
    tone: 'attention',
    turn: 'brand',
    tab: 'pending',
    final: false,
    payable: true,
    headline: both('Request Accepted'),
    next: {
      brand: '{creator} accepted. Pay now so that work can begin.',
      creator: 'You accepted. {brand} has to pay before work begins.',
      admin: '{creator} accepted. {brand} has to pay before work begins.',
    },
    window: {
      event: 'PAYMENT_WINDOW_ENDED',
      reminders: REMINDERS.accepted,
      onSilence: everyone('Without a payment by then, the booking expires and nothing is charged.'),
    },
  },
  securing: {
    status: 'in_progress',
    label: 'In Progress',
    tone: 'primary',
    turn: 'provider',
    tab: 'progress',
    final: false,
    payable: false,
    headline: both('Request Accepted'),
    next: {
      brand: '{creator} accepted. Your payment is being secured.',
      creator: 'You accepted. The payment is being secured; work begins as soon as it is held.',
      admin: '{creator} accepted. The payment is being secured.',
    },
    window: {
      event: 'CAPTURE_WINDOW_ENDED',
      reminders: [],
      onSilence: {
        brand: 'If the payment cannot be secured by then, you are asked to pay again.',
        creator: 'If the payment cannot be secured by then, {brand} is asked to pay again.',
        admin: 'If the payment cannot be secured by then, {brand} is asked to pay again.',
      },
      asksProvider: true,
    },
  },
  ...SHIPPING_STAGES,
  producing: {
    status: 'in_progress',
    label: 'In Progress',
    tone: 'primary',
    turn: 'creator',
    tab: 'progress',
    final: false,
    payable: false,
    headline: { brand: 'Payment Successful', creator: 'Deliver Content' },
    next: {
      brand: '{creator} is making your content.',
      creator: 'Make the content and upload it for {brand}.',
      admin: '{creator} is making the content for {brand}.',
    },
    window: {
      event: 'DELIVERY_WINDOW_ENDED',
      reminders: REMINDERS.delivery,
      onSilence: {
        brand: 'Without a delivery by then, the booking ends and you get the money back.',
        creator: 'Without a delivery by then, the booking ends and {brand} gets the money back.',
        admin: 'Without a delivery by then, the booking ends and {brand} gets the money back.',
      },
    },
  },
  revising: {
    status: 'in_progress',
    label: 'Revision Requested',
    tone: 'attention',
    turn: 'creator',
    tab: 'progress',
    final: false,
    payable: false,
    headline: both('Revision Requested'),
    next: {
      brand: '{creator} is working on the changes you asked for.',
      creator: '{brand} asked for changes. Upload a new version.',
      admin: '{creator} is working on the changes that {brand} asked for.',
    },
    window: {
      event: 'DELIVERY_WINDOW_ENDED',
      reminders: REMINDERS.delivery,
      onSilence: {
        brand: 'Without a new version by then, the booking ends and you get the money back.',
        creator: 'Without a new version by then, the booking ends and {brand} gets the money back.',
        admin: 'Without a new version by then, the booking ends and {brand} gets the money back.',
      },
    },
  },
  in_review: {
    status: 'content_submitted',
    label: 'Ready to Review',
    partyLabels: { creator: 'Awaiting Approval' },
    screenLabels: { brand: 'Awaiting Review', creator: 'Pending Brand Approval' },
    tone: 'primary',
    turn: 'brand',
    tab: 'ready',
    final: false,
    payable: false,
    headline: { brand: 'Ready to Review', creator: 'Content Submitted Successfully' },
    next: {
      brand: 'Review the content: approve it, ask for changes or reject it.',
      creator: '{brand} has to review your content.',
      admin: '{brand} has to review the content.',
    },
    window: {
      event: 'REVIEW_WINDOW_ENDED',
      reminders: REMINDERS.review,
      waitsForReminders: true,
      onSilence: {
        brand: 'Without an answer by then, the content counts as approved and {creator} is paid.',
        creator: 'Without an answer by then, the content counts as approved and you are paid.',
        admin: 'Without an answer by then, the content counts as approved and {creator} is paid.',
      },
    },
    beforeReview: {
      label: 'Preparing Previews',
      screenLabels: { brand: 'Preparing Previews', creator: 'Pending Brand Approval' },
      headline: { brand: 'Content Delivered', creator: 'Content Submitted Successfully' },
      next: {
        brand: '{creator} delivered. You can approve once you can see every file.',
        creator: '{brand} can review your content as soon as they can see every file.',
        admin: '{brand} can review the content as soon as they can see every file.',
      },
      window: {
        event: 'PREVIEW_WINDOW_ENDED',
        reminders: [],
        onSilence: everyone('The review begins as soon as every file can be viewed, and at the latest then.'),
      },
    },
  },
  completed: {
    status: 'completed',
    label: 'Completed',
    tone: 'money',
    turn: null,
    tab: 'done',
    final: true,
    payable: false,
    headline: both('Content Approved'),
    next: {
      brand: 'Done. Your files are ready to download.',
      creator: 'The booking is complete.',
      admin: 'Done. {brand} has the files.',
    },
    undelivered: {
      next: {
        ...both('You agreed on full payment without a delivery here.'),
        admin: '{creator} and {brand} agreed on full payment without a delivery here.',
      },
    },
  },
  contestable: {
    status: 'rejected',
    label: 'Rejected',
    tone: 'danger',
    turn: 'creator',
    tab: 'progress',
    final: false,
    payable: false,
    headline: both('Content Rejected'),
    next: {
      brand: 'You rejected the content. {creator} can accept that or contest it; the money stays held.',
      creator: '{brand} rejected the content. Accept that or contest it; the money stays held.',
      admin: '{brand} rejected the content. {creator} can accept that or contest it; the money stays held.',
    },
    window: {
      event: 'CONTEST_WINDOW_ENDED',
      reminders: REMINDERS.contest,
      onSilence: {
        brand: 'If {creator} does not contest by then, you get the money back.',
        creator: 'If you do not contest by then, {brand} gets the money back.',
        admin: 'If {creator} does not contest by then, {brand} gets the money back.',
      },
    },
  },
  disputed: {
    status: 'rejected',
    label: 'In Dispute',
    tone: 'danger',
    turn: 'admin',
    tab: 'progress',
    final: false,
    payable: false,
    headline: both('In Dispute'),
    next: {
      ...both('Our team is reviewing this dispute and will decide; the money stays held.'),
      admin: '{creator} and {brand} disagree. Decide how the money is shared; it stays held until then.',
    },
    window: {
      event: 'DISPUTE_WINDOW_ENDED',
      reminders: REMINDERS.dispute,
      onSilence: {
        brand: 'Without a decision by then, the money is split in half between you and {creator}.',
        creator: 'Without a decision by then, the money is split in half between you and {brand}.',
        admin: 'Without a decision by then, the money is split in half between {creator} and {brand}.',
      },
    },
  },
  declined: ended('Declined', 'Request Declined', {
    brand: '{creator} declined your request.',
    creator: 'You declined this request.',
    admin: '{creator} declined this request.',
  }),
  withdrawn: ended('Withdrawn', 'Request Withdrawn', {
    brand: 'You withdrew this request.',
    creator: '{brand} withdrew this request.',
    admin: '{brand} withdrew this request.',
  }),
  cancelled: ended('Cancelled', 'Booking Cancelled', everyone('This booking was cancelled.')),
  cancelled_with_fee: ended('Cancelled', 'Booking Cancelled', everyone('This booking was cancelled.')),
  payment_expired: ended('Expired', 'Booking Expired', everyone('The payment did not arrive in time.')),
  request_expired: ended('Expired', 'Request Expired', {
    brand: '{creator} did not answer in time.',
    creator: 'This request was not answered in time.',
    admin: '{creator} did not answer in time.',
  }),
  not_delivered: ended('Not Delivered', 'Nothing Delivered', everyone('Nothing was delivered in time.')),
  refunded: ended('Refunded', 'Booking Refunded', everyone('This booking has ended.')),
};

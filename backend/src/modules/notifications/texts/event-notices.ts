import type { Change } from '../../bookings/index.js';
import { AGREEMENT_NOTICES } from './agreement-notices.js';
import type { EventNotice, Notice, Notices } from './notice.js';
import { PRODUCT_NOTICES } from './product-notices.js';

const LATE_PAYMENT: Notice = {
  subject: 'Your payment came too late',
  body: 'Your payment for {package} came after the booking had ended. You get it back in full.',
};

/** The brand can review a version that lacks something; what, the situation says. */
const INCOMPLETE_REVIEW: Notices = {
  brand: {
    subject: 'A part of your content is ready to review',
    named: '{creator} delivered a part of {package}[, review by {until}]',
    body: '{creator} has delivered a part of {package}.',
  },
};

/** Events that say more than the stage they lead to. */
export const EVENT_NOTICES: Readonly<Partial<Record<Change['event']['type'], EventNotice>>> = {
  AUTHORIZATION_LAPSED: {
    texts: {
      brand: {
        subject: 'Please pay again',
        body: 'The bank has released your payment for {package} before it could be taken.',
      },
      creator: {
        subject: 'A request is on hold',
        body: 'The payment of {brand} for {package} has lapsed. You will see the request again once it is paid again.',
      },
    },
  },
  CAPTURE_FAILED: {
    texts: {
      brand: { subject: 'Please pay again', body: 'Your payment for {package} could not be taken.' },
      creator: {
        subject: 'A payment failed',
        body: 'The payment of {brand} for {package} could not be taken.',
      },
    },
  },
  CAPTURE_WINDOW_ENDED: {
    texts: {
      brand: { subject: 'Please pay again', body: 'Your payment for {package} could not be secured.' },
      creator: {
        subject: 'A payment failed',
        body: 'The payment of {brand} for {package} could not be secured.',
      },
    },
  },
  REVIEW_WINDOW_ENDED: {
    texts: {
      brand: {
        subject: 'Your files are ready',
        named: 'No answer in time: {amount} released to {creator}',
        body: 'The time to review {package} is over; the content counts as approved.',
      },
      creator: {
        subject: 'Your content counts as approved',
        body: '{brand} did not answer in time about {package}.',
      },
    },
    incomplete: {
      brand: {
        subject: 'Your booking is in dispute',
        named: 'In dispute: no answer in time about {package}',
        body: 'The time to review {package} is over. The delivery is incomplete, so it doesn’t count as approved.',
      },
      creator: {
        subject: 'Your booking is in dispute',
        named: 'In dispute: {brand} didn’t answer about {package}',
        body: '{brand} did not answer in time about {package}. The delivery is incomplete, so it doesn’t count as approved.',
      },
      admin: {
        subject: 'A dispute was opened',
        named: 'Incomplete, no answer: {creator} and {brand}, {amount}',
        body: '{brand} did not answer in time about {package}, which {creator} delivered incomplete. Nobody has contested anything yet.',
      },
    },
  },
  DISPUTE_RESOLVED: {
    texts: {
      brand: { subject: 'The dispute is decided', body: 'Our team has decided the dispute about {package}.' },
      creator: {
        subject: 'The dispute is decided',
        body: 'Our team has decided the dispute about {package}.',
      },
    },
  },
  DISPUTE_WINDOW_ENDED: {
    texts: {
      brand: {
        subject: 'The dispute has ended',
        body: 'The money for {package} is split in half between you and {creator}.',
      },
      creator: {
        subject: 'The dispute has ended',
        body: 'The money for {package} is split in half between you and {brand}.',
      },
    },
  },
  CREATOR_WITHDREW: {
    texts: {
      brand: { subject: 'Your booking was cancelled', body: '{creator} had to withdraw from {package}.' },
    },
  },
  BRAND_CANCELLED_LATE: {
    receipt: true,
    texts: {
      brand: { subject: 'Your booking is cancelled', body: 'You cancelled {package} because it was late.' },
      creator: {
        subject: 'A booking was cancelled',
        body: '{brand} cancelled {package} because it was late.',
      },
    },
  },
  CHARGEBACK_OPENED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your bank is reviewing a payment',
        body: 'The card network is reviewing the payment for {package}.',
      },
      creator: {
        subject: 'A payment is being reviewed',
        body: 'The card network is reviewing the payment of {brand} for {package}.',
      },
      admin: {
        subject: 'A chargeback was opened',
        body: 'The card network took the payment of {brand} for {package} back. Nothing moves until it has decided; hand in evidence at the payment provider.',
      },
    },
  },
  CHARGEBACK_WON: {
    whateverStage: true,
    texts: {
      brand: { subject: 'The review of a payment has ended', body: 'The payment for {package} stands.' },
      creator: {
        subject: 'The review of a payment has ended',
        body: 'The payment of {brand} for {package} stands.',
      },
    },
  },
  CHARGEBACK_LOST: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'The review of a payment has ended',
        body: 'The card network took the payment for {package} back.',
      },
      creator: {
        subject: 'The review of a payment has ended',
        body: 'The card network took the payment of {brand} for {package} back.',
      },
      admin: {
        subject: 'A chargeback was lost',
        body: 'The card network keeps the payment of {brand} for {package}. What {creator} had been sent already is the platform’s loss as far as it cannot be taken back.',
      },
    },
  },
  REFUND_FAILED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your refund is delayed',
        body: 'The bank did not accept the refund for {package}. We are sending it again.',
      },
      admin: {
        subject: 'A refund came back',
        body: 'The bank of {brand} did not accept the refund for {package}. It is owed again and has to be sent again.',
      },
    },
  },
  REFUND_REISSUED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your refund is on its way again',
        body: 'We have sent the refund for {package} once more.',
      },
    },
  },
  REFUND_GRANTED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'You get money back',
        body: 'Our team decided that you get money back for {package}.',
      },
      creator: {
        subject: 'A refund was granted',
        body: 'Our team decided that {brand} gets money back for {package}.',
      },
    },
  },
  ...AGREEMENT_NOTICES,
  ...PRODUCT_NOTICES,
  // Said when there is something to see: as soon as the review begins.
  CONTENT_SUBMITTED: { texts: {} },
  PREVIEWS_READY: { whateverStage: true, only: 'in_review', incomplete: INCOMPLETE_REVIEW },
  PREVIEW_WINDOW_ENDED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Please review your content',
        named: '{creator} delivered {package}[, review by {until}]',
        body: '{creator} has delivered {package}. Not every file could be made viewable; you can ask for another version.',
      },
      creator: {
        subject: 'A file can’t be viewed',
        named: '{brand} can’t view every file of {package}',
        body: 'Not every file of {package} could be made viewable within a day. Upload another version of what can’t be seen.',
      },
      admin: {
        subject: 'Previews were not ready in time',
        body: 'Not every file that {creator} delivered of {package} could be made viewable in time. The review by {brand} has begun all the same. See what keeps the previews.',
      },
    },
  },
  REVISION_WAIVED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'A revision was given back',
        named: '{creator} doesn’t count this revision: {package}',
        body: '{creator} doesn’t count the revision of {package} that you asked for. You can use it again.',
      },
    },
  },
  REVISION_GRANTED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'You can ask for one more revision',
        named: '{creator} grants one more revision of {package}',
        body: '{creator} has granted one more revision of {package}.',
      },
    },
  },
  BRAND_APPROVED: { receipt: true },
  DISPUTE_OPENED: { receipt: true },
  CREATOR_CONTESTED: { receipt: true },
  BOOKED: { receipt: true },
  PAYMENT_SECURED: { tooLate: LATE_PAYMENT },
  CAPTURED: { tooLate: LATE_PAYMENT },
};

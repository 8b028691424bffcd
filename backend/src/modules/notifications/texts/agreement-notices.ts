import type { Change } from '../../bookings/index.js';
import type { EventNotice } from './notice.js';

/** What is told of offers between the parties, and of ends that they have agreed on. */
export const AGREEMENT_NOTICES: Readonly<Partial<Record<Change['event']['type'], EventNotice>>> = {
  EXTENSION_ASKED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your creator asks for more time',
        named: '{creator} asks for more time: {package}',
        body: '{creator} would like to deliver {package} by {asked}. Please accept or decline by {answerBy}; without an answer, it stays due {due}.',
      },
    },
  },
  EXTENSION_REMINDED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'A request for more time waits for you',
        named: 'Please answer {creator}: more time for {package}',
        body: '{creator} would like to deliver {package} by {asked}. Without an answer by {answerBy}, it stays due {due}.',
      },
    },
  },
  EXTENSION_ACCEPTED: {
    whateverStage: true,
    texts: {
      creator: {
        subject: 'You have more time',
        named: '{brand} gives you more time: {package}',
        body: '{brand} has accepted: {package} is now due {due}.',
      },
    },
  },
  EXTENSION_DECLINED: {
    whateverStage: true,
    texts: {
      creator: {
        subject: 'Your request for more time was declined',
        named: '{brand} declined more time: {package}',
        body: '{brand} has declined more time for {package}. It stays due {due}.',
      },
    },
  },
  EXTENSION_LAPSED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'The due date stays as it was',
        named: 'No more time: {package} by {creator}',
        body: 'The time to answer about more time for {package} is over. It stays due {due}.',
      },
      creator: {
        subject: 'Nobody answered about more time',
        named: '{brand} didn’t answer about more time: {package}',
        body: '{brand} did not answer in time about {package}. It stays due {due}.',
      },
    },
  },
  DUE_EXTENDED: {
    whateverStage: true,
    texts: {
      creator: {
        subject: 'You have more time',
        named: '{brand} gives you more time: {package}',
        body: '{brand} has given you more time: {package} is now due {due}.',
      },
    },
  },
  SETTLEMENT_PROPOSED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your creator proposes a settlement',
        named: '{creator} proposes a settlement: {package}',
        body: '{creator} would end the booking of {package} like this: {shares}. You can accept it, decline it or propose something else; the deadline goes on as before.',
      },
      creator: {
        subject: 'The brand proposes a settlement',
        named: '{brand} proposes a settlement: {package}',
        body: '{brand} would end the booking of {package} like this: {shares}. You can accept it, decline it or propose something else; the deadline goes on as before.',
      },
    },
  },
  SETTLEMENT_ACCEPTED: {
    receipt: true,
    texts: {
      brand: {
        subject: 'Your settlement is agreed',
        named: 'Settled: {package} by {creator}',
        body: 'You and {creator} have agreed on how the booking of {package} ends.',
      },
      creator: {
        subject: 'Your settlement is agreed',
        named: 'Settled: {package} for {brand}',
        body: 'You and {brand} have agreed on how the booking of {package} ends.',
      },
    },
  },
  SETTLEMENT_DECLINED: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'Your proposal was declined',
        named: '{creator} declined your proposal: {package}',
        body: '{creator} has declined your proposal for {package}. The booking goes on as before.',
      },
      creator: {
        subject: 'Your proposal was declined',
        named: '{brand} declined your proposal: {package}',
        body: '{brand} has declined your proposal for {package}. The booking goes on as before.',
      },
    },
  },
  SETTLEMENT_WITHDRAWN: {
    whateverStage: true,
    texts: {
      brand: {
        subject: 'A proposal was withdrawn',
        named: '{creator} withdrew their proposal: {package}',
        body: '{creator} has withdrawn their proposal for {package}. The booking goes on as before.',
      },
      creator: {
        subject: 'A proposal was withdrawn',
        named: '{brand} withdrew their proposal: {package}',
        body: '{brand} has withdrawn their proposal for {package}. The booking goes on as before.',
      },
    },
  },
  BRAND_CANCELLED: {
    receipt: true,
    texts: {
      brand: { subject: 'Your booking is cancelled', body: 'You have cancelled {package}.' },
      creator: {
        subject: 'A booking was cancelled',
        named: 'Cancelled: {package} for {brand} ({amount})',
        body: '{brand} has cancelled {package}.',
      },
    },
  },
};

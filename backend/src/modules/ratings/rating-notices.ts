import { type Party, RATING_DAYS } from '@reelpact/domain';

interface Words {
  subject: string;
  named: string;
  body: string;
}

const ASKED: Record<Party, Words> = {
  brand: {
    subject: 'How was it?',
    named: 'How was working with {creator}?',
    body: `You can rate {package} for ${RATING_DAYS} days after it was completed, and so can {creator}. Nobody sees a rating before both are written or the time is over. If you have rated it already, there is nothing to do.`,
  },
  creator: {
    subject: 'How was it?',
    named: 'How was working with {brand}?',
    body: `You can rate {package} for ${RATING_DAYS} days after it was completed, and so can {brand}. Nobody sees a rating before both are written or the time is over. If you have rated it already, there is nothing to do.`,
  },
};

const SHOWN: Record<Party, Words> = {
  brand: {
    subject: 'A creator rated you',
    named: '{creator} rated you',
    body: '{creator} has rated working with you on {package}. You can read it on the booking, and answer once.',
  },
  creator: {
    subject: 'A brand rated you',
    named: '{brand} rated you',
    body: '{brand} has rated working with you on {package}. You can read it on the booking, and answer once.',
  },
};

/** What the parties are told about ratings, and when nobody can learn of one by it. */
export const ratingNotice = {
  /** The same for both, whatever they have written: by who is asked, nobody learns who has rated. */
  asked: ASKED,
  shown: (to: Party): Words => SHOWN[to],
  removed: (reason: string): Words => ({
    subject: 'A rating was removed',
    named: 'A rating was removed: {package}',
    body: `A rating of {package} was removed, because of our rules: ${reason}. It doesn’t count any more, and is counted as removed.`,
  }),
  kept: {
    subject: 'A rating stays',
    named: 'A rating stays: {package}',
    body: 'We have looked at the rating of {package} that you reported. It breaks none of our rules, so it stays.',
  },
} as const;

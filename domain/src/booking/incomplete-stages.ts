import { REMINDERS } from './reminder-plans.js';
import type { Reader } from './parties.js';
import type { BookingStage, StageMeta } from './stages.js';

const everyone = (text: string): Record<Reader, string> => ({ brand: text, creator: text, admin: text });

/** How a stage differs where the latest version is incomplete; what that lacks is said before it. */
export const INCOMPLETE_META: Readonly<
  Partial<Record<BookingStage, Partial<Pick<StageMeta, 'next' | 'window'>>>>
> = {
  in_review: {
    next: {
      brand: 'Approve it as it is, ask for changes or reject it.',
      creator: '{brand} has to review it.',
      admin: '{brand} has to review it.',
    },
    window: {
      event: 'REVIEW_WINDOW_ENDED',
      reminders: REMINDERS.review,
      waitsForReminders: true,
      onSilence: everyone(
        'Without an answer by then, the content isn’t approved: our team decides, and the money stays held.',
      ),
    },
  },
  disputed: {
    next: {
      ...everyone('Our team is reviewing this dispute and will decide; the money stays held.'),
      admin: 'Decide how the money is shared between {creator} and {brand}; it stays held until then.',
    },
  },
};

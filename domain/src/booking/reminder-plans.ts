import type { Party } from './parties.js';

/** Who is told that a window is about to end. */
export type Reminded = Party | 'admin';
export interface Reminder {
  /** The part of the stage's window that has passed then; negative is before a delivery is due, from where its window counts. */
  passed: number;
  to: readonly Reminded[];
}

/** In the order of time. The last one of each tells everyone who sees the booking, so that nothing ends unannounced. */
export const REMINDERS = {
  /** The creator doesn't see the booking yet. */
  unpaid: [{ passed: 1 / 2, to: ['brand'] }],
  requested: [
    { passed: 1 / 3, to: ['creator'] },
    { passed: 2 / 3, to: ['creator', 'brand'] },
  ],
  accepted: [
    { passed: 1 / 3, to: ['brand'] },
    { passed: 2 / 3, to: ['brand', 'creator'] },
  ],
  product: [
    { passed: 3 / 7, to: ['brand'] },
    { passed: 5 / 7, to: ['brand', 'creator'] },
  ],
  receipt: [
    { passed: 7 / 14, to: ['creator'] },
    { passed: 12 / 14, to: ['creator', 'brand'] },
  ],
  /** Of fourteen days after the due date: the day before it, the day itself, a week later, two days before the end. */
  delivery: [
    { passed: -1 / 14, to: ['creator'] },
    { passed: 0, to: ['creator', 'brand'] },
    { passed: 7 / 14, to: ['creator'] },
    { passed: 12 / 14, to: ['creator', 'brand'] },
  ],
  review: [
    { passed: 3 / 5, to: ['brand'] },
    { passed: 4 / 5, to: ['brand', 'creator'] },
  ],
  contest: [
    { passed: 2 / 5, to: ['creator'] },
    { passed: 4 / 5, to: ['creator', 'brand'] },
  ],
  dispute: [
    { passed: 7 / 30, to: ['admin'] },
    { passed: 14 / 30, to: ['admin'] },
    { passed: 27 / 30, to: ['admin', 'brand', 'creator'] },
  ],
} as const satisfies Record<string, readonly Reminder[]>;

import type { Measure } from './metrics.js';

export interface Waiting {
  waiting: number;
  /** Seconds. */
  oldest: number;
}
type Named = Pick<Measure, 'name' | 'help'>;

/** How many wait, and for how long the oldest has. */
export const waitingMeasures = (row: Waiting | null, count: Named, oldest: Named): Measure[] => [
  { ...count, readings: [{ value: row?.waiting ?? 0 }] },
  { ...oldest, readings: [{ value: row?.oldest ?? 0 }] },
];

/** What the clock should have acted upon by now, by the product's time. */
export const overdueMeasures = (of: string, row: Waiting | null): Measure[] => [
  {
    name: 'reelpact_deadlines_overdue',
    help: 'Deadlines and reminders whose time has come and that nothing was done about.',
    readings: [{ value: row?.waiting ?? 0, labels: { of } }],
  },
  {
    name: 'reelpact_deadline_oldest_seconds',
    help: 'How long ago the time of the oldest came.',
    readings: [{ value: row?.oldest ?? 0, labels: { of } }],
  },
];

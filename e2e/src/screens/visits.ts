import type { App } from '../harness/index.js';
import { BOOKING_SCREENS } from './booking-screens.js';
import { DIALOGS } from './dialogs.js';
import { EVERYONES_SCREENS } from './everyones-screens.js';
import { Windows, inLanes } from './lanes.js';
import { peopleOf } from './persons.js';
import { SIGNED_IN_SCREENS } from './signed-in-screens.js';
import { type Visit, visitsOf } from './table.js';
import { type Manner, pay } from './visit.js';

export const SCREENS = [...EVERYONES_SCREENS, ...SIGNED_IN_SCREENS, ...BOOKING_SCREENS];
export const VISITS = visitsOf(SCREENS);
/** With what is opened on screens, which the tests of pages open too. */
export const ALL_VISITS = visitsOf([...SCREENS, ...DIALOGS]);

/** Pays the visits. @returns what is wrong with each, in their order */
export async function payAll(
  { browser, product }: App,
  visits: readonly Visit[],
  manner: Manner,
): Promise<Promise<string[]>[]> {
  const { world, states } = await peopleOf(browser, product.url);
  const windows = new Windows(browser, product.url, states);
  return inLanes(
    visits,
    async (visit, lane) => pay(await windows.of(visit.person, lane), visit, world, manner),
    // Links lead on in one window.
    manner.byLink ? ({ person }) => person : undefined,
  );
}

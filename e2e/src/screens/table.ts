import type { Page } from 'playwright-core';
import { PERSONS, type PersonName, type World } from './persons.js';

/** What somebody finds at a path. */
export interface Seen {
  /** The page's first heading, or the dialog's title. */
  heading: string | RegExp;
  /** Whether they end up where the server says; without it at the path that they opened. */
  isLed?: true;
  /** Statuses of 400 and more that the server answers here, rightly. */
  refusals?: readonly number[];
}

/** One screen in one situation. */
export interface Screen {
  /** The path as the router has it: every route stands in the table. */
  route: string;
  /** Says what is special about it; '' where there is only one situation. */
  situation: string;
  path: (world: World) => string;
  /**
   * Who is meant to be here, and on a page where nobody is, somebody who is led on. Whom the application itself sends elsewhere,
   * the tests of its router say.
   */
  seen: Partial<Record<PersonName, Seen>>;
  /** What has to be done on the page before it is looked at. */
  open?: (page: Page) => Promise<void>;
  /** Whether the heading is a dialog's. */
  isDialog?: true;
}

/** One screen in front of one person. */
export interface Visit extends Omit<Screen, 'seen'> {
  person: PersonName;
  seen: Seen;
  /** A page that the server doesn't have, in place of what is at the path. */
  planted?: string;
}

/** Pages of the site are documents of their own, to which no link within the application leads. */
const OF_THE_SITE = [
  '/',
  '/terms',
  '/privacy',
  '/creators/:part?/:more?',
  '/creator/:id?',
  '/service/:serviceId',
  '/:username',
  '/:username/kit',
  '/:username/ratings',
  '/auth',
  '/login',
  '/second-step',
  '/reset-password',
  '/package/:packageId/booking',
  '/checkout/:bookingId',
  '/escrow-checkout/:bookingId',
  '/tip/:subject',
];

export const isOfTheSite = ({ route }: Pick<Screen, 'route'>): boolean => OF_THE_SITE.includes(route);

/** Of the pages that don't ask who is looking, not even a visitor's 401 has a place on them. */
export const needsSession = (screen: Pick<Screen, 'route'>): boolean =>
  !isOfTheSite(screen) && screen.route !== '*';

export const nameOf = ({ route, situation }: Pick<Screen, 'route' | 'situation'>): string =>
  situation === '' ? route : `${route}, ${situation}`;

/** Each screen before each person who is meant to see it. */
export function visitsOf(screens: readonly Screen[]): Visit[] {
  return screens.flatMap(({ seen, ...screen }) =>
    PERSONS.flatMap((person) => {
      const found = seen[person];
      return found ? [{ ...screen, person, seen: found }] : [];
    }),
  );
}

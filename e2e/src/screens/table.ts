import type { Page } from 'playwright-core';
import { PERSONS, type PersonName, type World } from './persons.js';

/** What somebody finds at a path. */
export interface Seen {
  /** The page's first heading, or the dialog's title. */
  heading: string | RegExp;
  /** Where they end up; without it at the path that they opened. */
  leadsTo?: string | ((world: World) => string);
  /** Statuses of 400 and more that the server answers here, rightly. */
  refusals?: readonly number[];
  /** Whether another line of the table shows just this to somebody who is meant to see it. */
  isKnown?: true;
}

/** One screen in one situation. */
export interface Screen {
  /** The path as the router has it: every route stands in the table. */
  route: string;
  /** Says what is special about it; '' where there is only one situation. */
  situation: string;
  path: (world: World) => string;
  /** Who is meant to be here. For them the screen must be sound: in both themes, at both sizes, without violations. */
  seen: Partial<Record<PersonName, Seen>>;
  /** What everyone else finds. */
  others?: Seen;
  /** What has to be done on the page before it is looked at. */
  open?: (page: Page) => Promise<void>;
  /** Whether the heading is a dialog's. */
  isDialog?: true;
}

/** One screen in front of one person. */
export interface Visit extends Omit<Screen, 'seen' | 'others'> {
  person: PersonName;
  seen: Seen;
  isMeant: boolean;
  /** A page that the server doesn't have, in place of what is at the path. */
  planted?: string;
}

/** Pages that don't ask who is looking: not even a visitor's 401 has a place there. */
const ASK_NOBODY = [
  '/',
  '/terms',
  '/privacy',
  '/creator/:id?',
  '/service/:serviceId',
  '/:username',
  '/:username/kit',
  '*',
];

export const needsSession = ({ route }: Pick<Screen, 'route'>): boolean => !ASK_NOBODY.includes(route);

export const nameOf = ({ route, situation }: Pick<Screen, 'route' | 'situation'>): string =>
  situation === '' ? route : `${route}, ${situation}`;

/** Each screen before each person; dialogs only before those who can open them. */
export function visitsOf(screens: readonly Screen[]): Visit[] {
  return screens.flatMap(({ seen, others, ...screen }) =>
    PERSONS.flatMap((person) => {
      const found = seen[person] ?? others;
      // Where somebody is led to has its own line in the table.
      const isMeant = seen[person] !== undefined && found?.leadsTo === undefined && !found?.isKnown;
      return found ? [{ ...screen, person, seen: found, isMeant }] : [];
    }),
  );
}

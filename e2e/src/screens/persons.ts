import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { DEMO_PASSWORD } from '../journeys/steps.js';
import { findSampleCreator, listBookings, type Sent, send } from './calls.js';

/** Every kind of person who can stand in front of a screen. */
export const PERSONS = ['visitor', 'guest', 'new user', 'new creator', 'creator', 'brand', 'admin'] as const;
export type PersonName = (typeof PERSONS)[number];

/** What the paths of the screens are made of. */
export interface World {
  sample: { id: string; username: string; packageId: string };
  /** The one without bookings; brands send them requests before they pay. */
  newCreator: { id: string; username: string; packageId: string };
  /** The guest's one booking, not yet paid. */
  guestBooking: string;
  /** The path of a review link to one of the demo's bookings. */
  reviewLink: string;
  /** A booking in one of these stages that the demo's brand, or its creator, can open. */
  booking(of: 'brand' | 'creator', ...stages: string[]): string;
}

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Cookies of every person, made over HTTP as a browser would. */
export interface People {
  world: World;
  states: Record<PersonName, State>;
}

export const signInAs = (email: string) => (request: APIRequestContext) =>
  send(request, 'POST', '/api/auth/login', { email, password: DEMO_PASSWORD });

export const signIn = (who: 'admin' | 'brand' | 'creator') => signInAs(`${who}@demo.reelpact.test`);

export const register = (email: string, firstName: string) => (request: APIRequestContext) =>
  send(request, 'POST', '/api/auth/register', {
    email,
    password: DEMO_PASSWORD,
    firstName,
    lastName: 'Holm',
  });

interface MadePage {
  id: string;
  packages: { id: string }[];
}
const profileOf = (username: string, displayName: string) => ({
  username,
  displayName,
  bio: 'Small, quiet films about things made by hand.',
  category: 'Lifestyle',
});

/** Makes a page with packages of these names. */
export const makePage = (
  request: APIRequestContext,
  username: string,
  displayName: string,
  ...packages: string[]
): Promise<MadePage> =>
  send<MadePage>(request, 'POST', '/api/creator/onboard', {
    ...profileOf(username, displayName),
    contentBlocks: packages.map((title) => ({
      type: 'package',
      enabled: true,
      title,
      description: 'Five calm photos of what your hands make.',
      emoji: '📦',
      price: 150,
      deliveryTime: '3-5 days',
      revisions: 'unlimited',
      includes: '• Photos of your work\n• Basic editing',
      contentFormat: 'photos',
      usageRights: 'social',
    })),
  });

/** Makes a page that takes requests first, so that both booking forms exist. */
export const becomeCreator =
  (username: string, name: string) =>
  async (request: APIRequestContext): Promise<World['newCreator']> => {
    const [firstName = ''] = name.split(' ');
    await register(`${username}@screens.test`, firstName)(request);
    const { id, packages } = await makePage(request, username, name, 'UGC Package');
    const profile = { ...profileOf(username, name), bookingFlow: 'approve_first' };
    await send(request, 'PUT', `/api/creator/profile/${id}`, profile);
    return { id, username, packageId: packages[0]?.id ?? '' };
  };

/** Jest loads this module once for each spec file. */
let shared: Promise<People> | undefined;

/** The people of the suite, the same for all its parts. */
export const peopleOf = (browser: Browser, baseURL: string): Promise<People> =>
  (shared ??= gatherPeople(browser, baseURL));

/** Lets somebody do something over HTTP. @returns what came of it, and their cookies */
export async function enter<Result>(
  browser: Browser,
  baseURL: string,
  how: (request: APIRequestContext) => Promise<Result>,
): Promise<{ result: Result; state: State }> {
  const context = await browser.newContext({ baseURL });
  const result = await how(context.request);
  const state = await context.storageState();
  await context.close();
  return { result, state };
}

/** Books without an account. @returns the booking, not yet paid */
export const bookAsGuest = (packageId: string) => (request: APIRequestContext) =>
  send<Sent>(request, 'POST', '/api/package-bookings', {
    packageId,
    brandName: 'Guest Lamps',
    contactEmail: 'guest@screens.test',
    projectDescription: 'A reel of our reading lamp in the evening.',
    scriptUrl: 'https://example.com/brief',
    additionalNotes: 'Warm light, please.',
  });

/** Makes one of each kind of person in the product that the browser's contexts open by `baseURL`. */
async function gatherPeople(browser: Browser, baseURL: string): Promise<People> {
  const states = {} as People['states'];
  const come = async <Result>(
    name: PersonName,
    how: (request: APIRequestContext) => Promise<Result>,
  ): Promise<Result> => {
    const { result, state } = await enter(browser, baseURL, how);
    states[name] = state;
    return result;
  };

  const sample = await come('visitor', findSampleCreator);
  const booked = await come('guest', bookAsGuest(sample.packageId));
  await come('new user', register('nils@screens.test', 'Nils'));
  const newCreator = await come('new creator', becomeCreator('marafilms', 'Mara Holm'));
  await come('admin', signIn('admin'));
  let reviewLink = '';
  const lists = {
    creator: await come('creator', async (request) => {
      await signIn('creator')(request);
      return listBookings(request, 'creator');
    }),
    brand: await come('brand', async (request) => {
      await signIn('brand')(request);
      const bookings = await listBookings(request, 'brand');
      const shared = bookings.find(({ stage }) => stage === 'in_review')?.id ?? '';
      const wish = { label: 'The client', days: 14, notesBecome: 'draft' };
      const link = await send<{ url: string }>(request, 'POST', `/api/bookings/${shared}/review-links`, wish);
      reviewLink = new URL(link.url).pathname;
      return bookings;
    }),
  };
  const world: World = {
    sample,
    newCreator,
    guestBooking: booked.id,
    reviewLink,
    booking: (of, ...stages) => {
      const found = lists[of].find(({ stage }) => stages.includes(stage));
      if (!found) throw new Error(`The demo has no booking of the ${of} in ${stages.join(' or ')}.`);
      return found.id;
    },
  };
  return { world, states };
}

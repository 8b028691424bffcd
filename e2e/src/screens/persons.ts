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
  /** A booking in one of these stages that the demo's brand, or its creator, can open. */
  booking(of: 'brand' | 'creator', ...stages: string[]): string;
}

/** Cookies of every person, made over HTTP as a browser would. */
export interface People {
  world: World;
  states: Record<PersonName, Awaited<ReturnType<BrowserContext['storageState']>>>;
}

const signIn = (who: 'admin' | 'brand' | 'creator') => (request: APIRequestContext) =>
  send(request, 'POST', '/api/auth/login', {
    email: `${who}@demo.reelpact.test`,
    password: DEMO_PASSWORD,
  });

const register = (email: string, firstName: string) => (request: APIRequestContext) =>
  send(request, 'POST', '/api/auth/register', {
    email,
    password: DEMO_PASSWORD,
    firstName,
    lastName: 'Holm',
  });

/** Makes a page that takes requests first, so that both booking forms exist. */
async function becomeCreator(request: APIRequestContext): Promise<World['newCreator']> {
  await register('mara@screens.test', 'Mara')(request);
  const profile = {
    username: 'marafilms',
    displayName: 'Mara Holm',
    bio: 'Small, quiet films about things made by hand.',
    category: 'Lifestyle',
  };
  const block = {
    type: 'package',
    enabled: true,
    title: 'UGC Package',
    description: 'Five calm photos of what your hands make.',
    emoji: '📦',
    price: 150,
    deliveryTime: '3-5 days',
    revisions: 'unlimited',
    includes: '• 3 photos\n• Basic editing',
    contentFormat: 'photos',
    usageRights: 'social',
  };
  const made = await send<{ id: string; packages: { id: string }[] }>(
    request,
    'POST',
    '/api/creator/onboard',
    { ...profile, contentBlocks: [block] },
  );
  await send(request, 'PUT', `/api/creator/profile/${made.id}`, {
    ...profile,
    bookingFlow: 'approve_first',
  });
  return { id: made.id, username: profile.username, packageId: made.packages[0]?.id ?? '' };
}

/** Makes one of each kind of person in the product that the browser's contexts open by `baseURL`. */
export async function gatherPeople(browser: Browser, baseURL: string): Promise<People> {
  const states = {} as People['states'];
  const enter = async <Result>(
    name: PersonName,
    how: (request: APIRequestContext) => Promise<Result>,
  ): Promise<Result> => {
    const context = await browser.newContext({ baseURL });
    const result = await how(context.request);
    states[name] = await context.storageState();
    await context.close();
    return result;
  };

  const sample = await enter('visitor', findSampleCreator);
  const booked = await enter('guest', (request) =>
    send<Sent>(request, 'POST', '/api/package-bookings', {
      packageId: sample.packageId,
      brandName: 'Guest Lamps',
      contactEmail: 'guest@screens.test',
      projectDescription: 'A reel of our reading lamp in the evening.',
      scriptUrl: 'https://example.com/brief',
      additionalNotes: 'Warm light, please.',
    }),
  );
  await enter('new user', register('nils@screens.test', 'Nils'));
  const newCreator = await enter('new creator', becomeCreator);
  await enter('admin', signIn('admin'));
  const lists = {
    creator: await enter('creator', async (request) => {
      await signIn('creator')(request);
      return listBookings(request, 'creator');
    }),
    brand: await enter('brand', async (request) => {
      await signIn('brand')(request);
      return listBookings(request, 'brand');
    }),
  };
  const world: World = {
    sample,
    newCreator,
    guestBooking: booked.id,
    booking: (of, ...stages) => {
      const found = lists[of].find(({ stage }) => stages.includes(stage));
      if (!found) throw new Error(`The demo has no booking of the ${of} in ${stages.join(' or ')}.`);
      return found.id;
    },
  };
  return { world, states };
}

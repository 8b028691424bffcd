import type { Browser, Page } from 'playwright-core';
import type { App } from '../harness/index.js';
import { send, type Sent } from './calls.js';
import { Keyboard } from './keyboard.js';
import { type State, enter, makePage, register, signIn, signInAs } from './persons.js';

/** Those who use no mouse. They change packages and bookings, so they are others than those whom the other parts know. */
export interface KeyboardPeople {
  username: string;
  creator: State;
  brand: State;
  /** The brand's one booking, in review. */
  bookingId: string;
}

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };

/** Jest loads this module once for each spec file. */
let shared: Promise<KeyboardPeople> | undefined;

/** The people of the suite who use no mouse, the same for all its parts. */
export const keyboardPeopleOf = (app: App): Promise<KeyboardPeople> =>
  (shared ??= gatherKeyboardPeople(app.browser, app.product.url, app.rest));

/**
 * Makes a creator with two packages, and a brand for whom they have delivered.
 * @param rest waits until the product has done what follows from a call
 */
async function gatherKeyboardPeople(
  browser: Browser,
  baseURL: string,
  rest: () => Promise<void>,
): Promise<KeyboardPeople> {
  const username = 'kimfilms';
  const creator = await enter(browser, baseURL, async (request) => {
    await register('kim@keyboard.test', 'Kim')(request);
    return makePage(request, username, 'Kim Holm', 'Single Reel', 'Photo Set');
  });
  const brand = await enter(browser, baseURL, async (request) => {
    await register('bo@keyboard.test', 'Bo')(request);
    const booking = await send<Sent>(request, 'POST', '/api/package-bookings', {
      packageId: creator.result.packages[0]?.id,
      brandName: 'Bo’s Bicycles',
      contactEmail: 'bo@keyboard.test',
      projectDescription: 'A reel of our bicycle in the rain.',
    });
    const { clientSecret } = await send<{ clientSecret: string }>(
      request,
      'POST',
      '/api/create-payment-intent',
      { bookingId: booking.id },
    );
    await send(request, 'POST', '/api/payments/sandbox/confirm', { clientSecret, card: CARD });
    return booking;
  });
  const { id } = brand.result;
  await rest();
  await enter(browser, baseURL, async (request) => {
    await signInAs('kim@keyboard.test')(request);
    await send(request, 'POST', `/api/creator/bookings/${id}/approve`, {});
    await rest();
    // The lab delivers a real file for the creator.
    await signIn('admin')(request);
    await send(request, 'POST', `/api/lab/bookings/${id}/steps`, { step: 'submit_content' });
    await rest();
  });
  return { username, creator: creator.state, brand: brand.state, bookingId: id };
}

/** Somebody who came in before, at a screen: their page, their keyboard, and what goes wrong there. */
export async function sitDown(
  app: App,
  { cookies }: Partial<State>,
  path: string,
): Promise<[Page, Keyboard, string[]]> {
  const { page, context, problems } = await app.newPerson('desktop');
  if (cookies) await context.addCookies(cookies);
  await page.goto(path, { waitUntil: 'networkidle' });
  return [page, new Keyboard(page), problems];
}

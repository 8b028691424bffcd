import type { Page } from 'playwright-core';
import type { World } from './persons.js';
import { type Visit, isOfTheSite, needsSession } from './table.js';
import { type Traffic, tally } from './traffic.js';
import type { Window } from './lanes.js';

/** More calls than this are not needed for any screen. */
const MOST_CALLS = 12;
/** Page time that passes at once after a screen has settled: whatever still asks in it is a loop or needless polling. */
const LATER = 20_000;
/** Lists are asked for at most once a second, however much news there is: what the last news have a page ask for, it has asked for by then. */
const NEWS_TAKEN_MS = 1_000;
/** Only ends a hang; a screen that never shows a heading, or loads for ever, is judged as it is then. */
const HEADING_HANG_MS = 30_000;
const ERROR_SCREENS =
  /Something went wrong|could not be (reached|loaded|shown)|Failed to (fetch|load|initialize)|Error loading/;

/** A place in the application that asks for nothing; one of the screens itself. */
const NOWHERE = '/no/such/page';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the page, or the dialog on it, is called; null as long as it only loads. */
async function headingOf(page: Page, isDialog: boolean): Promise<string | null> {
  if (isDialog) {
    const dialog = page.getByRole('dialog').last();
    if (!(await dialog.isVisible())) return null;
    return dialog.evaluate(
      (element) =>
        element.getAttribute('aria-label') ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
        '',
    );
  }
  const heading = page.locator('h1').first();
  return (await heading.count()) > 0 ? heading.innerText() : null;
}

/** Until the screen rests and has a heading. */
async function rest(page: Page, traffic: Traffic, isDialog: boolean): Promise<string | null> {
  await traffic.settle();
  // A part whose script has come is drawn, and asks, up to 0.3 s after the one before it: React holds it back so that nothing flickers.
  const loading = page.locator('[role="status"][aria-label="Loading"]').first();
  if ((await loading.count()) > 0 && !traffic.restless) {
    await loading.waitFor({ state: 'detached', timeout: HEADING_HANG_MS }).catch(() => {});
    await traffic.settle();
  }
  if ((await headingOf(page, isDialog)) === null && !traffic.restless) {
    const awaited = isDialog ? page.getByRole('dialog') : page.locator('h1');
    await awaited
      .last()
      .waitFor({ timeout: HEADING_HANG_MS })
      .catch(() => {});
    await traffic.settle();
  }
  return headingOf(page, isDialog);
}

/** The paths at which a person may find themselves after opening `path`. */
async function destinations(page: Page, path: string, { seen }: Visit): Promise<string[]> {
  if (!seen.isLed) return [path];
  const id = /[0-9a-f-]{36}/.exec(path)?.[0] ?? '';
  const answer = await page.request.get(`/api/bookings/${id}`);
  return [answer.ok() ? ((await answer.json()) as { path: string }).path : 'no booking'];
}

function trafficFaults(
  { calls, failures, complaints }: Traffic,
  visit: Visit,
  path: string,
  wasTold: boolean,
): string[] {
  // What others of the suite change meanwhile is asked for again, as often as they change it.
  const counted = wasTold ? [...new Set(calls)] : calls;
  const expected = (failure: string) =>
    (failure === '401 GET /api/auth/user' && needsSession(visit)) ||
    (visit.seen.refusals ?? []).some(
      (status) => failure.startsWith(`${status} GET /api/`) || failure === `${status} GET ${path}`,
    );
  return [
    ...(counted.length > MOST_CALLS ? [`makes ${counted.length} calls: ${tally(calls)}`] : []),
    ...failures.filter((failure) => !expected(failure)),
    ...complaints,
  ];
}

/** As a link within the application would, which loads nothing twice. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The application shows the screen before for as long as it loads the next one.
  await before?.waitForElementState('hidden').catch((error: unknown) => {
    // A screen that leads to a document is gone with its own.
    if (!String(error).includes('not attached')) throw error;
  });
}

type Heard = typeof globalThis & { newsHeard?: number; newsBefore?: number };

/** How much news the page's stream has told since the document was loaded. */
const newsHeard = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Heard).newsHeard ?? 0);
/** What was told until now is not of the next screen; a new document begins with none. */
const passNews = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as Heard).newsBefore = (globalThis as Heard).newsHeard));
/** Whether there was news since the screen was opened. */
const isTold = (page: Page): Promise<boolean> =>
  page.evaluate(() => ((globalThis as Heard).newsHeard ?? 0) > ((globalThis as Heard).newsBefore ?? 0));

/** Opens a screen from the screen before, when both are the application's and `byLink` asks for it; else as a new document. */
async function go(window: Window, visit: Visit, path: string, byLink: boolean): Promise<void> {
  const { page, traffic } = window;
  const isOfTheApplication = !visit.planted && !isOfTheSite(visit);
  // A screen of the application may have led to a document.
  const isInApplication = window.isInApplication && (await page.locator('#root').count()) > 0;
  if (byLink && isInApplication && isOfTheApplication) {
    // A window that a link doesn't lead on is loaded afresh for the next screen.
    window.isInApplication = false;
    // The next screen may be the same one, with nothing opened on it.
    if (new URL(page.url()).pathname !== NOWHERE) await follow(page, NOWHERE);
    await passNews(page);
    traffic.forget();
    if (path !== NOWHERE) await follow(page, path);
    window.isInApplication = true;
    return;
  }
  window.isInApplication = isOfTheApplication;
  // What the screen before has left unanswered is not of this one.
  await page.goto('about:blank');
  await page.unrouteAll();
  traffic.forget();
  // The route stays for the whole visit: requests that are begun while it is taken away are not reported.
  if (visit.planted)
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ contentType: 'text/html', body: visit.planted }),
    );
  // The page's own scripts have run then, and what they asked for has been heard of.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** How a page asks, until its stream is heard, for what the stream would say; a busy machine may keep the stream waiting for longer than these seconds. */
const ASKED_WITHOUT_STREAM = / \/api\/live\/events\b/;

/** What else is looked at once a screen rests. @returns what is wrong with it, in words */
type LookAt = (page: Page, visit: Visit) => Promise<string[]>;

export interface Manner {
  /** Whether screens are opened one from the other where that is possible; else each is loaded as a new document. */
  byLink: boolean;
  lookAt: LookAt;
}

/** What a page at rest asks for in the seconds that come, without being told of anything in them. */
async function askedUnasked(window: Window): Promise<string[]> {
  const { page, traffic } = window;
  // In this order: what earlier news had the page ask for is known by then, and later news are noticed.
  const heard = await newsHeard(page);
  if (heard > 0) await page.clock.runFor(NEWS_TAKEN_MS);
  await traffic.settle();
  const known = traffic.calls.length;
  await page.clock.runFor(LATER);
  await traffic.settle();
  const late = traffic.calls.slice(known);
  // A preview that others of the suite wait for is ready, for example. It is looked at again in seconds without news.
  const wasTold = (await newsHeard(page)) !== heard || late.some((call) => ASKED_WITHOUT_STREAM.test(call));
  return wasTold && !traffic.restless ? askedUnasked(window) : late;
}

/** Opens one screen as one person. @returns what is wrong with it, in words */
export async function pay(
  window: Window,
  visit: Visit,
  world: World,
  { byLink, lookAt }: Manner,
): Promise<string[]> {
  const { page, traffic } = window;
  const path = visit.path(world);
  await go(window, visit, path, byLink);
  let heading = await rest(page, traffic, false);
  if (visit.open && heading !== null && !traffic.restless) {
    await visit.open(page);
    heading = await rest(page, traffic, visit.isDialog ?? false);
  }
  if (traffic.restless) return [`never settles: ${tally(traffic.calls)}`];

  const faults = trafficFaults(traffic, visit, path, await isTold(page));
  const late = await askedUnasked(window);
  if (late.length > 0) faults.push(`goes on asking after it has settled: ${tally(late)}`);

  const { heading: wanted } = visit.seen;
  const fits = typeof wanted === 'string' ? new RegExp(`^${escaped(wanted)}$`) : wanted;
  if (heading === null) faults.push('shows no heading');
  else if (!fits.test(heading.trim())) faults.push(`shows “${heading}” and not ${String(wanted)}`);
  const address = new URL(page.url());
  const at = address.pathname + address.search;
  const right = await destinations(page, path, visit);
  if (!right.includes(at)) faults.push(`ends at ${at} and not at ${right.join(' or ')}`);
  const text = await page.locator('body').innerText();
  const error = ERROR_SCREENS.exec(text);
  if (error) faults.push(`shows an error screen: ${error[0]}`);
  if (await page.getByRole('status', { name: 'Loading' }).first().isVisible()) faults.push('still loads');

  return [...faults, ...(await lookAt(page, visit))];
}

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const shots = resolve(__dirname, '../../../.cache/e2e');
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Beside the pages that there are, it would always keep an empty process ready for the next one.
  '--renderer-process-limit=2',
];

/** Only ends a hang: a page that takes a second on a quiet machine may take many on a busy one. */
const STEP_HANG_MS = 180_000;
/** How many of what was asked last a failed test prints. */
const LAST_ASKED = 8;

export type Device = keyof typeof VIEWPORTS;

/** Somebody with a browser of their own: cookies and storage are shared with nobody. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Script errors, console errors and answers of 500 and more that this person met. */
  problems: string[];
  /** Answers to what changed something, and refusals: the last ones explain why a test waits in vain. */
  asked: string[];
}

/** Opens the one browser of a test file. */
export function openBrowser(): Promise<Browser> {
  const libraries = process.env.REELPACT_CHROMIUM_LIBRARIES;
  const fonts = process.env.REELPACT_CHROMIUM_FONTS;
  const executablePath = process.env.REELPACT_CHROMIUM;
  if (!executablePath) throw new Error('The global setup did not find a browser.');
  return chromium.launch({
    executablePath,
    args: FLAGS,
    env: {
      ...(process.env as Record<string, string>),
      ...(fonts ? { FONTCONFIG_FILE: fonts } : {}),
      ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
    },
  });
}

/**
 * A new person in front of the given product.
 * @param settings of the browser, beside the usual ones
 */
export async function meetPerson(
  browser: Browser,
  baseURL: string,
  device: Device,
  settings: BrowserContextOptions,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORTS[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    locale: 'en-US',
    timezoneId: 'UTC',
    acceptDownloads: true,
    // Animations move what a test is about to click.
    reducedMotion: 'reduce',
    ...settings,
  });
  context.setDefaultTimeout(STEP_HANG_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('console', (message) => {
    // The browser reports every 4xx as an error; those are answers a test may want.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    const request = response.request();
    const said = `${response.status()}: ${request.method()} ${response.url()}`;
    if (response.status() >= 500) problems.push(said);
    // What changed something last, or was refused: a test that waits in vain prints it.
    if (response.status() >= 400 || request.method() !== 'GET') asked.push(said);
  });
  return { page, context, problems, asked };
}

/** Saves what every person sees, under the name of the test that just failed. */
export async function saveScreenshots(testName: string, people: Person[]): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const name = testName.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100);
  for (const [index, { page, problems, asked }] of people.entries()) {
    const path = join(shots, `${name}-${index + 1}.png`);
    await page.screenshot({ path, fullPage: true, timeout: 60_000 }).catch(() => {});
    process.stderr.write(`  person ${index + 1} at ${page.url()}: ${path}\n`);
    for (const line of [...problems, ...asked.slice(-LAST_ASKED)]) process.stderr.write(`    ${line}\n`);
  }
}

import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOn } from '../harness/axe.js';
import { DEMO_PASSWORD } from './steps.js';

interface Booking {
  id: string;
  stage: string;
  package: { id: string };
}
export type Ids = Record<'creator' | 'package', string> & { in(...stages: string[]): string };

export async function signedIn(page: Page, who: 'creator' | 'brand' | 'admin'): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${who}@demo.reelpact.test`, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

export async function idsFor(page: Page, who: 'creator' | 'brand'): Promise<Ids> {
  const creator = await read<{ id: string; packages: { id: string; bookable: boolean }[] }>(
    page,
    '/api/creator/profile/sophiacreates',
  );
  const bookings =
    who === 'creator'
      ? (await read<{ bookings: Booking[] }>(page, '/api/creators/dashboard')).bookings
      : await read<Booking[]>(page, '/api/brand/bookings');
  return {
    creator: creator.id,
    package: creator.packages.find(({ bookable }) => bookable)?.id ?? '',
    in: (...stages) => {
      const found = bookings.find(({ stage: one }) => stages.includes(one));
      if (!found) throw new Error(`The demo has no booking of this ${who} in ${stages.join(' or ')}.`);
      return found.id;
    },
  };
}

/** What is wrong with the page that is open, in words. */
export async function faultsOf(page: Page, colorsAlone = false): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const violations = await violationsOn(page, colorsAlone ? { rules: ['color-contrast'] } : {});
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [
    ...(tooWide > 0 ? [`is ${tooWide} pixels too wide`] : []),
    ...grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ];
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Every screen has a heading once its data has come; a spinner has none.
  await page.locator('h1').first().waitFor();
}

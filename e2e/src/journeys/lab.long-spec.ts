import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { DEMO_PASSWORD, see } from './steps.js';
import { type WrittenStep, writtenCases } from './test-cases.js';

// A product of its own: the clock that the lab moves is the product's, and ends what others wait for.
const app = useProduct();
/** One with a clock, one with a dispute and a chargeback, one with previews: every party and every kind of button. */
const WALKED = ['T31', 'T44', 'T50'];

async function enterLab(page: Page): Promise<void> {
  await page.goto('/login?next=/lab');
  await page.getByLabel('Email').fill('admin@demo.reelpact.test');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/lab/);
  await page.getByLabel('1 revision', { exact: true }).waitFor();
}

const group = (page: Page, who: string) => page.getByRole('region', { name: who, exact: true });

/** Until the lab shows this state, and that nothing is on its way that could change it. */
async function settled(
  page: Page,
  { stage: at, escrow }: Pick<WrittenStep, 'stage' | 'escrow'>,
): Promise<void> {
  const shown = new RegExp(`^Stage${at} .*Escrow${escrow.replace('.', '\\.')}Booked`);
  await page.getByLabel('Present state').filter({ hasText: shown }).waitFor();
  await page.getByText('Nothing is on its way.').waitFor();
}

async function make(page: Page, choices: string[]): Promise<void> {
  const before = page.url();
  for (const choice of choices) await group(page, 'Lab').getByLabel(choice, { exact: true }).check();
  await group(page, 'Lab').getByRole('button', { name: 'Make booking' }).click();
  await page.waitForURL((url) => url.href !== before);
}

/** Does what one line of a test case says. */
async function follow(page: Page, { who, what, input, ...then }: WrittenStep): Promise<void> {
  if (who === 'Lab') {
    await make(page, input);
  } else {
    await group(page, who).getByRole('button', { name: what, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: what });
    for (const one of input) {
      const [name = '', ...text] = one.split(': ');
      await dialog.getByLabel(name).fill(text.join(': '));
    }
    if (input.length > 0) await dialog.getByRole('button', { name: what }).click();
  }
  await settled(page, then);
}

it('a person brings bookings where they want by following written test cases', async () => {
  const { page, problems } = await app.newPerson('desktop');
  await enterLab(page);
  const cases = writtenCases().filter(({ id }) => WALKED.includes(id));
  expect(cases.length).toBe(WALKED.length);
  const reached: string[] = [];
  for (const { steps } of cases) {
    for (const step of steps) await follow(page, step);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const answer = await page.request.get(`/api/lab/bookings/${id}`);
    const { stage: at, escrow } = (await answer.json()) as { stage: string; escrow: string };
    reached.push(`${at} / ${escrow}`);
  }
  expect(reached).toEqual(cases.map(({ stage: at, escrow }) => `${at} / ${escrow}`));
  await page.goto('/admin?tab=reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await see(page, 'All books agree');
  expect(problems).toEqual([]);
});

it('a refused move is said in a sentence, and a run can be replayed', async () => {
  const { page } = await app.newPerson('desktop');
  await enterLab(page);
  await make(page, ['Pay first', '1 revision']);
  await settled(page, { stage: 'unpaid', escrow: 'pending' });
  await page.getByLabel('Try what is not offered').check();
  await group(page, 'Brand').getByRole('button', { name: 'Reject Content' }).click();
  await page.getByRole('alert').getByText(/\.$/).waitFor();
  await settled(page, { stage: 'unpaid', escrow: 'pending' });

  const nothing = { input: [] };
  await follow(page, { ...nothing, who: 'Brand', what: 'Pay Now', stage: 'unpaid', escrow: 'pending' });
  await page.getByLabel('Send twice').check();
  const paid = { stage: 'requested', escrow: 'authorized' };
  await follow(page, { ...nothing, who: 'Payment provider', what: 'The payment was secured', ...paid });
  await follow(page, {
    who: 'Creator',
    what: 'Decline Job',
    input: ['Reason: No time this month.'],
    stage: 'declined',
    escrow: 'voided',
  });

  await page.getByText('As text').click();
  const run = await page.locator('pre').innerText();
  const before = page.url();
  await page.getByLabel('Run', { exact: true }).fill(run);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL((url) => url.href !== before);
  await settled(page, { stage: 'declined', escrow: 'voided' });
  await page.getByText('As text').click();
  expect(await page.locator('pre').innerText()).toBe(run);

  await page.getByLabel('Run', { exact: true }).fill('{"flow":"pay_first"');
  await page.getByRole('button', { name: 'Replay' }).click();
  await see(page, /This is not JSON/);
});

it('nobody else finds a lab', async () => {
  const { page } = await app.newPerson('desktop');
  await page.goto('/lab');
  await see(page, '404 Page Not Found');
});

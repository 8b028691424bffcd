import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { send } from '../screens/calls.js';
import { faultsOf } from './sound-pages.js';
import { payByCard, see } from './steps.js';

const app = useProduct();
const GOOD_CARD = '4242424242424242';
const SUPPORTER = 'mia@supporter.test';

it('a supporter tips from a phone, takes it back, and has both papers in their email', async () => {
  const phone = await app.newPerson('phone');
  const desk = await app.newPerson('desktop');
  const { page } = phone;
  await page.goto('/sophiacreates');
  await page.locator('a[href="/tip/sophiacreates?amount=5"]').click();
  await page.getByLabel('Your email').fill(SUPPORTER);
  await page.getByLabel('Your name (optional)').fill('Mia');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to the card' }).click();
  await page.waitForURL(/\/tip\/[0-9a-f-]{36}$/);
  await payByCard(page, GOOD_CARD, 'Pay $5.00');
  await see(page, /got your tip of \$5\.00/);
  expect(await faultsOf(page)).toEqual([]);

  // Anyone who has the address sees what became of it, and nothing of who gave it.
  const { pathname } = new URL(page.url());
  await desk.page.goto(pathname);
  await see(desk.page, /got your tip of \$5\.00/);
  expect(await faultsOf(desk.page)).toEqual([]);
  expect(await desk.page.content()).not.toMatch(/Mia|supporter\.test|\/api\/documents\//);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await see(page, 'The tip of $5.00 was refunded');
  await desk.page.reload();
  await see(desk.page, 'The tip of $5.00 was refunded');
  for (const person of [phone, desk]) expect(await faultsOf(person.page)).toEqual([]);

  await app.rest();
  const mails = await send<{ to: string; body: string }[]>(page.request, 'GET', '/api/demo/mails');
  const papers = mails
    .filter(({ to }) => to === SUPPORTER)
    .map(({ body }) => /\/api\/documents\/\S+\.pdf/.exec(body)?.[0] ?? '');
  expect(papers).toHaveLength(2);
  for (const paper of papers) {
    // The link alone opens it.
    const answer = await desk.page.request.get(paper);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF');
  }
  expect([...phone.problems, ...desk.problems]).toEqual([]);
});

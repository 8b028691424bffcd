import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { fillBrief, payByCard, see } from './steps.js';

const app = useProduct();
const ASKING_CARD = '4000002500003155';

it('a bank asks its customer: a question left open, a no, then a yes, and one payment', async () => {
  const { page, problems } = await app.newPerson('phone');
  await page.goto('/sophiacreates');
  await page.getByRole('link', { name: 'Choose Single Reel' }).click();
  await page.waitForURL(/\/package\/.*\/booking/);
  await fillBrief(page, 'Asking Lamps');
  await page.getByRole('button', { name: 'Continue to Payment - $150.00' }).click();
  await page.waitForURL(/\/checkout\//);
  const bookingId = new URL(page.url()).pathname.split('/').pop() ?? '';
  const question = page.getByRole('dialog', { name: 'Test bank: was this you?' });

  // Closed by Escape, the question stays open: the same card finds it again, even after a reload.
  await payByCard(page, ASKING_CARD, /^Pay/);
  await question.getByText('$150.00').waitFor();
  await question.getByText('Asking Lamps').waitFor();
  await page.keyboard.press('Escape');
  await see(page, 'Your bank still waits for your answer.');
  await page.reload();
  await payByCard(page, ASKING_CARD, /^Pay/);

  await question.getByRole('button', { name: 'Decline' }).click();
  await see(page, 'We are unable to authenticate your payment method.');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await question.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/payment-success/);
  await see(page, 'Payment Successful');

  // Authorized once: the statement has nothing else to say yet.
  await page.getByRole('button', { name: 'Statement' }).click();
  await see(page, 'The payment is reserved on your card');
  await see(page, 'You pay');
  const answer = await page.request.get(`/api/bookings/${bookingId}`);
  expect(await answer.json()).toMatchObject({ stage: 'requested', escrowStatus: 'authorized' });
  expect(problems).toEqual([]);
});

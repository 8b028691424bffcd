import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { payByCard, see } from './steps.js';

const app = useProduct();

it('a new creator takes requests first; the brand’s card is declined once and then works', async () => {
  const creator = await app.newPerson('phone');
  const brand = await app.newPerson('desktop');

  // Somebody makes an account and a page of their own.
  const { page } = creator;
  await page.goto('/auth');
  await page.getByLabel('Password').waitFor();
  const toRegister = page.getByRole('button', { name: /sign up|register|create/i }).first();
  if (!(await page.getByLabel('First name').isVisible())) await toRegister.click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('Email').fill('mara@creators.test');
  await page.getByLabel('Password').fill('long enough');
  await page.locator('form').getByRole('button').last().click();
  await page.waitForURL(/creator\/onboarding/);
  await page.getByLabel('Display Name').fill('Mara Lind');
  await page.getByLabel('Bio').fill('Small, quiet films about things made by hand.');
  // By keyboard: the list of choices moves while it opens.
  await page.getByLabel('Category').press('ArrowDown');
  await page.getByText('Lifestyle', { exact: true }).last().waitFor();
  await page.getByLabel('Category').press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Description').fill('Five calm photos of what your hands make.');
  await page.getByRole('button', { name: 'Create your link-in-bio' }).click();
  await see(page, 'Profile Created!');

  // Their page takes requests before payment.
  const me = (await (await page.request.get('/api/auth/user')).json()) as {
    creator: { id: string; username: string };
  };
  const profile = (await (await page.request.get(`/api/creator/profile/${me.creator.id}`)).json()) as Record<
    string,
    unknown
  >;
  const { username, displayName, bio, category } = profile;
  const saved = await page.request.put(`/api/creator/profile/${me.creator.id}`, {
    data: { username, displayName, bio, category, bookingFlow: 'approve_first' },
  });
  expect(saved.status()).toBe(200);

  // A brand asks.
  await brand.page.goto(`/${me.creator.username}`);
  await brand.page
    .getByRole('link', { name: /^Choose / })
    .first()
    .click();
  await brand.page.getByLabel('Your Name').fill('Ann Miller');
  await brand.page.getByLabel('Email Address').fill('ann@northwind.test');
  await brand.page.getByLabel('Project Details').fill('too short');
  await brand.page.getByRole('button', { name: 'Send Request to Creator' }).click();
  await see(brand.page, 'Please provide project details (minimum 10 characters)');
  await brand.page.getByLabel('Project Details').fill('A quiet film about our cups, on a wooden table.');
  await brand.page.getByRole('button', { name: 'Send Request to Creator' }).click();
  await brand.page.waitForURL(/request-submitted/);
  await see(brand.page, 'Request Submitted!');
  const bookingId = new URL(brand.page.url()).pathname.split('/').pop() ?? '';
  await see(brand.page, bookingId.slice(0, 8));

  // The creator accepts; nothing is paid yet and the page says so.
  await page.goto('/creator/dashboard');
  await page.getByRole('tab', { name: /Orders/ }).click();
  await page.getByRole('button', { name: 'Review Job' }).click();
  await see(page, 'Payment follows your approval');
  await page.getByRole('button', { name: 'Accept Job' }).click();
  await see(page, 'Booking Approved');

  // On their phone the brand is nobody yet; the link in the email and one button open the booking there.
  const phone = await app.newPerson('phone');
  await phone.page.goto(`/request-submitted/${bookingId}`);
  await see(phone.page, 'Booking not found');
  await app.rest();
  const mails = (await (await phone.page.request.get('/api/demo/mails')).json()) as {
    to: string;
    subject: string;
    body: string;
  }[];
  const mail = mails.find(({ to, subject }) => to === 'ann@northwind.test' && subject.includes('accepted'));
  await phone.page.goto(/(\/open-booking\/\S+)/.exec(mail?.body ?? '')?.[1] ?? 'no link');
  await phone.page.getByRole('button', { name: 'Open Booking' }).click();
  await phone.page.waitForURL(/escrow-checkout/);

  // The first card is declined; what the bank says is shown, and a second card pays.
  await see(phone.page, 'Secure Checkout');
  await payByCard(phone.page, '4000000000009995', /^Pay/);
  await see(phone.page, 'Your card has insufficient funds.');
  await payByCard(phone.page, '4242424242424242', /^Pay/);
  await phone.page.waitForURL(/payment-success/);
  await see(phone.page, 'Payment Successful');

  // The browser in which it was booked still knows it.
  await brand.page.goto(`/payment-success/${bookingId}`);
  await see(brand.page, 'Payment Successful');

  await page.goto('/creator/dashboard');
  await page.getByRole('tab', { name: /Orders/ }).click();
  await page.getByText('Funds Secured').waitFor();
  await page.getByText('Upload Content').first().waitFor();

  // At the foot of an email that nobody has to get is the way out.
  const wayOut = mails
    .filter(({ to }) => to === 'ann@northwind.test')
    .map(({ body }) => /\S+\/unsubscribe\/\S+/.exec(body)?.[0])
    .find(Boolean);
  await phone.page.goto(wayOut ?? 'no link');
  await phone.page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await see(phone.page, 'You are unsubscribed');
  expect([...brand.problems, ...creator.problems, ...phone.problems]).toEqual([]);
});

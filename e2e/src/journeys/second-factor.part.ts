import { expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright-core';
import { runStatement } from '../harness/database.js';
import { useProduct } from '../harness/index.js';
import { see } from './steps.js';

const app = useProduct();

const email = 'vera@journey.test';
const PASSWORD = 'violet anchors hum';

/** The link of the newest email to them, as the demo's outbox shows it. */
async function newestLink(): Promise<string> {
  await app.rest();
  const answer = await fetch(`${app.product.url}/api/demo/mails`);
  const mails = (await answer.json()) as { to: string; body: string }[];
  const body = mails.find((mail) => mail.to === email && mail.body.includes('?token='))?.body ?? '';
  return /\S+\?token=\S+/.exec(body)?.[0] ?? '';
}

const REMOVAL_TASK = 'remove-factors';
const CHALLENGES = '**/api/auth/passkey-challenges';

/** A device with a passkey that shows itself when it is told to. */
async function addDevice(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return async (enabled) => {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}

/** Lets the days pass that a removal waits, for this person alone: the demo's clock would end the windows of other tests too. */
async function endRemovalWait(): Promise<void> {
  const { databaseUrl } = app.product;
  await runStatement(
    databaseUrl,
    `update factor_removals set effective_at = now() where user_id = (select id from users where email = '${email}')`,
  );
  await runStatement(
    databaseUrl,
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = '${REMOVAL_TASK}'), run_at => now())`,
  );
  await app.rest();
}

async function logOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
  await page.goto('/login?next=%2Faccount');
}

async function enterPassword(page: Page): Promise<void> {
  await logOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await see(page, 'One more step');
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/account$/);
}

it('a person signs in with a passkey, with a code of an app and with a recovery code, and keeps what somebody wants removed', async () => {
  const { page, problems } = await app.newPerson('desktop');
  await page.goto('/login');
  await page.request.post('/api/auth/register', {
    data: { email, password: 'forgotten at once', firstName: 'Vera', lastName: 'Lind' },
  });
  await page.goto(await newestLink());
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL(/onboarding/);

  const showDevice = await addDevice(page);
  await showDevice(true);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Where will it be?').fill('My laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.nth(9).waitFor();
  const [first = '', second = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I’ve kept them' }).click();
  await see(page, 'My laptop');

  // The field of the email offers the passkey as well: the device isn't there before the button is pressed, and must be when it is asked.
  await showDevice(false);
  const isOffered = page.waitForResponse(CHALLENGES);
  await logOut(page);
  // The field has asked for its own by now: answered later, it would sign in before the button is pressed.
  await isOffered;
  await page.route(CHALLENGES, async (route) => {
    await showDevice(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/account$/);
  await page.unroute(CHALLENGES);
  await see(page, 'last used');

  await page.getByRole('button', { name: 'Set up codes' }).click();
  const secret = await page.getByLabel('Key', { exact: true }).inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code', { exact: true }).fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await see(page, 'Codes of an app are on.');
  await showDevice(false);
  await enterPassword(page);
  // The first one was used to turn them on; the server takes one that is a step ahead.
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/account$/);
  await enterPassword(page);
  await enterRecoveryCode(page, first);
  await see(page, '9 recovery codes left');

  await enterPassword(page);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByRole('button', { name: 'I’ve lost them all' }).click();
  await see(page, 'We’ve emailed you a link');
  await page.goto(await newestLink());
  await page.getByRole('button', { name: 'Remove It' }).click();
  await see(page, 'Your second factor will be removed');
  await enterPassword(page);
  await enterRecoveryCode(page, second);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Keep it' }).waitFor({ state: 'detached' });
  await see(page, 'My laptop');

  // Asked for again and not stopped, it goes when its time has come: the password alone lets its owner in then.
  await enterPassword(page);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByRole('button', { name: 'I’ve lost them all' }).click();
  await see(page, 'We’ve emailed you a link');
  await page.goto(await newestLink());
  await page.getByRole('button', { name: 'Remove It' }).click();
  await see(page, 'Your second factor will be removed');
  await endRemovalWait();
  await logOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/account$/);
  await see(page, 'Set up codes');
  expect(await page.getByText(/recovery codes left|Codes of an app are on/).count()).toBe(0);
  expect(problems).toEqual([]);
});

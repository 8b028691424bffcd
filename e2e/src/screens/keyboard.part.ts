import { beforeAll, describe, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { DEMO_PASSWORD, see } from '../journeys/steps.js';
import { type KeyboardPeople, keyboardPeopleOf, sitDown } from './keyboard-people.js';

const app = useProduct();
let people: KeyboardPeople;

describe('by keyboard alone', () => {
  beforeAll(async () => {
    people = await keyboardPeopleOf(app);
  });

  it('a creator signs up', async () => {
    const [page, keyboard, problems] = await sitDown(app, {}, '/');
    await keyboard.press('Get Started Free');
    await page.waitForURL(/onboarding/);
    await keyboard.type('Email', 'keys@screens.test');
    await keyboard.press('Continue');
    await page.getByLabel('Username').waitFor();
    await keyboard.type('Username', 'keyfilms');
    await see(page, 'keyfilms is available');
    await keyboard.press('Continue');
    await page.getByLabel('Package Name').waitFor();
    await keyboard.type('Description', 'A reel without a mouse.');
    await keyboard.press('Create My Page');
    await page.waitForURL(/creator\/dashboard/);
    await see(page, 'keyfilms');
    expect(problems).toEqual([]);
  });

  it('a brand signs in', async () => {
    const [page, keyboard, problems] = await sitDown(app, {}, '/login');
    await keyboard.type('Email', 'brand@demo.reelpact.test');
    await keyboard.type('Password', DEMO_PASSWORD);
    await keyboard.press('Sign In');
    await page.waitForURL(/brand\/dashboard/);
    await see(page, 'Your projects');
    expect(problems).toEqual([]);
  });

  it('a brand reviews and approves', async () => {
    const [page, keyboard, problems] = await sitDown(app, people.brand, '/brand/dashboard');
    await keyboard.press('Review Content');
    const dialog = page.getByRole('dialog', { name: 'Review Content' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/brand-review/${people.bookingId}`, {
      waitUntil: 'networkidle',
    });
    await keyboard.press('Approve & Release Payment');
    await page.getByRole('dialog', { name: /^Release / }).waitFor();
    await keyboard.press(/^Release /);
    await page.waitForURL(/content-approved/);
    expect(problems).toEqual([]);
  });
});

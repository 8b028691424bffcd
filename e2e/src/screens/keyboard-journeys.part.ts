import { beforeAll, describe, expect, it } from '@jest/globals';
import { AI_TEXTS, AI_USE_TEXTS } from '@reelpact/domain';
import sharp from 'sharp';
import { useProduct } from '../harness/index.js';
import { see } from '../journeys/steps.js';
import { type KeyboardPeople, keyboardPeopleOf, sitDown } from './keyboard-people.js';

const app = useProduct();
let people: KeyboardPeople;

describe('by keyboard alone, all the way', () => {
  beforeAll(async () => {
    people = await keyboardPeopleOf(app);
  });

  it('a visitor books and pays, the creator accepts and delivers, the brand asks for a revision', async () => {
    const [page, keyboard, problems] = await sitDown(app, {}, `/${people.username}`);
    await keyboard.press('Choose Single Reel');
    await page.waitForURL(/\/package\/.*\/booking/);
    await page.getByLabel('Brand Name').waitFor();
    await keyboard.type('Brand Name', 'Keyboard Clocks');
    await keyboard.type('Contact Email', 'clocks@screens.test');
    await keyboard.type('Project Description', 'A reel of our clock at noon.');
    await keyboard.press('Continue to Payment - $150.00');
    await page.waitForURL(/\/checkout\//);
    const bookingId = new URL(page.url()).pathname.split('/').pop() ?? '';
    await page.getByLabel('Card number').waitFor();
    await keyboard.type('Card number', '4242424242424242');
    await keyboard.type('Expiry (MM / YY)', '1234');
    await keyboard.type('CVC', '123');
    await keyboard.press('Pay $150.00');
    await page.waitForURL(/payment-success/);

    const [orders, hands, troubles] = await sitDown(app, people.creator, '/creator/dashboard?tab=orders');
    await hands.press('Review Job');
    await orders.getByRole('dialog', { name: 'Job Review Required' }).waitFor();
    await orders.keyboard.press('Escape');
    // The most urgent comes first there; this one is answered on its own page.
    await orders.goto(`/project/${bookingId}`, { waitUntil: 'networkidle' });
    await see(orders, 'Keyboard Clocks');
    await hands.press('Accept Job');
    await see(orders, 'Booking Approved');

    // Until the card has been charged there is nothing to deliver yet, and that page leads back here.
    await orders.getByText('Upload Content', { exact: true }).waitFor();
    await orders.goto(`/content-delivery/${bookingId}`, { waitUntil: 'networkidle' });
    const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a63' } })
      .jpeg()
      .toBuffer();
    // Listening begins some messages before the key: the browser must know by then that the test answers its question.
    const asked = orders.waitForEvent('filechooser');
    await hands.press('Choose Files');
    const chooser = await asked;
    await chooser.setFiles({ name: 'noon.jpg', mimeType: 'image/jpeg', buffer: photo });
    await orders.getByRole('list', { name: 'Files to deliver' }).getByText('Completed').waitFor();
    await hands.type('Delivery Notes (optional)', 'Noon, as agreed.');
    await hands.tabTo(`${AI_TEXTS.question} noon.jpg`);
    await orders.keyboard.type(AI_USE_TEXTS.none.label);
    await hands.press('Deliver Content to Brand');
    await orders.waitForURL(/content-submitted/);

    await page.goto(`/brand-review/${bookingId}`, { waitUntil: 'networkidle' });
    await keyboard.press('Request Revision');
    await keyboard.type('Feedback', 'A little later in the day, please.');
    await keyboard.press(/^Send feedback to/);
    await see(page, 'Review Submitted');
    expect([...problems, ...troubles]).toEqual([]);
  });

  it('a creator edits a package, adds one and deletes it', async () => {
    const [page, keyboard, problems] = await sitDown(app, people.creator, '/creator/dashboard?tab=orders');
    await keyboard.tabTo(/^Orders/);
    await keyboard.arrowTo('ArrowLeft', 'Packages');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add Package' }).waitFor();
    await keyboard.press('Menu of Photo Set');
    await page.getByRole('menu').waitFor();
    await keyboard.press('Edit Package');
    await page.getByRole('dialog', { name: 'Edit Package' }).waitFor();
    await keyboard.type('Package Name', 'Five Photos');
    await keyboard.press('Update Package');
    await see(page, 'Package updated');

    await page.goto('/creator/dashboard?tab=packages', { waitUntil: 'networkidle' });
    await keyboard.press('Add Package');
    await page.getByRole('dialog', { name: 'Add New Package' }).waitFor();
    await keyboard.type('Package Name', 'Stills');
    await keyboard.type('Description', 'Three stills of your product.');
    await keyboard.type('Price', '60');
    await keyboard.press('Create Package');
    await see(page, 'Package created');

    await page.goto('/creator/dashboard?tab=packages', { waitUntil: 'networkidle' });
    await keyboard.press('Menu of Stills');
    await page.getByRole('menu').waitFor();
    await keyboard.tabTo('Edit Package');
    await keyboard.arrowTo('ArrowDown', 'Delete Package');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Delete Package' }).waitFor();
    await keyboard.press('Delete');
    await see(page, 'Package deleted');
    expect(problems).toEqual([]);
  });
});

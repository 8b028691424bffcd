import { rmSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { useProduct } from '../harness/index.js';
import { FILM_SECONDS, makeRealFiles } from './real-files.js';
import { faultsOf, idsFor, open, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();
const PAGE = '/sophiacreates';

it('a creator adds photos and a video from their phone, and everyone sees them in their portfolio', async () => {
  const { page, problems } = await app.newPerson('phone');
  await signedIn(page, 'creator');
  await open(page, '/creator/dashboard?tab=packages');
  await page.getByRole('button', { name: 'Edit Portfolio' }).click();
  const editor = page.getByRole('list', { name: 'Your portfolio' });
  await editor.waitFor();

  // Larger than the server takes: the page makes it smaller.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const fromPhone = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(fromPhone.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'First_light.jpg', mimeType: 'image/jpeg', buffer: fromPhone },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await see(page, 'Please select an image file');
  const title = editor.getByRole('textbox').last();
  expect(await title.inputValue()).toBe('First light');
  expect(await faultsOf(page, false)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss notes.jpg' }).click();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await title.fill('The first light');
  await Promise.all([saved(), title.press('Enter')]);
  await Promise.all([saved(), page.getByRole('button', { name: 'Move The first light earlier' }).click()]);

  const files = await makeRealFiles();
  await page.locator('input[type=file][multiple]').setInputFiles(files.film);
  await see(page, 'being made ready');
  await editor.getByText(`Video 0:0${FILM_SECONDS}`).waitFor();
  rmSync(files.folder, { recursive: true });

  const visitor = await app.newPerson('phone');
  const { creator } = await idsFor(visitor.page, 'brand');
  await open(visitor.page, `/creator/${creator}`);
  await visitor.page.getByRole('link', { name: 'See all 8' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Portfolio' });
  const pictures = dialog.getByRole('img');
  await pictures.nth(7).waitFor();
  expect(await pictures.nth(5).getAttribute('alt')).toBe('The first light');
  const [played] = await Promise.all([
    visitor.page.waitForResponse((answer) => answer.url().endsWith('.mp4')),
    dialog.getByRole('link', { name: 'reel' }).click(),
  ]);
  expect([200, 206]).toContain(played.status());
  await visitor.page.getByRole('dialog', { name: 'My Work' }).locator('video[controls]').waitFor();

  // What is removed is gone for everyone.
  await page.getByRole('button', { name: 'Remove The first light' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await see(page, 'Removed from your portfolio');
  await open(visitor.page, `/creator/${creator}`);
  await visitor.page.getByRole('link', { name: 'See all 7' }).waitFor();
  // As the other parts know it.
  await page.getByRole('button', { name: 'Remove reel' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await editor.getByText(`Video 0:0${FILM_SECONDS}`).waitFor({ state: 'detached' });
  await open(visitor.page, PAGE);
  expect(await visitor.page.locator('.work .reel').count()).toBe(6);
  expect([...problems, ...visitor.problems]).toEqual([]);
});

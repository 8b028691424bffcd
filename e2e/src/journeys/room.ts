import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { send } from '../screens/calls.js';
import { deliverStated } from './steps.js';

interface Item {
  id: string;
  number: number | null;
  kind: string;
  cause: string | null;
  state: string;
  body: string;
  startFrame: number | null;
  endFrame: number | null;
  shape: Record<string, unknown> | null;
  /** Of the comment that it answers; null for a comment. */
  parentId: string | null;
  events: { to: string; note: string | null }[];
}

export const roomOf = async (page: Page, bookingId: string): Promise<Item[]> =>
  (await send<{ items: Item[] }>(page.request, 'GET', `/api/bookings/${bookingId}/review-room`)).items;
export const saidIn = (items: readonly Item[]) =>
  items
    .filter(({ parentId }) => parentId === null)
    .map(({ body }) => body)
    .sort();

/** Sends the files again, as another version of them. */
export async function deliverAgain(page: Page, bookingId: string, shade: string): Promise<void> {
  await page.goto(`/content-delivery/${bookingId}`, { waitUntil: 'networkidle' });
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: shade } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `still-${shade.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('list', { name: 'Files to deliver' }).getByText('Completed').waitFor();
  await deliverStated(page);
  const unticked = page.getByRole('button', { name: 'Send anyway' });
  await Promise.race([page.waitForURL(/content-submitted/), unticked.waitFor().catch(() => {})]);
  if (await unticked.isVisible()) await unticked.click();
  await page.waitForURL(/content-submitted/);
}

/** Until the brand can say something about a version: its previews are made after it was sent. */
export async function openRoom(page: Page, bookingId: string, version: number): Promise<void> {
  await page.goto(`/brand-review/${bookingId}`);
  await page.getByRole('button', { name: `v${version}`, pressed: true }).waitFor();
}

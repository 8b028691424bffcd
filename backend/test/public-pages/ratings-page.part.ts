import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { aCreator, aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import type { Product } from '../faults/product.js';
import { rate, rateable } from '../ratings.js';
import type { Scene } from '../scenes.js';
import { until } from '../until.js';
import { pageServers } from './servers.js';

let stage: TestApp;
let near: Product;
beforeAll(async () => {
  ({ stage, near } = await pageServers());
});

describe('what brands say of a creator', () => {
  it('stands on a page of its own from three ratings on, and what is changed about it is seen there', async () => {
    const creator = await aCreator(stage);
    const page = async () => (await fetch(`${near.url}/${creator.username}/ratings`)).text();
    const shows = (words: string) =>
      until(async () => (await page()).includes(`<title>ratings ${words}</title>`));
    const scenes: Scene[] = [];
    for (const text of ['First.', 'Second.', 'Third.', 'Fourth.']) {
      const scene = await rateable(stage, { creator });
      await rate(scene, 'brand', 5, text);
      // Nothing of it before both have written.
      expect(await page()).not.toContain(text);
      await rate(scene, 'creator', 5);
      scenes.push(scene);
      await shows(
        ['0 ', '0 ', '0 Third.,Second.,First.', '0 Fourth.,Third.,Second.,First.'][scenes.length - 1]!,
      );
    }
    const last = scenes[3]!;
    await creator.person.post(`/api/bookings/${last.booking.id}/rating/reply`, { text: 'Thanks.' });
    await shows('0 Fourth. > Thanks.,Third.,Second.,First.');
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    await admin.person.post(`/api/admin/ratings/${last.booking.id}/brand/remove`, { reason: 'hate' });
    await shows('1 Third.,Second.,First.');
  });
});

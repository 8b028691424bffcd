import { expect, it } from '@jest/globals';
import { setClock } from '../builders.js';
import { aReviewRoom, aSharedReview } from '../review-rooms.js';
import { sharedTestApp } from '../suite.js';

const DAY = 86_400_000;

it('a review link works for as many days of the product’s clock as the brand gave it', async () => {
  const stage = await sharedTestApp();
  const room = await aReviewRoom(stage);
  const [short, long] = [
    await aSharedReview(stage, room, { label: 'Soon over', days: 3 }),
    await aSharedReview(stage, room, { label: 'Longer', days: 14 }),
  ];
  const answers = async (): Promise<number[]> => [
    (await short.reviewer.get(`${short.at}/room`)).status,
    (await long.reviewer.get(`${long.at}/room`)).status,
  ];
  expect(await answers()).toEqual([200, 200]);
  await setClock(stage.database, Date.now() + 3 * DAY - 60_000);
  expect(await answers()).toEqual([200, 200]);
  await setClock(stage.database, Date.now() + 3 * DAY + 60_000);
  expect(await answers()).toEqual([404, 200]);
});

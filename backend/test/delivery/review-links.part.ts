import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { type ReviewRoom, aReviewRoom, aSharedReview } from '../review-rooms.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** What the brand sees of reviewers' notes, and says when it sends. */
const marksOf = async ({ brand, items }: ReviewRoom): Promise<string[]> =>
  (await items(brand)).flatMap(({ mark }) => mark ?? []);

describe('what a reviewer writes', () => {
  it('is a draft of the brand with the reviewer’s name, and the creator’s to read once the brand has sent it', async () => {
    const room = await aReviewRoom(stage);
    const { reviewer, note } = await aSharedReview(stage, room);
    const id = await note();
    expect(await room.items(room.brand)).toMatchObject([
      { id, state: 'draft', reviewer: 'Tom Weaver', internal: false, author: 'Northwind Coffee' },
    ]);
    expect(await room.items(room.creator.person)).toEqual([]);
    // Who doesn't say what they have seen sends what they wrote themselves.
    expect((await room.brand.post(`${room.at}/send`)).body).toEqual({ sent: 0 });
    const reviewerNotes = await marksOf(room);
    expect((await room.brand.post(`${room.at}/send`, { reviewerNotes })).body).toEqual({ sent: 1 });
    const [sent] = await room.items(room.creator.person);
    expect(sent).toMatchObject({ id, state: 'open', number: 1, author: 'Northwind Coffee' });
    expect([sent?.reviewer, sent?.internal]).toEqual([null, false]);
    expect(reviewer).toBeTruthy();
  });
});

import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

it('knows no metrics without a token in the settings', async () => {
  const answers = await Promise.all(
    ['metrics', 'no-such-route'].map(async (name) => {
      const answer = await fetch(`${stage.url}/api/${name}`, { headers: { authorization: `Bearer ` } });
      return [answer.status, await answer.json()];
    }),
  );
  expect(answers[0]?.[0]).toBe(404);
  expect(answers[0]).toEqual(answers[1]);
});

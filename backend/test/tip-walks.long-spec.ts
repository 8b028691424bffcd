import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { SEED } from './soak.js';
import { walkTips } from './tip-walk.js';

const TIPS = 1_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({ TIP_FEE_BPS: '1250' });
});
afterAll(() => stage.stop());

it('keeps the books of a thousand tips right, with messages lost, doubled and swapped and jobs done twice', async () => {
  const ended = await walkTips(stage, TIPS, SEED);
  console.log(
    `seed ${SEED}, ${TIPS} tips: ${Object.entries(ended)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(TIPS);
});

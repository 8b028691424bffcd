import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { SEED, hasTimeLeft } from './soak.js';
import { walkTips } from './tip-walk.js';

/** So many walk together; a soak run goes on with as many more, and another seed, for as long as there is time. */
const TIPS = 250;

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({ TIP_FEE_BPS: '1250' });
});
afterAll(() => stage.stop());

it('keeps the books of many tips right, with messages lost, doubled and swapped and jobs done twice', async () => {
  let seed = SEED;
  do {
    const ended = await walkTips(stage, TIPS, seed);
    console.log(
      `seed ${seed}, ${TIPS} tips: ${Object.entries(ended)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
    );
    expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(TIPS);
    seed += 1;
  } while (hasTimeLeft());
});

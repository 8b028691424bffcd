import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Recurring } from './recurring.js';

/** Work that ends when the test says so. */
let begun: number;
let endings: { done: () => void; fail: (error: Error) => void }[];
let recurring: Recurring;
const next = () => new Promise((resume) => setImmediate(resume));
const untilBegun = async (times: number) => {
  while (begun < times) await next();
};
beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => {
  begun = 0;
  endings = [];
  recurring = new Recurring('testing', 1, () => {
    begun += 1;
    return new Promise<void>((done, fail) => endings.push({ done, fail }));
  });
});
afterEach(() => recurring.stop());

describe('recurring work', () => {
  it('is never begun while it is being done, and goes on after a failure', async () => {
    recurring.start({ now: true });
    expect(begun).toBe(1);
    // The timer rings again and again meanwhile.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resume) => setTimeout(resume, 2));
    expect(begun).toBe(1);
    endings[0]?.fail(new Error('the database is away'));
    await untilBegun(2);
    endings[1]?.done();
    await untilBegun(3);
    endings[2]?.done();
  });

  it('is waited for when it is stopped, and not begun again', async () => {
    recurring.start({ now: true });
    let stopped = false;
    const stopping = recurring.stop().then(() => (stopped = true));
    await next();
    expect(stopped).toBe(false);
    endings[0]?.done();
    await stopping;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resume) => setTimeout(resume, 2));
    expect(begun).toBe(1);
  });
});

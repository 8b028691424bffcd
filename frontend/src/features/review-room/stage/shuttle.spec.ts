import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { nextShuttle, rewind } from './shuttle';

const real = globalThis.requestAnimationFrame;
let waiting: FrameRequestCallback[] = [];
/** The next picture of the screen, at a time in milliseconds. */
const draw = (at: number): void => waiting.splice(0).forEach((step) => step(at));
beforeEach(() => {
  waiting = [];
  globalThis.requestAnimationFrame = (step) => waiting.push(step);
});
afterEach(() => {
  globalThis.requestAnimationFrame = real;
});

describe('the shuttle', () => {
  it.each([
    [0, 1, 1],
    [0, -1, -1],
    [1, 1, 2],
    [2, 1, 4],
    [4, 1, 4],
    [4, -1, 2],
    [1, -1, -1],
    [-1, -1, -2],
    [-4, -1, -4],
    [-1, 1, 1],
  ] as const)('from %i leads by %i to %i', (now, direction, next) => {
    expect(nextShuttle(now, direction)).toBe(next);
  });

  it('shows what lies before, as fast as it should, and ends at the first frame', () => {
    const show = jest.fn<(frame: number) => void>();
    rewind(50, 25, show);
    for (const at of [1000, 1200, 2000, 3000, 4000]) draw(at);
    expect(show.mock.calls).toEqual([[50], [45], [25], [0]]);
  });

  it('shows nothing more once it is ended', () => {
    const show = jest.fn<(frame: number) => void>();
    const end = rewind(50, 25, show);
    draw(1000);
    end();
    draw(2000);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

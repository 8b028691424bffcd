import { describe, expect, it } from '@jest/globals';
import { CENTER, focusPercent, focusPosition, focusText, isCenter } from './focus.js';

describe('a focal point', () => {
  it.each([
    [0.5, 50],
    [0.333, 35],
    [-0.2, 0],
    [1.4, 100],
  ])('at %d of a length is at %i percent', (share, percent) => expect(focusPercent(share)).toBe(percent));

  it('is the middle where nobody has chosen one, and said to CSS as a position', () => {
    expect([isCenter(CENTER), isCenter({ x: 50, y: 45 })]).toEqual([true, false]);
    expect(focusPosition({ x: 30, y: 65 })).toBe('30% 65%');
  });

  it('is said in words', () => expect(focusText(CENTER)).toBe('50% from the left, 50% from the top'));
});

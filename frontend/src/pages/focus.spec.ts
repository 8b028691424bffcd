import { describe, expect, it } from '@jest/globals';
import { CENTER } from '@reelpact/domain';
import { focusClass, focusCss } from './focus';

/** The percent that the style sheet makes of a point's classes. */
function percentsOf(x: number, y: number): number[] {
  const css = focusCss([{ x, y }]);
  const classes = focusClass({ x, y })?.split(' ') ?? [];
  const valueOf = (letter: string): number | undefined => {
    const name = classes.find((one) => one.startsWith(letter));
    const [, value] = new RegExp(`\\.${name}\\{--${letter}:(\\d+)%\\}`).exec(css) ?? [];
    return value === undefined ? undefined : Number(value);
  };
  return [(valueOf('x') ?? 50) + (valueOf('u') ?? 0), (valueOf('y') ?? 50) + (valueOf('v') ?? 0)];
}

describe('the classes of a focal point', () => {
  it('say its percent, to the nearest step', () => {
    for (let percent = 0; percent <= 100; percent += 5)
      expect(percentsOf(percent, 100 - percent)).toEqual([percent, 100 - percent]);
    expect(percentsOf(2, 98)).toEqual([0, 100]);
    expect(percentsOf(33, 67)).toEqual([35, 65]);
  });

  it('are none in the middle, and the style sheet has none that are not needed', () => {
    expect([focusClass(CENTER), focusCss([CENTER])]).toEqual([undefined, '']);
    expect(focusClass({ x: 51, y: 0 })).toBe('y0');
    const css = focusCss([CENTER, { x: 51, y: 0 }]);
    expect([css.includes('.y0{'), css.includes('.x')]).toEqual([true, false]);
  });
});

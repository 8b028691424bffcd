import { describe, expect, it } from '@jest/globals';
import { REQUEST_SHAPE } from '@reelpact/domain';
import { isMisshapen } from './body-shape.js';

const { maxDepth, maxKeysPerObject, maxKeyLength, maxValues } = REQUEST_SHAPE;
const list = (length: number): number[] => Array<number>(length).fill(1);
const keys = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
const tower = (floors: number): object => (floors === 0 ? {} : { a: tower(floors - 1) });

/** Counts how often anything of a value is read. */
function counted<T extends object>(value: T): { value: T; reads: () => number } {
  let count = 0;
  const watch = <V>(one: V): V =>
    typeof one !== 'object' || one === null
      ? one
      : new Proxy(one, {
          get(target, key, receiver) {
            count += 1;
            return watch(Reflect.get(target, key, receiver));
          },
        });
  return { value: watch(value), reads: () => count };
}

describe('the shape of a body', () => {
  it.each([
    ['as many keys as are allowed', keys(maxKeysPerObject), keys(maxKeysPerObject + 1)],
    ['as many values', { a: list(maxValues - 1) }, { a: list(maxValues) }],
    ['as long a key', { ['k'.repeat(maxKeyLength)]: 1 }, { ['k'.repeat(maxKeyLength + 1)]: 1 }],
    ['as many levels', tower(maxDepth), tower(maxDepth + 1)],
    ['a list of things', { a: [{ b: [1] }] }, { a: [[1]] }],
    ['values in many places', keys(199), { a: [keys(200), keys(200)], b: list(4_600) }],
  ])('is fine with %s, and not with more', (_, fine, excess) => {
    expect([isMisshapen(fine), isMisshapen(excess)]).toEqual([false, true]);
  });

  it('of something that contains nothing is fine', () => {
    for (const one of [undefined, null, 'text', 5, {}]) expect(isMisshapen(one)).toBe(false);
  });

  it('is known without reading the items of a list that is too long', () => {
    const { value, reads } = counted({ a: list(500_000) });
    expect(isMisshapen(value)).toBe(true);
    expect(reads()).toBeLessThan(10);
  });

  it('is known without reading the values of too many keys', () => {
    const { value, reads } = counted(keys(60_000));
    expect(isMisshapen(value)).toBe(true);
    expect(reads()).toBeLessThan(10);
  });

  it('costs in proportion to what is in it', () => {
    const work = (size: number): number => {
      const { value, reads } = counted({ a: Array.from({ length: size }, () => ({ b: 1 })) });
      isMisshapen(value);
      return reads();
    };
    expect(work(2_000)).toBeLessThanOrEqual(2 * work(1_000));
  });

  it('is known of a tower that no recursion could climb', () => {
    let high: object = {};
    for (let floor = 0; floor < 200_000; floor += 1) high = { a: high };
    expect(isMisshapen(high)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { PAGE_NUMBERS } from '@reelpact/domain';
import { AddressAllowance } from './address-allowance.js';

const { most, seconds } = PAGE_NUMBERS.allowance;
const NOON = Date.UTC(2026, 10, 22, 12);
const taken = (allowance: AddressAllowance, address: string, times: number, now = NOON): number =>
  Array.from({ length: times }, () => allowance.take(address, now)).filter(Boolean).length;

describe('what one address may send', () => {
  it('is so much in a minute, and again in the next', () => {
    const allowance = new AddressAllowance();
    expect(taken(allowance, 'a', most + 10)).toBe(most);
    expect(taken(allowance, 'b', 1)).toBe(1);
    expect(taken(allowance, 'a', 1, NOON + seconds * 1000)).toBe(1);
  });

  it('grows with the factor', () => {
    expect(taken(new AddressAllowance(2), 'a', 3 * most)).toBe(2 * most);
  });

  it('is remembered of so many addresses; later ones wait for the next minute', () => {
    const allowance = new AddressAllowance(1, 2);
    expect(['a', 'b', 'c', 'a'].map((address) => allowance.take(address, NOON))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(allowance.take('c', NOON + seconds * 1000)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { PAGE_NUMBERS, changeText, cleanSource } from './page-numbers.js';

const OWN = ['www.reelpact.test', 'localhost'];

describe('where a visit came from', () => {
  it.each([
    ['Instagram', 'instagram'],
    ['www.TikTok.com', 'tiktok.com'],
    ['l.instagram.com', 'instagram.com'],
    ['Spring newsletter!', 'spring-newsletter'],
    ['  a  b  ', 'a-b'],
    ['=cmd|calc', 'cmd-calc'],
    ['-1', '1'],
    ['\u0000\ud800', 'direct'],
    ['', 'direct'],
    ['reelpact.test', 'direct'],
    ['www.reelpact.test', 'direct'],
    ['LOCALHOST', 'direct'],
    ['Ünïcode', 'n-code'],
    [undefined, 'direct'],
    [{ a: 1 }, 'direct'],
    [7, 'direct'],
  ])('%j is counted as %s', (sent, name) => {
    expect(cleanSource(sent, OWN)).toBe(name);
  });

  it('is short, plain, and the same when it is cleaned again', () => {
    for (const sent of [
      'x'.repeat(1_000_000),
      'www.www.a',
      '-.-a-.-',
      `${'a'.repeat(59)}--b`,
      'www.-.www.b',
    ]) {
      const name = cleanSource(sent, OWN);
      expect(name).toMatch(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/);
      expect(name.length).toBeLessThanOrEqual(PAGE_NUMBERS.source.max);
      expect(cleanSource(name, OWN)).toBe(name);
    }
  });
});

describe('the change of a number', () => {
  it.each([
    [150, 100, '50% more than before'],
    [60, 120, '50% less than before'],
    [10, 10, 'Same as before'],
    [1001, 1000, 'About the same'],
    [3, 1, '2 more than before'],
    [0, 4, '4 less than before'],
    [5, 0, '5 more than before'],
  ])('of %i against %i is "%s"', (now, before, said) => {
    expect(changeText(now, before)).toBe(said);
  });

  it('says an amount as the reader writes it', () => {
    expect(changeText(500, 0, (cents) => `$${cents / 100}`)).toBe('$5 more than before');
  });
});

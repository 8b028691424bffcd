import { describe, expect, it } from '@jest/globals';
import { PAGE_NUMBERS, changeText, cleanSource, inAppSource } from './page-numbers.js';

const OWN = ['www.reelpact.test', 'localhost'];

describe('where a visit came from', () => {
  it.each([
    ['Instagram', 'instagram.com'],
    ['Newsletter', 'newsletter'],
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

describe('the app in which a page was opened', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
  it.each([
    [`${IPHONE} Mobile/15E148 Instagram 350.0.0.0`, 'instagram.com'],
    [`${ANDROID} Chrome/130 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`, 'tiktok.com'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480]`, 'facebook.com'],
    [`${ANDROID} Chrome/130 Mobile Safari/537.36`, PAGE_NUMBERS.source.inApp],
    [`${IPHONE} Mobile/15E148`, PAGE_NUMBERS.source.inApp],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, null],
    [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36', null],
    ['', null],
    ['x'.repeat(1_000_000), null],
  ])('of %s is %s', (agent, source) => expect(inAppSource(agent)).toBe(source));
});

describe('the change of a number', () => {
  it.each([
    [150, 100, '+50% vs. the 28 days before'],
    [60, 120, '−50% vs. the 28 days before'],
    [10, 10, 'Same as the 28 days before'],
    [1001, 1000, 'About the same as the 28 days before'],
    [3, 1, '+2 vs. the 28 days before'],
    [0, 4, '−4 vs. the 28 days before'],
    [5, 0, '+5 vs. the 28 days before'],
  ])('of %i against %i is "%s"', (now, before, said) => {
    expect(changeText(now, before, 28)).toBe(said);
  });

  it('says an amount as the reader writes it', () => {
    expect(changeText(500, 0, 7, (cents) => `$${cents / 100}`)).toBe('+$5 vs. the 7 days before');
  });
});

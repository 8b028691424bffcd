import { describe, expect, it } from '@jest/globals';
import { spanText } from './span-text';

const HOUR = 3_600_000;

describe('a length of time', () => {
  it.each([
    [HOUR, '1 hour'],
    [24 * HOUR, '24 hours'],
    [36 * HOUR, '36 hours'],
    [48 * HOUR, '2 days'],
    [60 * HOUR, '60 hours'],
    [336 * HOUR, '14 days'],
  ])('%d is %s', (span, text) => expect(spanText(span)).toBe(text));
});

import { describe, expect, it } from '@jest/globals';
import { nextCursor } from './page-link';

describe('the next page', () => {
  it.each([
    ['</api/brand/bookings?cursor=MjAyNg>; rel="next"', 'MjAyNg'],
    ['</api/x?a=1&cursor=a%2Bb>; rel=next', 'a+b'],
    ['</api/x?cursor=1>; rel="prev", </api/x?cursor=2>; rel="next"', '2'],
    ['</api/x?cursor=1>; rel="prev"', null],
    ['</api/x>; rel="next"', null],
    ['', null],
    [null, null],
  ])('of %j begins at %j', (link, cursor) => expect(nextCursor(link)).toBe(cursor));
});

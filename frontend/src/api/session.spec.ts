import { describe, expect, it } from '@jest/globals';
import { homeOf, sameOriginPath } from './session';

describe('where to go after signing in', () => {
  it.each([
    ['/brand-review/1?x=2', '/brand-review/1?x=2'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    ['/a/../b', '/b'],
    [null, null],
  ])('%s leads to %s', (next, path) => expect(sameOriginPath(next)).toBe(path));

  const user = {
    id: '1',
    email: 'a@b.test',
    firstName: 'A',
    lastName: 'B',
    profileImageUrl: null,
    emailVerified: true,
    isAdmin: false,
    hasBrandBookings: false,
    creator: null,
  };
  it('is the own dashboard of a creator', () => {
    const creator = { id: 'c', username: 'abc', displayName: 'A', profileImageUrl: null };
    expect(homeOf({ ...user, creator, hasBrandBookings: true })).toBe('/creator/dashboard');
  });
  it('is the brand dashboard of somebody who has booked', () =>
    expect(homeOf({ ...user, hasBrandBookings: true })).toBe('/brand/dashboard'));
  it('is the onboarding of everybody else', () => expect(homeOf(user)).toBe('/creator/onboarding'));
});

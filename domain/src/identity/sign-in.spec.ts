import { describe, expect, it } from '@jest/globals';
import { homeOf, pathOnThisSite, personOf, providerSignInPath, signInProblemText } from './sign-in.js';

describe('where to go after signing in', () => {
  it.each([
    ['/brand-review/1?x=2#y', '/brand-review/1?x=2#y'],
    ['/a/../b', '/b'],
    ['/café', '/caf%C3%A9'],
    ['/apiary', '/apiary'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['/a/..//evil.example', null],
    ['/%2e//evil.example', null],
    ['//[', null],
    ['https://evil.example/', null],
    ['http://here/', null],
    ['javascript:alert(1)', null],
    ['/api/auth/oidc', null],
    ['/API', null],
    [`/${'x'.repeat(499)}`, `/${'x'.repeat(499)}`],
    [`/${'x'.repeat(500)}`, null],
    ['', null],
    [null, null],
    [['/a'], null],
  ])('%j leads to %s', (next, path) => expect(pathOnThisSite(next)).toBe(path));

  it('is the own dashboard of a creator, the brand dashboard of who has booked, and else the onboarding', () => {
    expect(homeOf({ creator: {}, hasBrandBookings: true })).toBe('/creator/dashboard');
    expect(homeOf({ creator: null, hasBrandBookings: true })).toBe('/brand/dashboard');
    expect(homeOf({ creator: null, hasBrandBookings: false })).toBe('/creator/onboarding');
  });

  it('travels to the provider and back, if it is of this site', () => {
    expect(providerSignInPath('/a?b=c&d')).toBe('/api/auth/oidc?next=%2Fa%3Fb%3Dc%26d');
    expect(['//evil.example', null].map(providerSignInPath)).toEqual(['/api/auth/oidc', '/api/auth/oidc']);
  });

  it('is explained by sentences of ours alone', () => {
    expect(signInProblemText('denied')).toBe('You cancelled the sign-in. Nothing was changed.');
    expect(['constructor', '__proto__', '<b>', '', null].map(signInProblemText)).toEqual(Array(5).fill(null));
  });
});

describe("a provider's word", () => {
  const word = {
    email: ' Ann@example.test ',
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Miller',
  };

  it('names a person', () => {
    expect(personOf(word)).toEqual({ email: 'Ann@example.test', firstName: 'Ann', lastName: 'Miller' });
    expect(personOf({ ...word, family_name: undefined })).toMatchObject({ firstName: 'Ann', lastName: '' });
    expect(personOf({ ...word, given_name: ' ' })).toMatchObject({ firstName: '', lastName: 'Miller' });
    expect(personOf({ ...word, given_name: 1, family_name: null })).toMatchObject({ firstName: 'Ann' });
    expect(personOf({ ...word, given_name: 'e\u0301\u0000\r\n\u2028x' })).toMatchObject({ firstName: 'é x' });
  });

  it('is cut to what fits, and never inside a character', () => {
    expect(personOf({ ...word, given_name: `${'a'.repeat(79)}😀b` })).toMatchObject({
      firstName: `${'a'.repeat(79)}😀`,
    });
  });

  it('is taken for an email that it calls verified, and for nothing like it', () => {
    for (const email_verified of ['true', 1, 'yes', {}, false, null, undefined]) {
      expect(personOf({ ...word, email_verified })).toBe('email_not_verified');
    }
    for (const email of [undefined, '', 'ann', 7, ['ann@example.test'], `${'a'.repeat(250)}@b.test`]) {
      expect(personOf({ ...word, email })).toBe('no_email');
    }
  });
});

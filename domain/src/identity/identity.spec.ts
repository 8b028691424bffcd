import { describe, expect, it } from '@jest/globals';
import { emailKey, isEmail } from './limits.js';
import { hasControlCharacters, isBlank, normalizeText } from './text.js';
import { RESERVED_USERNAMES, proposeUsername, usernameProblem } from './usernames.js';

describe('identity', () => {
  it('tells what is wrong with a username in the words of the specification', () => {
    expect(['ab', 'a'.repeat(21), 'a b c', 'Login', 'API', 'Sophia_Creates-1'].map(usernameProblem)).toEqual([
      'Username must be at least 3 characters',
      'Username must be less than 20 characters',
      'Username can only contain letters, numbers, hyphens, and underscores',
      'This username is reserved. Please choose another one.',
      'This username is reserved. Please choose another one.',
      null,
    ]);
  });

  it('keeps the reserved words unique and in the form in which usernames are compared', () => {
    expect([...new Set(RESERVED_USERNAMES)].map((word) => word.toLowerCase())).toEqual(RESERVED_USERNAMES);
  });

  it('proposes a username from a name', () => {
    expect(['Sophia Creates!', 'José Ángel', '漢字'].map(proposeUsername)).toEqual([
      'sophiacreates',
      'joseangel',
      '',
    ]);
  });

  it('knows the shape of an email address and compares without case', () => {
    const right = ['a@b.co', 'first.last+tag@sub.example.org'];
    const wrong = [
      '',
      'a',
      'a@b',
      'a b@c.de',
      'a@b@c.de',
      '<a@b.co>',
      'a\u0000@b.co',
      `${'a'.repeat(250)}@b.co`,
    ];
    expect([...right, ...wrong].map(isEmail)).toEqual([...right.map(() => true), ...wrong.map(() => false)]);
    expect(emailKey('  Ann@Example.ORG ')).toBe('ann@example.org');
  });

  it('normalizes text and finds control characters', () => {
    expect(normalizeText('e\u0301\r\nx')).toBe('é\nx');
    expect([hasControlCharacters('a\nb\tc', true), hasControlCharacters('a\nb', false)]).toEqual([
      false,
      true,
    ]);
    expect(hasControlCharacters('a\u0000b', true)).toBe(true);
    expect([isBlank(' \n'), isBlank(undefined), isBlank(' x ')]).toEqual([true, true, false]);
  });
});

describe('a text as it is stored', () => {
  it('is composed, with plain line breaks', () => {
    expect(normalizeText('u\u0308ber\r\nall')).toBe('über\nall');
  });

  it('is left as it is where composing it would take time with the square of its length', () => {
    const marks = `a${'\u0301'.repeat(40)}${'\u0316'.repeat(40)}`;
    expect(normalizeText(marks)).toBe(marks);
    const long = 'u\u0308'.repeat(6_000);
    expect(normalizeText(long)).toBe(long);
    const stacked = `a${'\u0316'.repeat(20)}\u0301`;
    expect(normalizeText(stacked)).toBe(stacked.normalize('NFC'));
  });
});

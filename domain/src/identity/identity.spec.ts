import { describe, expect, it } from '@jest/globals';
import { emailKey, isEmail } from './email.js';
import { DISPLAY_NAME, USERNAME, displayNameProblem } from './limits.js';
import { hasUnseenCharacters, isBlank, normalizeText, withoutUnseenCharacters } from './text.js';
import { RESERVED_USERNAMES, proposeUsername, usernameCandidates, usernameProblem } from './usernames.js';

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

  it('tells what is wrong with a display name, whatever stands around it', () => {
    const { min, max } = DISPLAY_NAME.messages;
    expect(['', ' N ', ' No ', 'n'.repeat(80), 'n'.repeat(81)].map(displayNameProblem)).toEqual([
      min,
      min,
      null,
      null,
      max,
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

  it.each(['nora', 'Nora_Haddad', 'admin', 'n', 'x'.repeat(20), 'é'.repeat(30), 'noracreates'])(
    'offers names in place of %s that keep every rule',
    (typed) => {
      const names = usernameCandidates(typed);
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(new Set(names).size).toBe(names.length);
      expect(names.map(usernameProblem)).toEqual(names.map(() => null));
      expect(names.filter((name) => name.length > USERNAME.max || !/^[a-z0-9]+$/.test(name))).toEqual([]);
      expect(names).not.toContain(typed);
    },
  );

  it('offers nothing in place of what has no letters', () => {
    expect(usernameCandidates('漢字')).toEqual([]);
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
    expect([hasUnseenCharacters('a\nb\tc', true), hasUnseenCharacters('a\nb', false)]).toEqual([false, true]);
    expect(hasUnseenCharacters('a\u0000b', true)).toBe(true);
    expect([isBlank(' \n'), isBlank(undefined), isBlank(' x ')]).toEqual([true, true, false]);
  });
});

describe('a text in one line', () => {
  it.each([
    ['turned around', 'Ann\u202eocseL'],
    ['isolated', '\u2066Ann\u2069'],
    ['marked as written from the right', 'Ann\u200f'],
    ['with a space of no width', 'Ann\u200b'],
    ['with a mark of byte order', '\ufeffAnn'],
    ['with a soft hyphen', 'An\u00adn'],
    ['joined where nothing is', 'A\u200dnn'],
    ['not joined where nothing is', 'A\u200cnn'],
    ['with a variant of nothing', 'Ann\ufe0f'],
    ['with a hidden message', 'Ann\u{e0041}\u{e0042}'],
    ['with an emoji’s hidden message', '😀\u{e0041}\u{e0042}'],
    ['of nothing that can be seen', '\u3164'],
    ['with two joiners in an emoji', '👩\u200d\u200d💻'],
  ])('is refused %s', (_, text) => {
    expect(hasUnseenCharacters(text, false)).toBe(true);
    expect(hasUnseenCharacters(withoutUnseenCharacters(text), false)).toBe(false);
  });

  it.each([
    'Zoë Okafor',
    'الكاتبة',
    'שרה כהן',
    'علی\u200cرضا',
    'क्\u200dष',
    '👩🏽\u200d💻 Ann ❤\ufe0f',
    '👨\u200d👩\u200d👧\u200d👦',
    '🏳\ufe0f\u200d🌈',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1\ufe0f\u20e3',
    '葛\u{e0100}城',
  ])('can be %s', (text) => {
    expect(hasUnseenCharacters(text, false)).toBe(false);
    expect(withoutUnseenCharacters(text)).toBe(text);
  });

  it('is only a name’s or heading’s rule: texts of several lines keep how they are written', () => {
    expect(hasUnseenCharacters('שלום\u200f!', true)).toBe(false);
  });
});

describe('a text as it is stored', () => {
  it('is composed, with plain line breaks', () => {
    expect(normalizeText('u\u0308ber\r\nall')).toBe('über\nall');
    expect(normalizeText('x\udfffy \ud83d \ud83d\ude00')).toBe('x\ufffdy \ufffd \ud83d\ude00');
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

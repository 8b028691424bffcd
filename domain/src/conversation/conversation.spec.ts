import { describe, expect, it } from '@jest/globals';
import { contactWarnings } from './contact-warnings.js';
import { MESSAGE, WRITABLE_AFTER_END_MS, canEdit, whyClosed } from './conversation.js';

describe('what leads away from the platform', () => {
  it.each([
    ['Call me: +1 (415) 555-0132', ['phone']],
    ['0176 555 01 32 is my number', ['phone']],
    ['Write to me on WhatsApp', ['messenger']],
    ['t.me/somebody', ['messenger']],
    ['I can pay with PayPal, whats app me at 415-555-0132', ['payment', 'messenger', 'phone']],
    ['Send it by wire transfer', ['payment']],
    ['Can we pay directly?', ['payment']],
  ])('%s', (text, warnings) => expect(contactWarnings(text)).toEqual(warnings));

  it.each([
    'Due on 2026-11-22, or 22.11.2026 at the latest',
    'It costs 1.500.000 views',
    'Please film in 1920 x 1080, 30 s',
    'Between 10000 - 20000 followers',
    'A signal that they like it',
    'Our telegraph shoot',
    'Order 12345',
    'From 22.11.2026 - 24.11.2026',
    'Between 12 000 - 15 000 views',
    'We reach 150 000 000 people',
    'See https://example.org/a/b',
  ])('leaves alone: %s', (text) => expect(contactWarnings(text)).toEqual([]));

  it('looks at a long text in a time that grows with its length', () => {
    const hostile = '1 '.repeat(2_000) + '('.repeat(2_000);
    expect(contactWarnings(hostile.repeat(100))).toEqual(['phone']);
  });
});

describe('writing', () => {
  const facts = {
    role: 'brand',
    endedAt: null,
    blockedBy: [],
    people: { hiddenFromCreator: false },
  } as const;
  it('is possible until 30 days after the end', () => {
    expect(whyClosed(facts, 0)).toBeNull();
    expect(whyClosed({ ...facts, endedAt: 0 }, WRITABLE_AFTER_END_MS - 1)).toBeNull();
    expect(whyClosed({ ...facts, endedAt: 0 }, WRITABLE_AFTER_END_MS)).toBe('ended');
  });
  it('is not possible before a booking is paid of which the creator may not know', () => {
    expect(whyClosed({ ...facts, people: { hiddenFromCreator: true } }, 0)).toBe('unpaid');
  });
  it('is not possible for either when one blocked the other, nor for admins', () => {
    expect(whyClosed({ ...facts, blockedBy: ['creator'] }, 0)).toBe('blocked');
    expect(whyClosed({ ...facts, blockedBy: ['brand'] }, 0)).toBe('you_blocked');
    expect(whyClosed({ ...facts, blockedBy: ['brand', 'creator'] }, 0)).toBe('blocked');
    expect(whyClosed({ ...facts, role: 'admin' }, 0)).toBe('admin');
  });
  it('can be corrected for five minutes, by who wrote it', () => {
    const message = { party: 'brand', createdAt: 0 } as const;
    expect(canEdit(message, 'brand', MESSAGE.editMs - 1)).toBe(true);
    expect(canEdit(message, 'brand', MESSAGE.editMs)).toBe(false);
    expect(canEdit(message, 'creator', 0)).toBe(false);
  });
});

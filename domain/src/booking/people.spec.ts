import { describe, expect, it } from '@jest/globals';
import { type Onlooker, type People, readerOf } from './people.js';

const PEOPLE: People = {
  brand: { userId: 'brand', guestId: 'cookie', email: 'Ann@Northwind.test' },
  creator: { id: 'profile', userId: 'creator', email: 'nora@example.test' },
  hiddenFromCreator: false,
};
const NOBODY: Onlooker = { userId: null, creatorId: null, guestId: null, provenEmails: [], isAdmin: false };
const as = (who: Partial<Onlooker>, people: Partial<People> = {}) =>
  readerOf({ ...PEOPLE, ...people }, { ...NOBODY, ...who });
const creator = { userId: 'creator', creatorId: 'profile' };

describe('who reads a booking', () => {
  it.each([
    ['a visitor', {}, null],
    ['the guest who booked', { guestId: 'cookie' }, 'brand'],
    ['another guest', { guestId: 'other' }, null],
    ['who has proven the address', { provenEmails: ['ann@northwind.test'] }, 'brand'],
    ['who has proven another address', { provenEmails: ['bob@northwind.test'] }, null],
    ['the user who booked', { userId: 'brand' }, 'brand'],
    ['another user', { userId: 'other' }, null],
    ['the creator', creator, 'creator'],
    ['another creator', { userId: 'other', creatorId: 'another' }, null],
    ['an admin', { userId: 'other', isAdmin: true }, 'admin'],
    ['an admin who booked', { userId: 'brand', isAdmin: true }, 'brand'],
    ['an admin who is the creator', { ...creator, isAdmin: true }, 'creator'],
  ] as const)('%s', (_name, who, reader) => {
    expect(as(who)).toBe(reader);
  });

  it('is not the creator while it is hidden from them, unless they have booked it or run the platform', () => {
    const hidden = { hiddenFromCreator: true };
    expect(as(creator, hidden)).toBeNull();
    expect(as({ ...creator, isAdmin: true }, hidden)).toBe('admin');
    expect(as({ ...creator, guestId: 'cookie' }, hidden)).toBe('brand');
  });

  it('takes nothing that is missing for the same', () => {
    const unknown = { brand: { userId: null, guestId: null, email: 'ann@northwind.test' } };
    expect(as(NOBODY, unknown)).toBeNull();
    expect(as({ userId: 'other' }, unknown)).toBeNull();
  });
});

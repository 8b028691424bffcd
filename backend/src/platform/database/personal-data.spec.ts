import { describe, expect, it } from '@jest/globals';
import { PersonalData } from './personal-data.js';

const [one, other] = [{ forgets: () => Promise.resolve() }, { exports: {} }];

describe('the parts of what is kept of people', () => {
  it('come in the order that is asked for, however they were registered', () => {
    const personal = new PersonalData();
    personal.register('other', other);
    personal.register('one', one);
    expect(personal.inOrder(['one', 'other'])).toEqual([one, other]);
  });

  it('must all be there', () => {
    const personal = new PersonalData();
    personal.register('one', one);
    expect(() => personal.inOrder(['one', 'other'])).toThrow('nobody keeps the personal data "other"');
  });

  it('must all have a place in the order, or somebody would be forgotten in part', () => {
    const personal = new PersonalData();
    personal.register('one', one);
    personal.register('other', other);
    expect(() => personal.inOrder(['one'])).toThrow('no place in the order for the personal data other');
  });

  it('have one owner each', () => {
    const personal = new PersonalData();
    personal.register('one', one);
    expect(() => personal.register('one', other)).toThrow('two modules');
  });
});

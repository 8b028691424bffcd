import { describe, expect, it } from '@jest/globals';
import { isOversizedJson } from './json-bodies.js';

const isOversized = (json: string): boolean => isOversizedJson(Buffer.from(json));

describe('the bytes of a JSON body', () => {
  it.each([
    ['a form', JSON.stringify({ name: 'Ann', tags: ['a', 'b'] })],
    ['a long text full of signs', JSON.stringify({ text: '[{,:"\\'.repeat(100_000) })],
    ['as many values as are allowed', JSON.stringify({ list: Array.from({ length: 4_990 }, () => 1) })],
    ['what is no JSON', '}}}}]]]]"'],
    ['a string that never ends', `{"a": "${'\\"'.repeat(1_000)}`],
  ])('are left to the parser: %s', (_, json) => {
    expect(isOversized(json)).toBe(false);
  });

  it.each([
    ['half a million empty lists', `[${'[],'.repeat(500_000)}[]]`],
    ['a tower of lists', '['.repeat(500_000)],
    ['sixty thousand fields', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()}}`],
    ['a list of numbers', `[${'1,'.repeat(250_000)}1]`],
    ['lists behind an escaped quote', `{"a\\"":${'['.repeat(50)}`],
  ])('are refused before they are parsed: %s', (_, json) => {
    expect(isOversized(json)).toBe(true);
  });
});

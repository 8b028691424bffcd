import fc from 'fast-check';
import { type Schema, resolved } from './description.js';

/** Real names of things, by the property or the part of the path that asks for them. */
export type Things = Readonly<Record<string, readonly string[]>>;

const TEXT = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const WORDS = fc
  .array(fc.constantFrom('coffee', 'ünïcode', '日本', 'reel', '3', 'photos,', 'بوق', '🎬', 'e\u0301'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((words) => words.join(' '));
const LONG = 100_000;

/** With halves of characters replaced, as any encoding does. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Texts that have broken programs before. */
export const HOSTILE_TEXTS: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\ufeff',
  '\u200b\u200d',
  `Z${'\u0301'.repeat(300)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  `'; drop table users; --`,
  `" or 1=1 --`,
  `$1 %s {{7*7}} \${7*7}`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  String.raw`..\..\windows\win.ini`,
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x1F',
  '99999999999999999999999999',
  '-1',
  '1.005',
  '٣٤',
  'null',
  'undefined',
  '[object Object]',
  'true',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  'A'.repeat(321),
  'Ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  '0001-01-01T00:00:00.000Z',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '\r\nSet-Cookie: a=b',
  ' '.repeat(50),
  'x'.repeat(LONG),
];

const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 'end');

/** Values of the wrong kind, or of none. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  '   ',
  0,
  -1,
  -0.1,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  5e-324,
  true,
  false,
  [],
  [[]],
  {},
  { length: 3 },
  { toString: 'x', valueOf: 1 },
  [null, null],
  Array.from({ length: 3_000 }, () => 'x'),
  Array.from({ length: 3_000 }, () => ({})),
  deep(500),
];

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_VALUES),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that a schema allows; names of things are mostly real ones. */
export function valid(schema: Schema, things: Things, name = ''): fc.Arbitrary<unknown> {
  const one = resolved(schema);
  const arbitrary = kindOf(one, things, name);
  const known = one.type === 'array' || one.properties ? undefined : things[name];
  const weighted: fc.WeightedArbitrary<unknown>[] = [{ weight: known?.length ? 1 : 3, arbitrary }];
  if (known?.length) weighted.push({ weight: 8, arbitrary: fc.constantFrom(...known) });
  // What a schema can't say, such as how an amount is written, its example knows.
  if (one.example !== undefined) weighted.push({ weight: 6, arbitrary: fc.constant(one.example) });
  return weighted.length === 1 ? arbitrary : fc.oneof(...weighted);
}

function kindOf(schema: Schema, things: Things, name: string): fc.Arbitrary<unknown> {
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, things, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'object'].flat();
  return types.length === 1
    ? ofType(types[0] ?? '', schema, things, name)
    : fc.oneof(...types.map((type) => ofType(type, schema, things, name)));
}

function ofType(type: string, schema: Schema, things: Things, name: string): fc.Arbitrary<unknown> {
  const { minimum: min, maximum: max } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: min ?? 0, max: max ?? 5_000 });
    case 'number':
      // Most numbers of this API are whole, though its schemas often don't say so.
      return fc.oneof(fc.integer({ min: min ?? 0, max: max ?? 5_000 }), fc.constant(min ?? 0));
    case 'array':
      return fc.array(valid(schema.items ?? {}, things, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'string':
      return text(schema, things);
    default:
      return object(schema, things);
  }
}

function text(schema: Schema, things: Things): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern } = schema;
  if (schema.format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom(...(things['id'] ?? [''])));
  if (schema.format === 'email') {
    const made = fc.nat(99_999).map((number) => `someone-${number}@example.test`);
    return fc.oneof(made, fc.constantFrom(...(things['email'] ?? ['ann@example.test'])));
  }
  if (schema.format === 'uri') return fc.webUrl();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const fill = (made: string): string => wellFormed(made.padEnd(minLength, 'x').slice(0, maxLength));
  return fc.oneof(WORDS.map(fill), TEXT.map(fill));
}

function object(schema: Schema, things: Things): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, one]) => [name, valid(one, things, name)]));
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

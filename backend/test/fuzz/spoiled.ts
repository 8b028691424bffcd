import fc from 'fast-check';
import { type Schema, resolved } from './description.js';
import { hostile } from './values.js';

type Place = (string | number)[];
type Holder = Record<string | number, unknown>;

/** Every place in a value, the whole of it too. */
function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return [place, ...inner];
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Holder)[key], value);

/** What the schema says of a place, as far as it says it without a choice. */
function schemaAt(schema: Schema, place: Place): Schema {
  return place.reduce<Schema>((one, key) => {
    const { properties, items } = resolved(one);
    return (typeof key === 'number' ? items : properties?.[key]) ?? {};
  }, schema);
}

/** A copy with something else in one place; `undefined` takes it out. */
function put(value: unknown, place: Place, other: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return other;
  const copy: Holder = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Holder)
    : { ...(value as Holder) };
  const inner = put(copy[key], rest, other);
  if (inner === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = inner;
  return copy;
}

type Spoil = (value: unknown, schema: Schema) => unknown;
const filled = (length: number): string => 'x'.repeat(Math.max(0, length));
const isText = (value: unknown): value is string => typeof value === 'string';

/** One wrong, or just not wrong, thing at a time. */
const SPOILS: readonly Spoil[] = [
  () => undefined,
  () => null,
  () => '',
  () => ' \t\n ',
  () => 7,
  () => 'text',
  () => [],
  () => ({}),
  () => false,
  (value) => [value],
  (value) => (isText(value) ? ` ${value} ` : JSON.stringify(value)),
  (value) => (typeof value === 'object' && value !== null ? { ...value, unheardOf: 1 } : value),
  (value, { maxLength }) => (maxLength === undefined ? value : filled(maxLength + 1)),
  (value, { maxLength }) => (maxLength === undefined ? value : filled(maxLength)),
  (value, { maxLength }) =>
    maxLength === undefined ? value : `${filled(maxLength - 2)}${String.fromCodePoint(0x1f4e6)}`,
  (value, { minLength }) => (minLength === undefined ? value : filled(minLength - 1)),
  (value, { minLength }) => (minLength === undefined ? value : filled(minLength)),
  (value, { maximum }) => (maximum === undefined ? value : maximum),
  (value, { maximum }) => (maximum === undefined ? value : maximum + 1),
  (value, { minimum }) => (minimum === undefined ? value : minimum),
  (value, { minimum }) => (minimum === undefined ? value : minimum - 1),
  (value) => (typeof value === 'number' ? value + 0.001 : value),
  (value, { maxItems }) =>
    Array.isArray(value) && maxItems !== undefined
      ? Array.from({ length: maxItems + 1 }, () => value[0] as unknown)
      : value,
  (value) => (Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : value),
];

/** Values of which one place is not, or only just, what the schema says. */
export const nearlyValid = (schema: Schema, valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(1_000), fc.constantFrom(...SPOILS)).map(([value, where, spoil]) => {
    const places = placesOf(value);
    const place = places[where % places.length] ?? [];
    return put(value, place, spoil(at(value, place), resolved(schemaAt(schema, place))));
  });

/** Values with something hostile in one place. */
export const spoiled = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(1_000), hostile).map(([value, where, other]) => {
    const places = placesOf(value);
    return put(value, places[where % places.length] ?? [], other);
  });

/* Above 300 lines: the ways in which one request can be wrong, which are chosen from together. */
import fc from 'fast-check';
import { type Operation, type Parameter, bodySchemaOf, resolved } from './description.js';
import { nearlyValid, spoiled } from './spoiled.js';
import { HOSTILE_TEXTS, type Things, valid, wellFormed } from './values.js';
import type { WireRequest } from './wire.js';

/** A request without the person who makes it. */
export type Draft = WireRequest;

const JSON_TYPE = 'application/json';
/** The largest body that is read is 8 MB. */
const TOO_LONG = '9000000';
const LONGEST_PART = 6_000;
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Sent as they are: a client that means well would mend or refuse them. */
const RAW_PARTS = [
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..',
  '.',
  '%252e%252e',
  'a%2fb',
  'a;b=c',
  '%0d%0aSet-Cookie:%20a=b',
  '*',
  '"><b>',
  '[]',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000g',
  '999999999999999999',
  '9223372036854775808',
  'x'.repeat(3_000),
];
const ODD_HEADERS: Record<string, string>[] = [
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': '' },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'caf\u00e9 \u00ff' },
  { range: 'bytes=0-0' },
  { range: 'bytes=5-1' },
  { range: 'bytes=-99999999999999999999' },
  { range: 'bytes=0-1,3-4,6-7' },
  { range: 'lines=1-2' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"' },
  { 'if-none-match': 'W/"1", "2", nonsense' },
  { 'if-match': '"1"' },
  { 'if-modified-since': 'never' },
  { origin: 'https://elsewhere.test' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'sec-fetch-site': 'cross-site' },
  { accept: 'text/html' },
  { accept: ';;;q=x' },
  { 'accept-encoding': 'gzip, br, zstd, *;q=0' },
  { 'accept-encoding': 'nonsense' },
  { 'x-forwarded-for': `1.2.3.4, ${'9'.repeat(400)}` },
  { 'x-http-method-override': 'DELETE' },
  { 'user-agent': '\u00ff'.repeat(2_000) },
  { 'user-agent': '' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer none' },
  { authorization: `Bearer rp_${'x'.repeat(5_000)}` },
  { authorization: 'Basic YTpi' },
  { cookie: 'reelpact_session=a.b.c; reelpact_guest=%; reelpact_session=' },
  { cookie: `reelpact_session=eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4Iiwia2luZCI6InNlc3Npb24ifQ.` },
  { cookie: ';;=;' },
  { host: 'elsewhere.test' },
  { 'content-encoding': 'gzip' },
  { 'tus-resumable': '0.2.2' },
  { 'upload-metadata': 'filename \u00ff,,bookingId' },
  { 'upload-metadata': 'bookingId bm90aGluZw==,filename AA==,filetype' },
  { 'upload-offset': '-1' },
  { 'upload-length': '99999999999999999999' },
  { 'upload-defer-length': '1' },
  { 'upload-concat': 'final;/api/uploads/a' },
  { expect: '100-continue' },
];
const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/merge-patch+json',
  'application/offset+octet-stream',
  'nonsense',
];
const BROKEN_BODIES = [
  '{',
  '{"a":',
  '[1,2',
  '',
  ' ',
  'nothing',
  '\u0000',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":NaN}',
  '\ufeff{}',
  `{"__proto__":{"isAdmin":true}}`,
  `{"constructor":{"prototype":{"isAdmin":true}}}`,
  '{"a":1,"a":2}',
  '"text"',
  '17',
  'null',
  'true',
  '[]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${String.raw`\ud800`}"}`,
];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** What a header can carry at all. */
const headerSafe = (value: string): string =>
  value.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000);
const encoded = (value: string): string => encodeURIComponent(wellFormed(value));

/** The part of a path before a parameter says what the parameter is a name of. */
function nameIn(path: string, name: string): string {
  const before = path.split(`/{${name}}`)[0]?.split('/').pop() ?? '';
  return name === 'id' ? before : name;
}

interface Wish {
  path: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  body?: string;
}

function draft({ method, path }: Operation, wish: Wish): Draft {
  // With nothing in its place it would be another address.
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => wish.path[name] || '%20');
  return {
    method,
    path: wish.query === '' ? filled : `${filled}?${wish.query}`,
    headers: wish.headers,
    ...(wish.body !== undefined && { body: wish.body }),
  };
}

/** Requests for a call: a third as described, a third nearly so, a third hostile. */
export const draftsFor = (operation: Operation, things: Things): fc.Arbitrary<Draft> => {
  const asDescribed = described(operation, things);
  const schema = bodySchemaOf(operation);
  const variants = variantsOf(operation, things, asDescribed, schema && valid(schema, things));
  return fc.oneof(asDescribed, ...variants).map((wish) => draft(operation, wish));
};

/** Requests that are one step away from one that would be granted. */
export function draftsBeside(operation: Operation, things: Things, good: Draft): fc.Arbitrary<Draft> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/?]*)')}`).exec(good.path) ?? [];
  const wish: Wish = {
    path: Object.fromEntries(names.map((name, index) => [name, parts[index + 1] ?? ''])),
    query: good.path.split('?')[1] ?? '',
    headers: good.headers,
    ...(good.body !== undefined && { body: good.body }),
  };
  const isJson = bodySchemaOf(operation) !== null && good.body !== undefined;
  const body = isJson ? fc.constant(JSON.parse(good.body ?? '') as unknown) : null;
  const variants = variantsOf(operation, things, fc.constant(wish), body);
  return fc.oneof(...variants).map((one) => draft(operation, one));
}

/** Nearly as described, and hostile, half and half. */
function variantsOf(
  operation: Operation,
  things: Things,
  asDescribed: fc.Arbitrary<Wish>,
  goodBody: fc.Arbitrary<unknown> | null,
): fc.Arbitrary<Wish>[] {
  const { call, method } = operation;
  const schema = bodySchemaOf(operation);
  const nearly: fc.Arbitrary<Wish>[] = [];
  const attacks: fc.Arbitrary<Wish>[] = [beside(asDescribed, fc.constantFrom(...ODD_HEADERS), oddHeaders)];
  if (schema && goodBody) {
    nearly.push(beside(asDescribed, nearlyValid(schema, goodBody), jsonBody));
    nearly.push(beside(asDescribed, valid(schema, things), jsonBody));
    attacks.push(...Array.from({ length: 3 }, () => beside(asDescribed, spoiled(goodBody), jsonBody)));
  }
  if (UNSAFE.has(method)) attacks.push(fc.oneof(...wrongBodies(asDescribed)));
  for (const { name } of inPlace(call.parameters, 'path')) {
    const put = (wish: Wish, part: string): Wish => ({ ...wish, path: { ...wish.path, [name]: part } });
    const hostile = fc.oneof(fc.constantFrom(...RAW_PARTS), fc.constantFrom(...HOSTILE_TEXTS).map(encoded));
    const others = fc.oneof(fc.uuid(), fc.constantFrom(...all(things))).map(encoded);
    attacks.push(
      beside(
        asDescribed,
        hostile.map((part) => part.slice(0, LONGEST_PART)),
        put,
      ),
    );
    nearly.push(beside(asDescribed, others, put));
  }
  for (const { name } of inPlace(call.parameters, 'header')) {
    const values = fc.constantFrom(...HOSTILE_TEXTS, '0', '1', '-1', '1.5', '9'.repeat(30)).map(headerSafe);
    attacks.push(beside(asDescribed, values, (wish, value) => oddHeaders(wish, { [name]: value })));
  }
  const queries = inPlace(call.parameters, 'query').map(({ name }) => name);
  for (const name of queries) {
    const values = fc.constantFrom(...HOSTILE_TEXTS.map((text) => encoded(text.slice(0, LONGEST_PART))));
    attacks.push(beside(asDescribed, values, (wish, value) => ({ ...wish, query: `${name}=${value}` })));
  }
  nearly.push(beside(asDescribed, oddQuery(queries), (wish, query) => ({ ...wish, query })));
  return [fc.oneof(...nearly), fc.oneof(...attacks)];
}

/** Bodies that are no JSON, or say that they are something else, or something larger. */
function wrongBodies(asDescribed: fc.Arbitrary<Wish>): fc.Arbitrary<Wish>[] {
  const with_ = (wish: Wish, headers: Record<string, string>, body: string): Wish => ({
    ...wish,
    headers: { ...wish.headers, ...headers },
    body,
  });
  return [
    beside(asDescribed, fc.constantFrom(...BROKEN_BODIES), (wish, body) =>
      with_(wish, { 'content-type': JSON_TYPE }, body),
    ),
    beside(asDescribed, fc.constantFrom(...CONTENT_TYPES), (wish, type) =>
      with_(wish, { 'content-type': type }, wish.body ?? 'a=1'),
    ),
    asDescribed.map((wish) => with_(wish, { 'content-type': JSON_TYPE, 'content-length': TOO_LONG }, '{')),
  ];
}

/** Requests as the description wants them; nothing says that they are allowed, or possible now. */
export const describedDrafts = (operation: Operation, things: Things): fc.Arbitrary<Draft> =>
  described(operation, things).map((wish) => draft(operation, wish));

function described(operation: Operation, things: Things): fc.Arbitrary<Wish> {
  const { call, path, method } = operation;
  const one = (parameter: Parameter): fc.Arbitrary<string> => {
    const schema = { ...resolved(parameter.schema ?? {}), example: parameter.example };
    return valid(
      parameter.example === undefined ? (parameter.schema ?? {}) : schema,
      things,
      nameIn(path, parameter.name),
    ).map(asText);
  };
  const record = (parameters: Parameter[]): fc.Arbitrary<Record<string, string>> =>
    fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name, one(parameter)])), {
      requiredKeys: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    });
  const schema = bodySchemaOf(operation);
  const isUpload = method === 'PATCH' && !schema;
  return fc
    .record({
      path: record(inPlace(call.parameters, 'path')),
      query: record(inPlace(call.parameters, 'query')),
      headers: record(inPlace(call.parameters, 'header')),
      body: schema ? valid(schema, things) : fc.constant(undefined),
    })
    .map(({ path: parts, query, headers, body }) => ({
      path: mapped(parts, encoded),
      query: new URLSearchParams(mapped(query, wellFormed)).toString(),
      headers: {
        ...mapped(headers, headerSafe),
        ...(schema && { 'content-type': JSON_TYPE }),
        ...(isUpload && { 'content-type': 'application/offset+octet-stream' }),
      },
      ...(schema && { body: JSON.stringify(body) }),
      ...(isUpload && { body: 'bytes' }),
    }));
}

const beside = <T>(
  wishes: fc.Arbitrary<Wish>,
  others: fc.Arbitrary<T>,
  join: (wish: Wish, other: T) => Wish,
): fc.Arbitrary<Wish> => fc.tuple(wishes, others).map(([wish, other]) => join(wish, other));
const inPlace = (parameters: Parameter[] | undefined, place: Parameter['in']): Parameter[] =>
  (parameters ?? []).filter((parameter) => parameter.in === place);
const mapped = (record: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
const all = (things: Things): string[] => ['', ...new Set(Object.values(things).flat())];
const oddHeaders = (wish: Wish, headers: Record<string, string>): Wish => ({
  ...wish,
  headers: { ...wish.headers, ...mapped(headers, headerSafe) },
});
const jsonBody = (wish: Wish, body: unknown): Wish => ({
  ...wish,
  body: body === undefined ? '' : JSON.stringify(body),
});

function oddQuery(names: string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names, 'cursor', 'limit', 'unheardOf', '__proto__', 'a[b][c]');
  const value = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS.map((text) => encoded(text.slice(0, 3_000)))),
    fc.constantFrom(...RAW_PARTS.filter((part) => part.length < 100)),
    fc.constantFrom('MjAyNi0wMS0wMXx4', 'MDAwMC0wMC0wMFQwMDowMDowMC4wMDBafDA', ''),
  );
  return fc
    .array(fc.tuple(name, value), { minLength: 1, maxLength: 3 })
    .map((pairs) => [...pairs, ...pairs.slice(0, 1)].map(([key, one]) => `${key}=${one}`).join('&'));
}

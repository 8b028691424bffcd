import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** The specification's section 7, and the landing page's link; words in braces are parameters. */
const CALLS = [
  'GET /api/auth/user',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'GET /api/check-username',
  'POST /api/register-without-verification',
  'GET /api/creators/{id}/portfolio',
  'GET /api/creator/profile/{idOrUsername}',
  'PUT /api/creator/profile/{creatorId}',
  'GET /api/creators/dashboard',
  'GET /api/creator/{creatorId}/packages',
  'POST /api/creator/{creatorId}/packages',
  'DELETE /api/creator/{creatorId}/packages',
  'PUT /api/packages/{id}',
  'DELETE /api/packages/{id}',
  'GET /api/packages/{id}',
  'POST /api/package-bookings',
  'GET /api/bookings/{id}',
  'GET /api/bookings/{id}/submissions',
  'PATCH /api/bookings/{id}/status',
  'POST /api/bookings/{id}/submit-content',
  'POST /api/bookings/{id}/review',
  'POST /api/creator/bookings/{id}/approve',
  'POST /api/creator/bookings/{id}/reject',
  'POST /api/creator/bookings/{id}/complete',
  'POST /api/creator/onboard',
  'GET /api/brand/bookings/{brandEmail}',
  'POST /api/brand/bookings/{id}/approve',
  'POST /api/brand/bookings/{id}/request-revisions',
  'POST /api/create-payment-intent',
  'POST /api/create-escrow-payment',
  'GET /api/login',
];

const split = (call: string): [string, string] => call.split(' ') as [string, string];
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}');

interface Document {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
}
const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as Document;
const described = new Set(
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { operationId, summary }]) => operationId && summary)
      .map(([method]) => `${method.toUpperCase()} ${shape(path)}`),
  ),
);

const tests = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'specified-calls.int-spec.ts')
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

/** How a test names a call: `.post('/api/…')`, with its parameters as parts of a template. */
function named(call: string): RegExp {
  const [method, path] = split(call);
  const escaped = shape(path)
    .replace(/[-/]/g, (character) => `\\${character}`)
    .replaceAll('{}', '(\\$\\{[^}]+\\}|[^/`\'"\\s]+)');
  const type = '(<[^(]*>)?';
  const by =
    method === 'GET' || method === 'POST'
      ? `(\\.${method.toLowerCase()}${type}\\(|call${type}\\(\\s*'${method}',)`
      : `call${type}\\(\\s*'${method}',`;
  return new RegExp(`${by}\\s*[\`'"]${escaped}([?][^\`'"]*)?[\`'"]`);
}

describe('the specification’s calls', () => {
  it.each(CALLS)('%s is described and tested over HTTP', (call) => {
    const [method, path] = split(call);
    expect({
      described: described.has(`${method} ${shape(path)}`),
      tested: named(call).test(tests),
    }).toEqual({ described: true, tested: true });
  });

  it('are thirty-two', () => {
    expect(new Set(CALLS).size).toBe(32);
  });
});

import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ReelpactProblem, answer, createReelpactClient, verifyWebhook } from './index.js';

/** A client of a server that answers each request with this. */
function clientOf(status: number, body: string, type = 'application/json') {
  const requests: Request[] = [];
  const client = createReelpactClient({
    baseUrl: 'https://reelpact.example',
    token: 'rp_one',
    fetch: (request) => {
      requests.push(request as Request);
      return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
    },
  });
  return { client, requests };
}
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const byId = { params: { path: { id: ID } } };

describe('the client', () => {
  it('calls as its owner, and answers with what came', async () => {
    const { client, requests } = clientOf(200, JSON.stringify({ id: ID, stage: 'producing' }));
    const booking = await answer(client.GET('/api/bookings/{id}', byId));
    expect(booking.stage).toBe('producing');
    expect(requests[0]?.url).toBe(`https://reelpact.example/api/bookings/${ID}`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer rp_one');
  });

  it('throws what was refused, with its code', async () => {
    const problem = { statusCode: 400, code: 'VALIDATION_FAILED', message: 'No.', errors: { bio: 'Short' } };
    const { client } = clientOf(400, JSON.stringify(problem));
    const refused = answer(client.GET('/api/bookings/{id}', byId)).catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(ReelpactProblem);
    expect(await refused).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: { bio: 'Short' } });
  });

  it('throws for what is no answer of the API’s', async () => {
    const { client } = clientOf(502, '<h1>Bad gateway</h1>', 'text/html');
    const failed = answer(client.GET('/api/bookings/{id}', byId)).catch((error: unknown) => error);
    expect(await failed).toMatchObject({ status: 502, code: null });
  });

  it('takes an answer without content', async () => {
    const requests: Request[] = [];
    const client = createReelpactClient({
      baseUrl: 'https://reelpact.example',
      fetch: (request) => {
        requests.push(request as Request);
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    await answer(client.DELETE('/api/packages/{id}', byId));
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a webhook', () => {
  const BODY = JSON.stringify({ id: 'evt_1', type: 'ping', data: { text: 'Café ☕' } });
  const NOW = Date.UTC(2026, 10, 22, 18);
  const seconds = NOW / 1000;
  const sign = (secret: string, at = seconds) =>
    `v1=${createHmac('sha256', secret).update(`${at}.${BODY}`).digest('hex')}`;
  const header = `t=${seconds},${sign('whsec_a')}`;

  it('is read when it is genuine, as text or bytes', async () => {
    expect(await verifyWebhook('whsec_a', header, BODY, NOW)).toMatchObject({ id: 'evt_1' });
    const bytes = new TextEncoder().encode(BODY);
    expect(await verifyWebhook('whsec_a', header, bytes, NOW)).toMatchObject({ id: 'evt_1' });
  });

  it('is genuine by either secret while one is replaced', async () => {
    const both = `t=${seconds},${sign('whsec_new')},${sign('whsec_old')}`;
    for (const secret of ['whsec_new', 'whsec_old']) {
      expect(await verifyWebhook(secret, both, BODY, NOW)).not.toBeNull();
    }
  });

  it.each([
    ['of another secret', 'whsec_b', header, BODY],
    ['with another body', 'whsec_a', header, `${BODY} `],
    ['of another moment', 'whsec_a', header.replace(/\d+/, String(seconds + 1)), BODY],
    ['too old', 'whsec_a', `t=${seconds - 301},${sign('whsec_a', seconds - 301)}`, BODY],
    ['from the future', 'whsec_a', `t=${seconds + 301},${sign('whsec_a', seconds + 301)}`, BODY],
    ['without a signature', 'whsec_a', `t=${seconds}`, BODY],
    ['without a moment', 'whsec_a', sign('whsec_a'), BODY],
    ['with half a signature', 'whsec_a', header.slice(0, -2), BODY],
    ['without a header', 'whsec_a', null, BODY],
  ])('%s is not', async (_, secret, given, body) => {
    expect(await verifyWebhook(secret, given, body, NOW)).toBeNull();
  });
});

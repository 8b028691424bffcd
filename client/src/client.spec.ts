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
  /** The example of Standard Webhooks' own reference libraries has this shape. */
  const [A, B] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'];
  const sign = (secret: string, at = seconds) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`evt_1.${at}.${BODY}`).digest('base64')}`;
  };
  const headersOf = (signature: string, at = seconds) => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': signature,
  });
  const headers = headersOf(sign(A));

  it('is read when it is genuine, as text or bytes, with headers of either kind', async () => {
    expect(await verifyWebhook(A, headers, BODY, NOW)).toMatchObject({ id: 'evt_1' });
    const bytes = new TextEncoder().encode(BODY);
    expect(await verifyWebhook(A, new Headers(headers), bytes, NOW)).toMatchObject({ id: 'evt_1' });
  });

  it('is signed as Standard Webhooks’ own example is', async () => {
    const example = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const now = 1_614_265_330_000;
    expect(await verifyWebhook(A, example, '{"test": 2432232314}', now)).toEqual({ test: 2432232314 });
  });

  it('is genuine by either secret while one is replaced', async () => {
    const both = headersOf(`${sign(A)} ${sign(B)}`);
    for (const secret of [A, B]) expect(await verifyWebhook(secret, both, BODY, NOW)).not.toBeNull();
  });

  it('is genuine by a secret from before they were plain Base64', async () => {
    const old = 'whsec_p3Zr0mY9cQ1tV7bX2nL5sD8f-4hJ6kW0aE1uI9oR_yT';
    expect(await verifyWebhook(old, headersOf(sign(old)), BODY, NOW)).not.toBeNull();
  });

  it.each([
    ['of another secret', B, headers, BODY],
    ['with a secret that is none', 'whsec_!', headers, BODY],
    ['with another body', A, headers, `${BODY} `],
    ['of another id', A, { ...headers, 'webhook-id': 'evt_2' }, BODY],
    ['of another moment', A, { ...headers, 'webhook-timestamp': String(seconds + 1) }, BODY],
    ['too old', A, headersOf(sign(A, seconds - 301), seconds - 301), BODY],
    ['from the future', A, headersOf(sign(A, seconds + 301), seconds + 301), BODY],
    ['without a signature', A, { ...headers, 'webhook-signature': undefined }, BODY],
    ['without a moment', A, { ...headers, 'webhook-timestamp': undefined }, BODY],
    ['of another kind of signature', A, headersOf(sign(A).replace('v1', 'v1a')), BODY],
    ['with half a signature', A, headersOf(sign(A).slice(0, -6)), BODY],
    ['without headers', A, {}, BODY],
  ])('%s is not', async (_, secret, given, body) => {
    expect(await verifyWebhook(secret, given, body, NOW)).toBeNull();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AdapterBench } from './stripe/adapter-bench.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';

/** Calls Stripe as anyone could, without its library. */
async function call(
  stripe: StandInStripe,
  line: string,
  body: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}> {
  const [method = 'GET', path = ''] = line.split(' ');
  const answer = await fetch(`${stripe.url}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_standin', ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

const INTENT = { amount: '15000', currency: 'usd', 'allowed_payment_method_types[0]': 'card' };
const key = (value: string): Record<string, string> => ({ 'idempotency-key': value });

describe('the stand-in for Stripe', () => {
  let stripe: StandInStripe;
  beforeEach(async () => {
    stripe = await StandInStripe.start();
  });
  afterEach(() => stripe.stop());

  it('demands a key of the caller’s own with every change, and complains loudly', async () => {
    const without = await call(stripe, 'POST /v1/payment_intents', INTENT);
    const madeUp = await call(stripe, 'POST /v1/payment_intents', INTENT, key('stripe-node-retry-1'));
    expect([without.status, madeUp.status]).toEqual([400, 400]);
    expect(stripe.complaints).toHaveLength(2);
    expect(stripe.world.intents.size).toBe(0);
  });

  it('replays a key’s first answer, refuses it for anything else, and complains of two for one order', async () => {
    const order = { ...INTENT, 'metadata[order]': 'b:pay:1' };
    const first = await call(stripe, 'POST /v1/payment_intents', order, key('k'));
    const again = await call(stripe, 'POST /v1/payment_intents', order, key('k'));
    expect(again.body).toEqual(first.body);
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    const other = await call(stripe, 'POST /v1/payment_intents', { ...order, amount: '1' }, key('k'));
    expect([other.status, other.body.error?.['type']]).toEqual([400, 'idempotency_error']);
    expect(stripe.complaints).toEqual([]);
    await call(stripe, 'POST /v1/payment_intents', order, key('k2'));
    expect(stripe.complaints).toEqual([expect.stringContaining('b:pay:1')]);
  });

  it('keeps a refusal for its key, but not a call that was wrong in itself', async () => {
    const wrong = await call(stripe, 'POST /v1/payment_intents', { ...INTENT, amount: 'x' }, key('k'));
    expect([wrong.status, wrong.body.error?.['code']]).toEqual([400, 'parameter_invalid_integer']);
    const { body } = await call(stripe, 'POST /v1/payment_intents', INTENT, key('k'));
    const path = `/v1/payment_intents/${String(body['id'])}`;
    const early = await call(stripe, `POST ${path}/capture`, {}, key('c'));
    expect(early.body.error?.['code']).toBe('payment_intent_unexpected_state');
    const late = await call(stripe, `POST ${path}/capture`, {}, key('c'));
    expect(late.headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuses what this version of the API no longer knows, and parameters that it never knew', async () => {
    const old = { amount: '15000', currency: 'usd', 'payment_method_types[0]': 'card' };
    const gone = await call(stripe, 'POST /v1/payment_intents', old, key('k'));
    expect(gone.body.error?.['code']).toBe('payment_method_types_no_longer_supported');
    const unknown = await call(stripe, 'GET /v1/refunds?color=red');
    expect(unknown.body.error?.['code']).toBe('parameter_unknown');
    expect((await call(stripe, 'GET /v1/unicorns')).status).toBe(404);
    const nobody = await call(stripe, 'GET /v1/account', {}, { authorization: 'Bearer sk_live_x' });
    expect(nobody.status).toBe(401);
  });

  it('lets a page use one payment, with its secret and the publishable key, and nothing else', async () => {
    const { body } = await call(stripe, 'POST /v1/payment_intents', INTENT, key('k'));
    const page = { authorization: 'Bearer pk_test_standin' };
    const path = `/v1/payment_intents/${String(body['id'])}`;
    const card = {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4000000000000002',
    };
    const wrong = await call(stripe, `POST ${path}/confirm`, { ...card, client_secret: 'guess' }, page);
    expect(wrong.status).toBe(400);
    const secret = { client_secret: String(body['client_secret']) };
    const declined = await call(stripe, `POST ${path}/confirm`, { ...card, ...secret }, page);
    expect([declined.status, declined.body.error?.['decline_code']]).toEqual([402, 'generic_decline']);
    const paid = await call(
      stripe,
      `POST ${path}/confirm`,
      { ...secret, payment_method: 'pm_card_visa' },
      page,
    );
    expect(paid.body['status']).toBe('succeeded');
    expect((await call(stripe, 'GET /v1/balance', {}, page)).status).toBe(403);
    expect(stripe.complaints).toEqual([]);
  });

  it('opens a dispute by itself for the card that always does', async () => {
    const { body } = await call(stripe, 'POST /v1/payment_intents', INTENT, key('k'));
    stripe.pay(String(body['client_secret']), '4000000000000259');
    expect([...stripe.world.disputes.values()]).toMatchObject([{ amount: 15_000, status: 'needs_response' }]);
  });
});

describe("the stand-in's webhooks", () => {
  let bench: AdapterBench;
  let stripe: StandInStripe;
  let product: Server | undefined;
  let taken: string[];
  /** What the product answers with; the first of the list is used up first. */
  let answers: number[];

  async function listen(port = 0): Promise<number> {
    product = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'];
        const header = typeof signature === 'string' ? signature : undefined;
        const notice = bench.provider.readWebhook(Buffer.concat(parts), header);
        const status = answers.shift() ?? 200;
        if (status === 200) taken.push(notice.id);
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => product?.listen(port, '127.0.0.1', done));
    return (product.address() as AddressInfo).port;
  }
  async function fall(): Promise<void> {
    const closed = new Promise((done) => product?.close(done));
    product?.closeAllConnections();
    await closed;
    product = undefined;
  }

  beforeEach(async () => {
    bench = await AdapterBench.start();
    ({ stripe } = bench);
    taken = [];
    answers = [];
    stripe.webhookUrl = `http://127.0.0.1:${await listen()}/webhooks`;
  });
  afterEach(async () => {
    await stripe.stop();
    if (product) await fall();
  });

  const ids = (): string[] => stripe.events.map(({ id }) => id);

  it('bring each event once, signed so that the adapter takes it', async () => {
    await bench.transferred();
    await stripe.settled();
    expect(taken.length).toBeGreaterThan(4);
    expect([...taken].sort()).toEqual(ids().sort());
  });

  it('bring each twice', async () => {
    stripe.delivery = 'twice';
    await bench.paid();
    await stripe.settled();
    expect([...taken].sort()).toEqual([...ids(), ...ids()].sort());
  });

  it('bring them in another order, none missing', async () => {
    const accountId = await bench.creator();
    await stripe.settled();
    taken = [];
    stripe.delivery = 'swapped';
    for (let round = 0; round < 8; round += 1) stripe.restrict(accountId);
    await stripe.settled();
    const happened = ids().slice(-8);
    expect([...new Set(taken)].sort()).toEqual([...happened].sort());
    expect([...new Set(taken)]).not.toEqual(happened);
  });

  it('try again until they are taken', async () => {
    answers = [500, 404, 503];
    await bench.paid();
    await stripe.settled();
    expect([...taken].sort()).toEqual(ids().sort());
    const tried = stripe.deliveries.map(({ result }) => result);
    expect(tried.filter((result) => result === 200)).toHaveLength(ids().length);
    expect(tried).toEqual(expect.arrayContaining([500, 404, 503]));
  });

  it('wait for a product that was killed and comes back', async () => {
    const port = Number(new URL(stripe.webhooks.url ?? '').port);
    await fall();
    const paying = bench.paid();
    await paying;
    expect(taken).toEqual([]);
    await listen(port);
    await stripe.settled();
    expect([...taken].sort()).toEqual(ids().sort());
  });

  it('bring nothing by themselves when they are off, and by hand what is named', async () => {
    stripe.delivery = 'off';
    await bench.paid();
    await stripe.settled();
    expect(taken).toEqual([]);
    const [first = '', second = ''] = ids();
    expect(await stripe.deliver(second, first, second)).toEqual([200, 200, 200]);
    expect(taken).toEqual([second, first, second]);
  });
});

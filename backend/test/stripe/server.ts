import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, Faults } from './faults.js';
import { canonical, type Form, parseForm } from './form.js';
import { type Answer, Keys } from './keys.js';
import { expand } from './pages.js';
import type { Surroundings } from './route.js';
import { perform } from './routes.js';
import { invalid, ownFailure, StripeProblem } from './stripe-problem.js';
import type { World } from './world.js';

const SLOW = 250;
/** The library makes such a key up when it is given none: after a crash nobody knows it any more. */
const MADE_UP_KEY = /^stripe-node-retry-/;

const failed = (problem: StripeProblem): Answer => ({
  status: problem.status,
  body: { error: problem.body },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function keyOf(request: IncomingMessage, form: Form): string | null {
  const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? null;
  return typeof form['key'] === 'string' ? form['key'] : null;
}

function refusal(call: Call): StripeProblem {
  const message = 'This was refused on purpose.';
  return call.path.endsWith('/confirm')
    ? new StripeProblem(402, {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message,
      })
    : new StripeProblem(400, { type: 'invalid_request_error', code: 'refused_on_purpose', message });
}

/** Speaks Stripe's HTTP: keys, errors, idempotency, and what can go wrong on the way. */
export class StripeServer {
  readonly faults = new Faults();
  readonly keys = new Keys();
  readonly calls: Call[] = [];
  /** What an integration must not do; tests assert that it is empty. */
  readonly complaints: string[] = [];
  readonly around: Surroundings = { url: '', pageLimit: 100, searchLag: 0 };
  /** Whether Stripe knows the product's keys. */
  acceptsKeys = true;
  /** How long each answer takes, in milliseconds. */
  latency = 0;
  /** The key of the call that is being worked on. */
  keyAtWork: string | null = null;
  private readonly server: Server;
  private readonly hanging = new Set<ServerResponse>();

  constructor(
    private readonly world: World,
    private readonly onboarded: (accountId: string) => void,
  ) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.around.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const response of this.hanging) response.destroy();
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', this.around.url);
      if (url.pathname.startsWith('/onboarding/')) {
        this.onboarded(url.pathname.split('/')[2] ?? '');
        response.writeHead(302, { location: url.searchParams.get('return_url') ?? '/' }).end();
        return;
      }
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'authorization, content-type, *');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      await this.serve(request, response, url);
    } catch (error) {
      // The caller gave up before it had said what it wanted.
      if (request.destroyed && !request.complete) return;
      // A mistake of the stand-in itself must not pass for a failure of Stripe's.
      this.complaints.push(
        `the stand-in failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
      );
      response.destroy();
    }
  }

  private async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const form = parseForm(request.method === 'POST' ? await bodyOf(request) : url.search.slice(1));
    const apiKey = keyOf(request, form);
    const header = (name: string): string | null => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    };
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      form,
      key: header('idempotency-key'),
      account: header('stripe-account'),
      by: apiKey?.startsWith('pk_') ? 'page' : 'server',
      fault: null,
      status: null,
      replayed: false,
    };
    this.calls.push(call);
    call.fault = this.faults.take(call);
    await sleep(this.latency);
    if (call.fault === 'hang-before') {
      this.hanging.add(response);
      return;
    }
    if (call.fault === 'reset-before') {
      response.destroy();
      return;
    }
    const answer = await this.answer(call, apiKey);
    if (call.fault === 'hang') {
      this.hanging.add(response);
      return;
    }
    if (call.fault === 'reset') {
      response.destroy();
      return;
    }
    this.send(response, call, call.fault === 'fail-after' ? failed(ownFailure()) : answer);
  }

  private send(response: ServerResponse, call: Call, answer: Answer): void {
    call.status = answer.status;
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(8).toString('hex')}`,
      ...(call.key !== null && { 'idempotency-key': call.key }),
      ...(call.replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(answer.body));
  }

  private async answer(call: Call, apiKey: string | null): Promise<Answer> {
    if (call.fault === 'fail-before') return failed(ownFailure());
    if (call.fault === 'limit') {
      const body = { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' } as const;
      return failed(new StripeProblem(429, body));
    }
    try {
      this.demandKeys(call, apiKey);
      if (call.key !== null && call.method === 'POST') return await this.once(call, call.key);
      return this.attempt(call).answer;
    } catch (error) {
      if (error instanceof StripeProblem) return failed(error);
      throw error;
    }
  }

  private demandKeys(call: Call, apiKey: string | null): void {
    if (!this.acceptsKeys || !/^([sr]k|pk)_test_/.test(apiKey ?? '')) {
      const body = { type: 'invalid_request_error', message: 'Invalid API Key provided.' } as const;
      throw new StripeProblem(401, body, true);
    }
    if (call.method !== 'POST' || call.by === 'page') return;
    // A link to a page is good for one visit: nothing comes of making two.
    const needless = call.path === '/v1/account_links';
    if (call.key === null || (MADE_UP_KEY.test(call.key) && !needless)) {
      const complaint = `POST ${call.path} came without an Idempotency-Key of the product's own`;
      this.complaints.push(complaint);
      throw invalid(complaint, 'Idempotency-Key');
    }
  }

  /** The work behind a key is done once, whatever becomes of the answer. */
  private async once(call: Call, key: string): Promise<Answer> {
    const scoped = `${call.account ?? ''}:${key}`;
    const before = this.keys.begin(scoped, `${call.method} ${call.path} ${canonical(call.form)}`);
    if (before !== null) {
      call.replayed = true;
      return before;
    }
    if (call.fault === 'slow') await sleep(SLOW);
    const { answer, begun } = this.attempt(call);
    if (begun) this.keys.end(scoped, answer);
    else this.keys.release(scoped);
    return answer;
  }

  /** @returns `begun` when Stripe would keep the answer for the key */
  private attempt(call: Call): { answer: Answer; begun: boolean } {
    if (call.fault === 'refuse') return { answer: failed(refusal(call)), begun: true };
    if (call.fault === 'fail-stuck-before') return { answer: failed(ownFailure()), begun: true };
    try {
      const body = this.work(call);
      const answer = call.fault === 'fail-stuck' ? failed(ownFailure()) : { status: 200, body };
      return { answer, begun: true };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      return { answer: failed(error), begun: !error.beforeWork };
    }
  }

  private work(call: Call): object {
    this.keyAtWork = call.key;
    try {
      const { method, path, form, account } = call;
      const asked = { method, path, form, account, fromPage: call.by === 'page' };
      const result = perform(this.world, asked, this.around);
      if (method === 'POST') this.demandOnce(result);
      const paths = Array.isArray(form['expand']) ? form['expand'].map(String) : [];
      return expand(this.world, result, paths) as object;
    } finally {
      this.keyAtWork = null;
    }
  }

  /** Two of a kind that were made for one order are money moved twice. */
  private demandOnce(made: object): void {
    const { id, object, metadata } = made as { id?: string; object?: string; metadata?: { order?: string } };
    const order = metadata?.order;
    if (order === undefined) return;
    const { intents, refunds, transfers, reversals, accounts } = this.world;
    const kinds: Record<string, ReadonlyMap<string, { metadata: Record<string, string> }>> = {
      payment_intent: intents,
      refund: refunds,
      transfer: transfers,
      transfer_reversal: reversals,
      account: accounts,
    };
    const others = [...(kinds[object ?? '']?.entries() ?? [])];
    const twin = others.find(([otherId, other]) => otherId !== id && other.metadata['order'] === order);
    if (twin)
      this.complaints.push(`two of kind ${object ?? ''} were made for ${order}: ${twin[0]} and ${id ?? ''}`);
  }
}

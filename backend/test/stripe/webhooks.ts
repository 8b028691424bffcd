import Stripe from 'stripe';
import { newId, now } from './shapes.js';

/** `swapped` gathers events for a moment and sends them in another order; `held` does so when somebody asks whether all is settled. */
export type DeliveryMode = 'once' | 'twice' | 'swapped' | 'held' | 'off';

export interface StandInEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  /** The creator's account on which it happened. */
  account?: string;
}

export interface Delivery {
  eventId: string;
  type: string;
  /** The answer's status, or why there was none. */
  result: number | string;
}

const FIRST_BACK_OFF = 50;
const LONGEST_BACK_OFF = 1_000;
const TIMEOUT_MS = 10_000;
/** How long events are gathered before they go out in another order, in milliseconds. */
const GATHER = 25;

/** A small generator, so that a seed gives the same order again. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Keeps every event and brings it to the product, again and again until it is taken. */
export class Webhooks {
  readonly events: StandInEvent[] = [];
  /** Every attempt. */
  readonly deliveries: Delivery[] = [];
  mode: DeliveryMode = 'once';
  /** Where the product listens; null as long as it doesn't. */
  url: string | null;
  readonly secret: string;
  /** Signs what happened on creators' accounts. */
  readonly connectSecret: string;
  private readonly random: () => number;
  private readonly stopped = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private gathered: StandInEvent[] = [];
  private outstanding = 0;
  private waiting: (() => void)[] = [];

  constructor(options: { url: string | null; secret: string; connectSecret: string; seed: number }) {
    this.url = options.url;
    this.secret = options.secret;
    this.connectSecret = options.connectSecret;
    this.random = randomOf(options.seed);
  }

  /** Remembers what happened, as things stand now, and sends it off. */
  emit(
    type: string,
    object: object,
    about: { livemode: boolean; account?: string; key: string | null },
  ): void {
    const event: StandInEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object: structuredClone(object) as Record<string, unknown> },
      livemode: about.livemode,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: about.key },
      type,
      ...(about.account !== undefined && { account: about.account }),
    };
    this.events.push(event);
    if (this.url === null || this.mode === 'off') return;
    this.outstanding += 1;
    if (this.mode === 'swapped' || this.mode === 'held') {
      this.gathered.push(event);
      if (this.mode === 'swapped' && this.gathered.length === 1)
        this.later(GATHER, () => void this.sendShuffled());
      return;
    }
    void this.bring(event, this.mode === 'twice' ? 2 : 1);
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.mode === 'held' && this.gathered.length > 0) await this.sendShuffled();
    if (this.outstanding === 0) return;
    await new Promise<void>((done) => this.waiting.push(done));
  }

  /** Brings these events once, in this order, whatever the mode; the answers' statuses. */
  async deliver(...ids: string[]): Promise<(number | string)[]> {
    const results: (number | string)[] = [];
    for (const id of ids) {
      const event = this.events.find((one) => one.id === id);
      if (!event) throw new Error(`no event ${id}`);
      results.push(await this.attempt(event));
    }
    return results;
  }

  /** The body and header with which an event arrives. */
  signed(event: object, secret = this.secret): { payload: string; header: string } {
    const payload = JSON.stringify(event);
    return { payload, header: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
  }

  stop(): void {
    this.stopped.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.outstanding = 0;
    this.tellSettled();
  }

  private async sendShuffled(): Promise<void> {
    const batch = this.gathered;
    this.gathered = [];
    for (let last = batch.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.random() * (last + 1));
      const [a, b] = [batch[last], batch[other]];
      if (a && b) [batch[last], batch[other]] = [b, a];
    }
    // Now and then one comes a second time, too.
    for (const event of batch) await this.bring(event, this.random() < 0.3 ? 2 : 1);
  }

  private async bring(event: StandInEvent, times: number): Promise<void> {
    const untilTaken = async (): Promise<void> => {
      for (
        let wait = FIRST_BACK_OFF;
        !this.stopped.signal.aborted;
        wait = Math.min(wait * 1.5, LONGEST_BACK_OFF)
      ) {
        const result = await this.attempt(event);
        if (typeof result === 'number' && result >= 200 && result < 300) return;
        await new Promise<void>((done) => this.later(wait, done));
      }
    };
    await Promise.all(Array.from({ length: times }, untilTaken));
    if (this.stopped.signal.aborted) return;
    this.outstanding -= 1;
    this.tellSettled();
  }

  private async attempt(event: StandInEvent): Promise<number | string> {
    const { payload, header } = this.signed(
      event,
      event.account === undefined ? this.secret : this.connectSecret,
    );
    const delivery: Delivery = { eventId: event.id, type: event.type, result: 'under way' };
    this.deliveries.push(delivery);
    try {
      if (this.url === null) throw new Error('the product has no address');
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
        body: payload,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.arrayBuffer();
      delivery.result = answer.status;
    } catch (error) {
      delivery.result = error instanceof Error ? error.message : String(error);
    }
    return delivery.result;
  }

  private tellSettled(): void {
    if (this.outstanding > 0) return;
    const { waiting } = this;
    this.waiting = [];
    for (const done of waiting) done();
  }

  private later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
  }
}

import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderRefused } from '../src/modules/escrow/providers/payment-provider.js';
import { AdapterBench, BOOKING } from './stripe/adapter-bench.js';
import type { FaultKind } from './stripe/faults.js';
import type { StandInStripe } from './stripe/stand-in-stripe.js';

let bench: AdapterBench;
let stripe: StandInStripe;

beforeEach(async () => {
  bench = await AdapterBench.start();
  ({ stripe } = bench);
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.complaints).toEqual([]);
});

const KEY = `${BOOKING}:step:1`;
/** How long an impatient adapter waits for an answer, in milliseconds. */
const IMPATIENT = 500;

/** A call that changes something, ready to be made, and how often it has done so. */
interface Change {
  line: RegExp;
  act(): Promise<unknown>;
  done(): number;
  /** Looks for what it made; null for what can't be looked for. */
  find: (() => Promise<{ id: string } | null>) | null;
}

const CHANGES: Readonly<Record<string, () => Promise<Change>>> = {
  createIntent: () => {
    const order = {
      amount: 15_000,
      currency: 'usd',
      captureMethod: 'manual',
      bookingId: BOOKING,
      attempt: 1,
    } as const;
    return Promise.resolve({
      line: /POST .*payment_intents$/,
      act: () => bench.provider.createIntent(order, KEY),
      done: () => stripe.world.intents.size,
      find: () => bench.provider.findIntent(KEY),
    });
  },
  capture: async () => {
    const id = await bench.paid('manual');
    return {
      line: /\/capture$/,
      act: () => bench.provider.capture(id, KEY),
      done: () => stripe.booksOf(BOOKING).in / 15_000,
      find: null,
    };
  },
  cancel: async () => {
    const id = await bench.paid('manual');
    return {
      line: /\/cancel$/,
      act: () => bench.provider.cancel(id, KEY),
      done: () => stripe.events.filter(({ type }) => type === 'payment_intent.canceled').length,
      find: null,
    };
  },
  refund: async () => {
    const order = { intentId: await bench.paid(), bookingId: BOOKING, amount: 4_000 };
    return {
      line: /POST .*refunds$/,
      act: () => bench.provider.refund(order, KEY),
      done: () => stripe.booksOf(BOOKING).back / 4_000,
      find: () => bench.provider.findRefund(order, KEY),
    };
  },
  transfer: async () => {
    const order = {
      intentId: await bench.paid(),
      bookingId: BOOKING,
      accountId: await bench.creator(),
      amount: 5_000,
    };
    return {
      line: /POST .*transfers$/,
      act: () => bench.provider.transfer(order, KEY),
      done: () => stripe.booksOf(BOOKING).out / 5_000,
      find: () => bench.provider.findTransfer(order, KEY),
    };
  },
  reverseTransfer: async () => {
    const { transferId } = await bench.transferred();
    const order = { transferId, bookingId: BOOKING, amount: 2_000 };
    return {
      line: /POST .*reversals$/,
      act: () => bench.provider.reverseTransfer(order, KEY),
      done: () => stripe.booksOf(BOOKING).reversed / 2_000,
      find: () => bench.provider.findReversal(order, KEY),
    };
  },
  openAccount: () =>
    Promise.resolve({
      line: /POST .*accounts$/,
      act: () => bench.provider.openAccount({ id: 'c', email: 'c@creators.test' }, KEY),
      done: () => stripe.world.accounts.size,
      find: null,
    }),
};

const prepare = async (name: string): Promise<Change> => {
  const change = await CHANGES[name]?.();
  if (!change) throw new Error(`no change ${name}`);
  return change;
};

/** What became of a call: its answer, or whether it was refused or nobody knows. */
async function outcome(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return { answer: await act() };
  } catch (error) {
    return error instanceof ProviderRefused ? 'refused' : 'unknown';
  }
}

/** Kinds after which nobody knows, and how often each must strike to be seen through the library's own repeat. */
const UNKNOWN: [FaultKind, number][] = [
  ['fail-before', 1],
  ['fail-after', 1],
  ['hang', 1],
  ['hang-before', 1],
  ['reset', 2],
  ['reset-before', 2],
  ['limit', 1],
];

describe.each(Object.keys(CHANGES))('%s', (name) => {
  it.each(UNKNOWN)(
    'after %s leaves open what happened, and a repeat with its key does it once',
    async (kind, times) => {
      const { line, act, done } = await prepare(name);
      stripe.faults.next(line, kind, times);
      const patient = bench;
      if (kind.startsWith('hang')) bench = patient.waiting(IMPATIENT);
      expect(await outcome(act)).toBe('unknown');
      bench = patient;
      expect(stripe.faults.left).toBe(0);
      const first = await act();
      expect(await act()).toEqual(first);
      expect(done()).toBe(1);
    },
  );

  it('is made again by the library itself, with its key, when the connection breaks', async () => {
    const { line, act, done } = await prepare(name);
    stripe.faults.next(line, 'reset');
    await act();
    expect(done()).toBe(1);
    const made = stripe.calls.filter(({ method, path }) => line.test(`${method} ${path}`));
    expect(made.map(({ key, replayed }) => [key, replayed])).toEqual([
      [KEY, false],
      [KEY, true],
    ]);
  });

  it('that is refused stays refused, and does nothing', async () => {
    const { line, act, done } = await prepare(name);
    stripe.faults.next(line, 'refuse');
    expect(await outcome(act)).toBe('refused');
    expect(await outcome(act)).toBe('refused');
    expect(done()).toBe(0);
  });

  it('is looked for when the key will never say more than that it failed', async () => {
    const { line, act, done, find } = await prepare(name);
    stripe.faults.next(line, 'fail-stuck');
    expect(await outcome(act)).toBe('unknown');
    const again = await outcome(act);
    // An account can’t be looked for: a second one would be empty, and no harm.
    if (name === 'openAccount') expect(again).toBe('unknown');
    else expect(again).toEqual({ answer: find ? await find() : undefined });
    expect(done()).toBe(1);
  });

  it('that failed for a day without being done is done once the key is forgotten', async () => {
    const { line, act, done, find } = await prepare(name);
    stripe.faults.next(line, 'fail-stuck-before');
    expect(await outcome(act)).toBe('unknown');
    expect(await outcome(act)).toBe('unknown');
    if (find) expect(await find()).toBeNull();
    stripe.forgetKeys();
    await act();
    expect(done()).toBe(1);
  });

  it('made twice at the same moment is done once, and the second learns nothing', async () => {
    const { line, act, done } = await prepare(name);
    stripe.faults.next(line, 'slow');
    const both = await Promise.all([outcome(act), outcome(act)]);
    expect(both.filter((one) => one === 'unknown')).toHaveLength(1);
    const answered = both.find((one) => one !== 'unknown');
    expect(await outcome(act)).toEqual(answered);
    expect(done()).toBe(1);
  });

  it('is found when its key was forgotten', async () => {
    const { act, find, done } = await prepare(name);
    if (find) expect(await find()).toBeNull();
    const made = await act();
    stripe.forgetKeys();
    if (find) expect(await find()).toEqual(made);
    // What can’t be looked for may be made again: it looks by itself.
    else if (name !== 'openAccount') await act();
    expect(done()).toBe(1);
  });

  it('leaves open what happened when our keys are not accepted or Stripe is not there', async () => {
    const { act, done } = await prepare(name);
    stripe.platform.acceptsKeys = false;
    expect(await outcome(act)).toBe('unknown');
    stripe.platform.acceptsKeys = true;
    await act();
    await stripe.stop();
    expect(await outcome(act)).toBe('unknown');
    expect(done()).toBe(1);
  });

  it('carries exactly its key', async () => {
    const { line, act } = await prepare(name);
    await act();
    const made = stripe.calls.filter(({ method, path }) => line.test(`${method} ${path}`));
    expect(made.at(-1)?.key).toBe(KEY);
  });
});

describe('a server that switches to another protocol', () => {
  it('leaves open what happened, and keeps nobody', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: tls\r\n\r\n');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const provider = AdapterBench.provider(`http://127.0.0.1:${port}`, IMPATIENT);
    expect(await outcome(() => provider.capture('pi_1', KEY))).toBe('unknown');
    await new Promise((closed) => server.close(closed));
  });
});

describe('a key that was used with other parameters', () => {
  it('is no refusal: what it did before is done', async () => {
    const intentId = await bench.paid();
    const order = { intentId, bookingId: BOOKING, amount: 4_000 };
    await bench.provider.refund(order, KEY);
    expect(await outcome(() => bench.provider.refund({ ...order, amount: 3_000 }, KEY))).toBe('unknown');
    expect(stripe.booksOf(BOOKING).back).toBe(4_000);
  });
});

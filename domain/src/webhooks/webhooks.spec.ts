import { describe, expect, it } from '@jest/globals';
import { EVERY_STAGE, explore, sampleInput } from '../booking/explore.js';
import {
  BOOKING_EVENT_TYPES,
  BOOKING_STAGES,
  type BookingEventType,
  type BookingState,
  CHOSEN_EVENT_TYPES,
  STAGE_META,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_GIVE_UP_MS,
  answerFailure,
  isHeld,
  sampleWebhook,
  settlementOf,
  webhookEventsOf,
  webhookReaders,
  webhookRetryIn,
  webhookUrlProblem,
} from '../index.js';

describe('the events that programs are told of', () => {
  it('are one for each stage that a booking comes to, and how it ended is always said', () => {
    for (const after of BOOKING_STAGES) {
      const entered = webhookEventsOf({ before: null, after, event: 'BOOKED' });
      expect(entered).toHaveLength(1);
      for (const event of BOOKING_EVENT_TYPES) {
        const told = webhookEventsOf({ before: 'requested', after, event });
        expect(new Set(told).size).toBe(told.length);
        if (after === 'requested') continue;
        expect(told.length).toBeGreaterThan(0);
        if (STAGE_META[after].final) expect(told).toContain(entered[0]);
      }
    }
  });

  it('say nothing where nothing has changed for a program', () => {
    expect(webhookEventsOf({ before: 'in_review', after: 'in_review', event: 'REMINDED' })).toEqual([]);
  });

  it('are all told by something', () => {
    // Of what is no booking its own module tells.
    const told = new Set<string>(['tip.paid']);
    for (const before of BOOKING_STAGES) {
      for (const after of BOOKING_STAGES) {
        for (const event of BOOKING_EVENT_TYPES) {
          for (const type of webhookEventsOf({ before, after, event })) told.add(type);
        }
      }
    }
    expect([...told].sort()).toEqual([...CHOSEN_EVENT_TYPES].sort());
  });

  it('say a failed payment and a lost chargeback as what they are', () => {
    expect(webhookEventsOf({ before: 'securing', after: 'accepted', event: 'CAPTURE_FAILED' })).toEqual([
      'booking.payment_failed',
    ]);
    expect(webhookEventsOf({ before: 'in_review', after: 'refunded', event: 'CHARGEBACK_LOST' })).toEqual([
      'booking.chargeback_closed',
      'booking.refunded',
    ]);
  });

  it('reach no creator of what was never paid', () => {
    expect(webhookReaders({ before: null, after: 'unpaid', wasSeen: false })).toEqual(['brand']);
    const givenUp = { before: 'unpaid', after: 'withdrawn', wasSeen: false } as const;
    expect(webhookReaders(givenUp)).toEqual(['brand']);
    expect(webhookReaders({ ...givenUp, before: 'requested' })).toEqual(['brand', 'creator']);
    // They were told of the request before its card lapsed.
    expect(webhookReaders({ ...givenUp, wasSeen: true })).toEqual(['brand', 'creator']);
    expect(webhookReaders({ before: 'requested', after: 'unpaid', wasSeen: true })).toEqual(['brand']);
  });

  it('have a sample each', () => {
    for (const type of WEBHOOK_EVENT_TYPES) {
      const sample = sampleWebhook(type, '1.0.0');
      expect(sample.type).toBe(type);
      expect(JSON.stringify(sample)).not.toMatch(/[{]creator[}]|[{]brand[}]|undefined/);
    }
  });
});

describe('the address of an endpoint', () => {
  it.each([
    'https://example.org/hook',
    'https://example.org:8443/',
    'https://bücher.example/hook?a=b',
    'https://example.org:443/x',
  ])('may be %s', (url) => expect(webhookUrlProblem(url, false)).toBeNull());

  it.each([
    'http://example.org/hook',
    'https://user:secret@example.org/',
    'https://user@example.org/',
    'https://example.org/#part',
    'https://example.org:22/',
    'https://example.org:8080/',
    'ftp://example.org/',
    'javascript:alert(1)',
    'example.org',
    'http://127.0.0.1:9/',
    '',
  ])('can’t be %s', (url) => expect(webhookUrlProblem(url, false)).not.toBeNull());

  it('may be on the server’s own machine where that is allowed, and nowhere else inside', () => {
    for (const url of ['http://127.0.0.1:4000/x', 'http://localhost:4000/', 'http://[::1]:4000/']) {
      expect(webhookUrlProblem(url, true)).toBeNull();
    }
    expect(webhookUrlProblem('http://localhost:4000/', false)).toContain('WEBHOOK_ALLOW_LOOPBACK');
    expect(webhookUrlProblem('http://example.org/', true)).not.toBeNull();
    expect(webhookUrlProblem('http://10.0.0.1/', true)).not.toBeNull();
  });
});

describe('retries', () => {
  /** All waits of a delivery that never succeeds, in milliseconds. */
  function waits(chance: number): number[] {
    const all: number[] = [];
    for (let since = 0, attempts = 1; ; attempts += 1) {
      const wait = webhookRetryIn(attempts, since, chance);
      if (wait === null) return all;
      all.push(wait);
      since += wait;
    }
  }

  it.each([0, 0.5, 1])('become rarer and end within three days (chance %d)', (chance) => {
    const all = waits(chance);
    expect(all.length).toBeGreaterThan(9);
    expect([...all].sort((one, other) => one - other)).toEqual(all);
    const total = all.reduce((sum, one) => sum + one, 0);
    expect(total).toBeLessThanOrEqual(WEBHOOK_GIVE_UP_MS);
    expect(total).toBeGreaterThan(WEBHOOK_GIVE_UP_MS * 0.75);
  });

  it('take a 2xx alone for delivered, and follow no redirect', () => {
    expect([200, 204, 299].map(answerFailure)).toEqual([null, null, null]);
    expect([301, 302, 307, 308].map(answerFailure)).toEqual(Array(4).fill('redirect'));
    expect([100, 199, 400, 404, 410, 500, 503].map(answerFailure)).toEqual(Array(7).fill('status'));
  });
});

describe('how a held payment was divided', () => {
  const booked = { amountCents: 15_001, feeBps: 1000 };
  const nodes = [...explore(sampleInput(EVERY_STAGE)).values()];
  const steps = nodes.flatMap(({ state, steps: all }) =>
    all.map(({ event, effects, to }) => ({ before: state, event, effects, to })),
  );
  /** The first step of the machine like this. */
  const step = (type: BookingEventType, test: (to: BookingState) => boolean = () => true) => {
    const found = steps.find(
      ({ event, before, to }) => event.type === type && isHeld(before.escrow) && test(to),
    );
    if (!found) throw new Error(`no ${type}`);
    return found;
  };

  it.each([
    ['an approval', step('BRAND_APPROVED'), ['135.01', '15.00', '0.00']],
    ['a withdrawal', step('CREATOR_WITHDREW'), ['0.00', '0.00', '150.01']],
    ['a dispute that nobody decides', step('DISPUTE_WINDOW_ENDED'), ['67.51', '7.50', '75.00']],
    [
      'a cancellation with a fee',
      step('BRAND_CANCELLED', ({ escrow }) => escrow === 'split'),
      ['27.01', '3.00', '120.00'],
    ],
    // Not sending is cancelling, and no share comes with what the clock says.
    [
      'a product that is never sent',
      step('PRODUCT_WINDOW_ENDED', ({ escrow }) => escrow === 'split'),
      ['27.01', '3.00', '120.00'],
    ],
    [
      'a settlement',
      step('SETTLEMENT_ACCEPTED', ({ escrow }) => escrow === 'split'),
      ['67.51', '7.50', '75.00'],
    ],
  ] as const)('is said after %s', (_, { before, event }, [net, fee, refunded]) => {
    expect(settlementOf(before, event, booked)).toEqual({ net, fee, refunded });
  });

  it('is said of all that divides it, and of nothing else', () => {
    // One of each kind: there are a hundred thousand steps.
    const kinds = new Map(
      steps.map((one) => [
        [one.event.type, one.before.stage, one.before.escrow, one.to.stage, one.to.escrow].join(' '),
        one,
      ]),
    );
    for (const { before, event, effects } of kinds.values()) {
      const divides = effects.some(({ type }) => type === 'settleMoney');
      expect(settlementOf(before, event, booked) !== undefined).toBe(divides);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import type { BookingEffect } from './effects.js';
import type { EscrowState } from './escrow.js';
import { EVERY_SHARE, SAMPLE_BOOKINGS, sampleInput } from './explore.js';
import { beginBooking } from './decide.js';
import { INVARIANTS, describeMachine, describeRefusals, type Walk } from './machine.part.js';
import type { BookingContext } from './context.js';
import type { BookingStage } from './stages.js';

/** The long tests walk all other kinds. */
const WALKS: readonly Walk[] = SAMPLE_BOOKINGS.map((booking) =>
  booking.flow === 'approve_first' && booking.revisionsLeft === 1
    ? { ...booking, shares: EVERY_SHARE }
    : booking,
);

describe('the booking machine', () => {
  describeMachine(WALKS);
  describeRefusals(WALKS);
});

const { context } = beginBooking(sampleInput());
const HELD: BookingEffect = { type: 'holdMoney', params: { attempt: 1 } };
const settledAt = (creatorPercent: number): BookingEffect => ({
  type: 'settleMoney',
  params: { creatorPercent },
});

/** A state that the machine must never come to, for each thing that it keeps. */
const PLANTS: Record<
  string,
  { stage: BookingStage; escrow: EscrowState; more?: Partial<BookingContext>; done?: BookingEffect[] }
> = {
  'what is completed was released, whatever came back of it': { stage: 'completed', escrow: 'refunded' },
  'what is reviewed is paid': { stage: 'in_review', escrow: 'authorized' },
  'a fee for cancelling divides the money': { stage: 'cancelled_with_fee', escrow: 'refunded' },
  'nothing is held of what ended otherwise': { stage: 'cancelled', escrow: 'held' },
  'the escrow is charged back while a chargeback is open': {
    stage: 'producing',
    escrow: 'charged_back.held',
  },
  'what is held is settled once, and only what was held': {
    ...{ stage: 'completed', escrow: 'released' },
    done: [HELD, settledAt(100), settledAt(100)],
  },
  'the escrow says how the money was divided': {
    ...{ stage: 'completed', escrow: 'released' },
    done: [HELD, settledAt(99)],
  },
  'nothing is offered where nothing can be accepted': {
    ...{ stage: 'refunded', escrow: 'refunded' },
    more: { proposal: { number: 1, by: 'brand', creatorPercent: 40, reason: 'Half of it.' } },
  },
  'work is delivered after the product has come, and reviewed once it is delivered': {
    ...{ stage: 'in_transit', escrow: 'held' },
    more: { version: 1 },
  },
};

describe('what the machine keeps', () => {
  it.each(Object.entries(INVARIANTS))('would be caught: %s', (name, holds) => {
    const plant = PLANTS[name];
    if (!plant) throw new Error('no fault is planted');
    const { stage, escrow, more, done = [] } = plant;
    expect(holds({ state: { stage, escrow, context: { ...context, ...more } }, done })).toBe(false);
  });
});

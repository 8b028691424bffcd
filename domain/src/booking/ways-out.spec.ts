import { describe, expect, it } from '@jest/globals';
import type { BookingFlow, BookingStage } from './stages.js';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';

const FLOWS: readonly BookingFlow[] = ['pay_first', 'approve_first'];
const steps = FLOWS.flatMap((flow) => [...explore(sampleInput({ ...EVERY_STAGE, flow })).values()]).flatMap(
  ({ state, steps: taken }) => taken.map(({ event, to }) => ({ event: event.type, from: state.stage, to })),
);
/** All events with which the machine leaves a stage. */
const waysOutOf = (stage: BookingStage): string[] =>
  [
    ...new Set(
      steps.filter(({ from, to }) => from === stage && to.stage !== stage).map(({ event }) => event),
    ),
  ].sort();

// What a creator's proof makes of each is decided by the server's `judge-bookings.ts`: whether it counts as delivered, as never delivered, or
// not at all. A new one is decided there first.
describe('the ways out that a creator is judged by', () => {
  it('are these, out of production', () => {
    expect(waysOutOf('producing')).toEqual([
      'ADMIN_CANCELLED',
      'BRAND_CANCELLED',
      'BRAND_CANCELLED_LATE',
      'CHARGEBACK_LOST',
      'CONTENT_SUBMITTED',
      'CREATOR_WITHDREW',
      'DELIVERY_WINDOW_ENDED',
      'SETTLEMENT_ACCEPTED',
    ]);
  });

  it('are these, out of a request', () => {
    expect(waysOutOf('requested')).toEqual([
      'ADMIN_CANCELLED',
      'AUTHORIZATION_LAPSED',
      'BRAND_WITHDREW',
      'CREATOR_APPROVED',
      'CREATOR_DECLINED',
      'REQUEST_WINDOW_ENDED',
    ]);
  });
});

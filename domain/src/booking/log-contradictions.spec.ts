import { describe, expect, it } from '@jest/globals';
import { LOG_RULES, type LoggedMove, logContradictions } from './log-contradictions.js';

type Step = [event: string, stage: LoggedMove['toStage'], escrow: LoggedMove['toEscrow']];

/** A log in which each entry goes on from the one before it. */
function logOf(...steps: Step[]): LoggedMove[] {
  return steps.map(([event, toStage, toEscrow], index) => {
    const before = steps[index - 1];
    return { event, fromStage: before?.[1] ?? null, toStage, fromEscrow: before?.[2] ?? null, toEscrow };
  });
}
const BOOKED: Step = ['BOOKED', 'unpaid', 'pending'];
const PRODUCING: Step[] = [
  BOOKED,
  ['PAYMENT_SECURED', 'requested', 'authorized'],
  ['CREATOR_APPROVED', 'securing', 'authorized'],
  ['CAPTURED', 'producing', 'held'],
];
const DELIVERED: Step[] = [...PRODUCING, ['CONTENT_SUBMITTED', 'in_review', 'held']];
const APPROVED: Step[] = [...DELIVERED, ['BRAND_APPROVED', 'completed', 'released']];

const PLANTS: Record<keyof typeof LOG_RULES, LoggedMove[]> = {
  'a booking is booked once, and first of all': logOf(...PRODUCING, ['BOOKED', 'producing', 'held']),
  'each entry begins where the one before it ended': logOf(...PRODUCING).filter((_, index) => index !== 2),
  'nothing moves a booking that has ended': logOf(...APPROVED, [
    'REVISION_REQUESTED',
    'revising',
    'released',
  ]),
  'content is delivered only after the creator accepted': logOf(
    BOOKED,
    ['PAYMENT_SECURED', 'producing', 'held'],
    ['CONTENT_SUBMITTED', 'in_review', 'held'],
  ),
  'content is approved only after it was delivered': logOf(...PRODUCING, [
    'BRAND_APPROVED',
    'completed',
    'released',
  ]),
  'a booking is paid once': logOf(
    ...PRODUCING,
    ['PAYMENT_CANCELLED', 'producing', 'pending'],
    ['PAYMENT_SECURED', 'producing', 'held'],
  ),
  'held money is settled once': logOf(
    ...APPROVED,
    ['REFUND_GRANTED', 'completed', 'held'],
    ['DISPUTE_RESOLVED', 'completed', 'split'],
  ),
  'money is released only after it was held': logOf(BOOKED, ['DISPUTE_RESOLVED', 'completed', 'released']),
  'nothing is released and refunded in full': logOf(...APPROVED, ['REFUND_GRANTED', 'completed', 'refunded']),
  'a chargeback gives back what it froze, or it is lost': logOf(
    ...DELIVERED,
    ['CHARGEBACK_OPENED', 'in_review', 'charged_back.held'],
    ['CHARGEBACK_WON', 'in_review', 'split'],
  ),
};

describe('the log of a booking', () => {
  it.each([
    ['an approval', APPROVED],
    ['part of it granted back', [...APPROVED, ['REFUND_GRANTED', 'completed', 'split'] as Step]],
    [
      'a chargeback that was won',
      [
        ...APPROVED,
        ['CHARGEBACK_OPENED', 'completed', 'charged_back.released'] as Step,
        ['CHARGEBACK_WON', 'completed', 'released'] as Step,
      ],
    ],
    [
      'a payment that came too late',
      [
        BOOKED,
        ['BRAND_WITHDREW', 'withdrawn', 'pending'] as Step,
        ['PAYMENT_SECURED', 'withdrawn', 'voided'] as Step,
        ['CAPTURED', 'withdrawn', 'refunded'] as Step,
      ],
    ],
  ])('may hold %s', (_name, steps) => {
    expect(logContradictions(logOf(...steps))).toEqual([]);
  });

  it.each(Object.keys(LOG_RULES))('is caught when it breaks: %s', (rule) => {
    expect(logContradictions(PLANTS[rule] ?? [])).toContain(rule);
  });
});

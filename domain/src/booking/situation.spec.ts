import { describe, expect, it } from '@jest/globals';
import { type Claim, RULES, contradictions } from './contradictions.js';
import { SAMPLE_BOOKINGS, SAMPLE_MISSING, START } from './explore.js';
import type { Reader } from './parties.js';
import type { Situation } from './situation.js';
import { AT, DAY, type Waiting, claimOf, describeSituations, reachedBy } from './situation.part.js';
import type { BookingState } from './state.js';

const reached = reachedBy(SAMPLE_BOOKINGS);

/** Some state of the machine; a plant changes what is said there. */
const some = (
  stage: string,
  escrow: string,
  reader: Reader = 'brand',
  more?: Partial<BookingState['context']>,
) => {
  const found = reached.find(({ state }) => state.stage === stage && state.escrow === escrow);
  if (!found) throw new Error(`no state ${stage} ${escrow}`);
  const { state } = found;
  return claimOf({ ...found, state: { ...state, context: { ...state.context, ...more } } }, reader);
};
const saying = (claim: Claim, change: Partial<Situation>): Claim => ({
  ...claim,
  said: { ...claim.said, ...change },
});

/** For each rule something that would be untrue, as the copies of these texts once said it. */
const PLANTS: Record<keyof typeof RULES, Claim> = {
  'nothing says "paid" before the card is charged': saying(some('requested', 'authorized'), {
    headline: 'Payment Successful',
  }),
  'nothing is still to come in a final stage': saying(some('withdrawn', 'pending'), {
    moneyBadge: { label: 'Unpaid', tone: 'neutral' },
  }),
  '"Paid Out" only when the transfer was sent': saying(some('completed', 'released'), {
    moneyBadge: { label: 'Paid Out', tone: 'money' },
  }),
  'the money badge and the dots agree': saying(some('in_review', 'held'), {
    moneyBadge: { label: 'Paid Out', tone: 'money' },
  }),
  'what went back to the brand is never shown as released': saying(some('refunded', 'refunded'), {
    money: { ...some('refunded', 'refunded').said.money, done: 3 },
  }),
  'released means the same to the dots and to the timeline': saying(some('completed', 'released'), {
    timeline: some('in_review', 'held').said.timeline,
  }),
  'a refunded or cancelled booking has no cheerful headline': saying(some('refunded', 'refunded'), {
    headline: 'Request Submitted!',
  }),
  'approved is said only of what was approved': saying(
    { ...some('completed', 'split'), approved: false },
    {
      headline: 'Content Approved',
    },
  ),
  'an end says where the money went': saying(some('cancelled', 'refunded'), {
    explanation: 'This booking was cancelled.',
  }),
  'a delayed refund is never passed off as done': saying(
    some('refunded', 'refunded', 'brand', { refundDelayed: true }),
    { moneyBadge: { label: 'Refunded', tone: 'neutral' } },
  ),
  'a review of the card network is said everywhere, and nobody is asked to act': saying(
    some('in_review', 'charged_back.held'),
    { explanation: 'Review the content: approve it, ask for changes or reject it.' },
  ),
  'who is asked to act can act': saying(some('producing', 'held'), { turn: 'brand' }),
  'nobody is asked to act when it is over, but for a refund that came back': saying(
    some('declined', 'voided'),
    {
      turn: 'creator',
    },
  ),
  'a deadline and what happens then go together': saying(some('in_review', 'held'), { onSilence: null }),
  'the status is the one of the stage, and so is the tab': saying(some('in_review', 'held'), { tab: 'done' }),
  'the page exists, and only payable bookings lead to a checkout': saying(some('accepted', 'pending'), {
    path: '/request-submitted/1f0c2a34',
  }),
  'a page confirms only what is still so': saying(some('refunded', 'refunded'), {
    confirmations: ['payment-success'],
  }),
  'a page of a step is opened only to who has to take it': saying(some('revising', 'held'), {
    path: '/brand-review/1f0c2a34',
  }),
  'the date that people look at is no later than the end': saying(some('producing', 'held'), {
    until: { kind: 'due', at: START * 2 },
  }),
  'readers are not told about themselves by name': saying(some('producing', 'held'), {
    onSilence: 'Without a delivery by then, Northwind gets the money back.',
  }),
  'nothing says that silence approves an incomplete version': saying(
    some('in_review', 'held', 'brand', { missing: SAMPLE_MISSING, reviewBeganAt: AT }),
    { onSilence: 'Without an answer by then, the content counts as approved and Sophia is paid.' },
  ),
  'what a version under review lacks is said first': saying(
    some('in_review', 'held', 'brand', { missing: SAMPLE_MISSING }),
    { explanation: 'Review the content: approve it, ask for changes or reject it.' },
  ),
  'every sum that is said to have moved is one of the ledger': {
    ...some('completed', 'released', 'creator'),
    happened: 'You get $149.00.',
  },
  'money is said to have been released only where it was': {
    ...some('in_review', 'held'),
    happened: 'You released $150.01 to Sophia.',
  },
  'the bank is promised nothing that was not sent, and no day that nobody knows': {
    ...some('completed', 'released', 'creator'),
    happened: '$135.01 is on its way to your bank, there by Jan 30.',
  },
  'money goes back in one sentence as in the other': {
    ...some('completed', 'released'),
    happened: '$150.01 goes back to your card.',
  },
  'what moved is said wherever money came in': { ...some('completed', 'released'), happened: null },
  'names stand where they belong': saying(some('producing', 'held'), { headline: 'Ask {creator}' }),
};

describe('what is said about a booking', () => {
  describeSituations(reached);

  it('is said with its sums and days, in words for each reader', () => {
    const happened = (stage: string, escrow: string, reader: Reader, waiting: Partial<Waiting> = {}) => {
      const found = reached.find(
        ({ state, money }) =>
          state.stage === stage && state.escrow === escrow && (escrow !== 'released' || money.refunded === 0),
      );
      return found && claimOf(found, reader, waiting).happened;
    };
    expect([
      happened('requested', 'authorized', 'creator'),
      happened('in_review', 'held', 'creator'),
      happened('completed', 'released', 'brand', { by: 'brand' }),
      happened('completed', 'released', 'brand', { by: 'clock' }),
      happened('completed', 'released', 'creator', { transferred: true, expectedAt: AT + 4 * DAY }),
      happened('completed', 'released', 'creator', { by: 'brand', hold: 'NO_ACCOUNT' }),
    ]).toEqual([
      '$150.01 is reserved. It is charged when you accept. You get $135.01 once your content is approved.',
      '$150.01 is held, and you get $135.01 of it when Northwind approves.',
      'You released $150.01 to Sophia.',
      'You didn’t answer in time: $150.01 was released to Sophia.',
      '$135.01 is on its way to your bank, there by Jan 9.',
      'Northwind approved. $135.01 is yours and waits in your balance. Please set up payouts: we need to know where to send your money.',
    ]);
  });

  it.each(Object.keys(RULES))('would be caught: %s', (rule) => {
    const plant = PLANTS[rule];
    expect(plant && contradictions(plant)).toContain(rule);
  });
});

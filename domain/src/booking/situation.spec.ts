import { describe, expect, it } from '@jest/globals';
import { type Claim, RULES, contradictions } from './contradictions.js';
import { SAMPLE_MISSING, START, explore, sampleInput, stateKey } from './explore.js';
import { actionsFor } from './offered-steps.js';
import { READERS, type Reader } from './parties.js';
import { type Situation, situation } from './situation.js';
import { canTake, decide } from './decide.js';
import { sampleEvent } from './sample-events.js';
import type { BookingEventType } from './events.js';
import type { BookingState } from './state.js';
import { stepRow } from './steps.js';

interface Reached {
  state: BookingState;
  approved: boolean;
}
const reached: Reached[] = (['pay_first', 'approve_first'] as const).flatMap((flow) =>
  [0, 1, null].flatMap((revisionsLeft) =>
    [...explore(sampleInput({ flow, revisionsLeft })).values()].map(({ state, done }) => ({
      state,
      approved: done.some(({ type, params }) => type === 'closeVersion' && params.status === 'approved'),
    })),
  ),
);

const states = reached.map(({ state }) => state);
const NAMES = { brand: 'Northwind', creator: 'Sophia' };

const AT = START + 1000;
function claimOf({ state, approved }: Reached, reader: Reader, transferred: boolean): Claim {
  const said = situation({
    id: '1f0c2a34',
    state,
    reader,
    names: NAMES,
    dates: { createdAt: START, deliveredAt: state.context.version > 0 ? AT : null },
    transferred,
    approved,
  });
  const ownName = reader === 'admin' ? null : NAMES[reader];
  return { said, state, reader, transferred, ownName, approved, at: AT };
}
/** A share can only have been sent where some was released. */
const sendable = ({ escrow }: BookingState): boolean => /released|split|lost/.test(escrow);
const claims = reached.flatMap((one) =>
  READERS.flatMap((reader) =>
    (sendable(one.state) ? [false, true] : [false]).map((sent) => claimOf(one, reader, sent)),
  ),
);

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
  return claimOf({ ...found, state: { ...state, context: { ...state.context, ...more } } }, reader, false);
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
    moneyBadge: { label: 'Pending', tone: 'neutral' },
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
  'names stand where they belong': saying(some('producing', 'held'), { headline: 'Ask {creator}' }),
};

describe('what is said about a booking', () => {
  it('contradicts itself in no reachable state, for no reader', () => {
    const found = claims.flatMap((claim) =>
      contradictions(claim).map((rule) => `${claim.reader}: ${rule}: ${stateKey(claim.state)}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(Object.keys(RULES))('would be caught: %s', (rule) => {
    const plant = PLANTS[rule];
    expect(plant && contradictions(plant)).toContain(rule);
  });

  it('offers no step that the machine refuses', () => {
    const refused = states.flatMap((state) =>
      READERS.flatMap((reader) =>
        actionsFor(state, reader, AT)
          .filter(({ name, enabled }) => {
            const { event, by } = stepRow(name);
            if (event === null) return enabled !== canTake(state, name, AT);
            return enabled !== decide(state, sampleEvent(event as BookingEventType, by, state, AT)).taken;
          })
          .map(({ name }) => `${name} ${stateKey(state)}`),
      ),
    );
    expect(refused).toEqual([]);
  });
});

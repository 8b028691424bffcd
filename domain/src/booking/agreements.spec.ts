import { describe, expect, it } from '@jest/globals';
import { AGREEMENT_TEXTS, cancellationShare, cancellationText, sharesOf, sharesText } from './agreements.js';
import type { BookingContext } from './context.js';
import { decide, dueEvent, overdueEvent } from './decide.js';
import type { BookingEvent } from './events.js';
import { EVERY_SHARE, EVERY_STAGE, type Node, START, explore, sampleInput } from './explore.js';
import { actionsFor, cancellationNow, latestDueAt } from './offered-steps.js';
import { nextReminderAt, nextWordAt } from './reminders.js';
import type { BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import { DEFAULT_WINDOWS, contentDueAt, holdLimits, latestExtension } from './windows.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FEE = EVERY_STAGE.cancellationPercent;
const nodes = [
  ...explore(sampleInput({ ...EVERY_STAGE, flow: 'approve_first' }), {
    shares: EVERY_SHARE,
  }).values(),
];

type Step = Node['steps'][number] & { from: BookingState };
const stepsOf = (...types: BookingEvent['type'][]): Step[] =>
  nodes.flatMap(({ state, steps }) =>
    steps.filter(({ event }) => types.includes(event.type)).map((step) => ({ ...step, from: state })),
  );

/** How long somebody has when a booking comes to a stage, at least, whatever is left of the time for which money can be held. */
const LEFT_AT_LEAST: Partial<Record<BookingStage, number>> = {
  awaiting_product: 3 * DAY,
  in_transit: 7 * DAY,
  producing: 5 * DAY + 3 * DAY,
  revising: 3 * DAY,
  in_review: 5 * DAY,
  contestable: 5 * DAY,
  disputed: 14 * DAY,
};

/** Whether a step begins a stage; a review begins when all can be viewed, which has a window of its own. */
const isBegun = (from: BookingState, to: BookingState): boolean =>
  to.stage === 'in_review'
    ? to.context.reviewBeganAt !== null && to.context.reviewBeganAt !== from.context.reviewBeganAt
    : to.stage !== from.stage;

/** What a step of the exploration breaks of what was agreed, as one word each; empty for one that keeps all of it. */
function broken({ from, event, to, effects }: Step): string[] {
  const before = from.context;
  const after = to.context;
  const rules: Record<string, boolean> = {
    'an offer outlives its stage':
      to.stage !== from.stage && (after.proposal !== null || after.extension !== null),
    'an offer outlives its version':
      after.version !== before.version && (after.proposal !== null || after.extension !== null),
    'an offer stays open under a chargeback':
      after.openChargeback !== null && (after.proposal !== null || after.extension !== null),
    'what is settled was not named': settledOtherwise(before, event, effects),
    'somebody accepted their own':
      event.type === 'SETTLEMENT_ACCEPTED' && event.actor === before.proposal?.by,
    'the due date moved back':
      to.stage === from.stage &&
      after.version === before.version &&
      before.dueAt !== null &&
      after.dueAt !== null &&
      after.dueAt < before.dueAt &&
      event.type !== 'CHARGEBACK_WON',
    'the deadline moved back':
      event.type === 'DUE_EXTENDED' && (after.deadlineAt ?? 0) < (before.deadlineAt ?? 0),
    'a fee is taken of who is late':
      event.type === 'BRAND_CANCELLED' &&
      before.dueAt !== null &&
      event.at >= before.dueAt + before.windows.lateCancel,
    'too little time is left to who has to go on':
      isBegun(from, to) &&
      after.deadlineAt !== null &&
      after.deadlineAt - event.at < (LEFT_AT_LEAST[to.stage] ?? 0),
    // What comes after a window has ended doesn’t come to a booking: the clock was there before.
    'it can’t be held for so long':
      (after.dueAt ?? 0) > holdLimits(after).latestDue && event.at <= (before.deadlineAt ?? Infinity),
  };
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

/** Whether an acceptance or a cancellation divides the money otherwise than it says, or than was proposed or agreed. */
function settledOtherwise(before: BookingContext, event: BookingEvent, effects: Step['effects']): boolean {
  const settled = effects.find(({ type }) => type === 'settleMoney');
  const share = settled?.type === 'settleMoney' ? settled.params.creatorPercent : null;
  if (event.type === 'SETTLEMENT_ACCEPTED')
    return share !== event.creatorPercent || share !== before.proposal?.creatorPercent;
  const byFee = event.type === 'BRAND_CANCELLED' || event.type === 'PRODUCT_WINDOW_ENDED';
  return byFee && share !== cancellationShare(before);
}

const taken = (state: BookingState, event: BookingEvent): BookingState => {
  const decision = decide(state, event);
  if (!decision.taken) throw new Error(`${event.type}: ${decision.refusal}`);
  return decision.state;
};
const producing = (): BookingState => {
  const found = nodes.find(({ state }) => state.stage === 'producing' && state.escrow === 'held')?.state;
  if (!found) throw new Error('nothing is being made');
  const context = { ...found.context, heldAt: START, dueAt: START + 5 * DAY, deadlineAt: START + 19 * DAY };
  return { ...found, context: { ...context, reminded: 0, extension: null, proposal: null, extendedBy: 0 } };
};
const ask = (days: number, at = START) =>
  ({ type: 'EXTENSION_ASKED', actor: 'creator', dueAt: START + days * DAY, reason: 'Rain.', at }) as const;

describe('what the parties agree on', () => {
  it('keeps every rule on every step that the machine takes', () => {
    const steps = nodes.flatMap(({ state, steps: of }) => of.map((step) => ({ ...step, from: state })));
    expect(steps.length).toBeGreaterThan(20_000);
    expect(new Set(steps.flatMap(broken))).toEqual(new Set());
  });

  it.each<[string, (step: Step) => Step, BookingEvent['type']]>([
    [
      'an offer outlives its stage',
      ({ to, from, ...rest }) => ({
        ...rest,
        from,
        to: { ...to, context: { ...to.context, proposal: from.context.proposal ?? proposal } },
      }),
      'BRAND_REJECTED',
    ],
    [
      'what is settled was not named',
      ({ effects, ...rest }) => ({
        ...rest,
        effects: effects.map((one) =>
          one.type === 'settleMoney' ? { ...one, params: { creatorPercent: 51 } } : one,
        ),
      }),
      'SETTLEMENT_ACCEPTED',
    ],
    [
      'somebody accepted their own',
      ({ event, from, ...rest }) => ({
        ...rest,
        from,
        event: { ...event, actor: from.context.proposal?.by } as BookingEvent,
      }),
      'SETTLEMENT_ACCEPTED',
    ],
    [
      'a fee is taken of who is late',
      ({ event, ...rest }) => ({ ...rest, event: { ...event, at: START + 400 * DAY } }),
      'BRAND_CANCELLED',
    ],
    [
      'the due date moved back',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, dueAt: START - 9 * DAY } } }),
      'DUE_EXTENDED',
    ],
    [
      'an offer outlives its version',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, proposal } } }),
      'CONTENT_SUBMITTED',
    ],
    [
      'an offer stays open under a chargeback',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, proposal } } }),
      'CHARGEBACK_OPENED',
    ],
    [
      'the deadline moved back',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, deadlineAt: START } } }),
      'DUE_EXTENDED',
    ],
    [
      'too little time is left to who has to go on',
      ({ to, event, ...rest }) => ({
        ...rest,
        event,
        to: { ...to, context: { ...to.context, deadlineAt: event.at + 5 * DAY - 1 } },
      }),
      'BRAND_REJECTED',
    ],
    [
      'it can’t be held for so long',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, dueAt: START + 60 * DAY } } }),
      'DUE_EXTENDED',
    ],
  ])('would be caught: %s', (rule, plant, type) => {
    const step = stepsOf(type).find(
      ({ from, to }) =>
        (from.context.dueAt !== null || type !== 'BRAND_CANCELLED') &&
        (to.context.openChargeback !== null) === (type === 'CHARGEBACK_OPENED'),
    );
    expect(step && broken(plant(step))).toContain(rule);
  });

  it('ends as the money is divided: before a delivery without files, after it with them', () => {
    const ends = new Set(
      stepsOf('SETTLEMENT_ACCEPTED').map(({ from, event, to }) => {
        const share = 'creatorPercent' in event ? event.creatorPercent : NaN;
        const when = from.context.version === 0 ? 'before' : 'after';
        return `${when} ${share}: ${to.stage} ${to.escrow}`;
      }),
    );
    expect([...ends].sort()).toEqual([
      'after 0: cancelled refunded',
      'after 100: completed released',
      'after 50: completed split',
      'before 0: cancelled refunded',
      'before 100: completed released',
      'before 50: cancelled_with_fee split',
    ]);
  });

  it('takes a wish that is repeated for no second one', () => {
    const asked = taken(producing(), ask(9));
    expect(decide(asked, ask(9, START + HOUR)).taken).toBe(false);
    expect(taken(asked, ask(10, START + HOUR)).context).toMatchObject({
      offers: 2,
      extension: { number: 2 },
    });
  });
});

describe('more time', () => {
  it('is no longer than what may follow leaves of the time for which money is held', () => {
    const days = (revisionsLeft: number | null) =>
      latestExtension({ heldAt: 0, windows: DEFAULT_WINDOWS, revisionsLeft }) / DAY;
    expect([days(0), days(1), days(null)]).toEqual([52, 40, 40]);
    const { context } = producing();
    expect(latestDueAt(producing(), START)).toBe(latestExtension(context));
    expect(decide(producing(), { ...ask(40.01), reason: 'More.' }).taken).toBe(false);
  });

  it('is offered for as long as a date is possible, however late the content is and whatever was asked for', () => {
    const offers = (state: BookingState, days: number) =>
      (['brand', 'creator'] as const).flatMap((party) =>
        actionsFor(state, party, START + days * DAY)
          .filter(({ name }) => name === 'extend_due_date' || name === 'ask_extension')
          .map(({ enabled }) => enabled),
      );
    // Due on day 5; day 40 is as late as it can be.
    expect([13, 39.9, 40].map((days) => offers(producing(), days))).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    const aWeekMore = taken(producing(), ask(12));
    expect(offers(aWeekMore, 1)).toEqual([true, true]);
  });

  it('waits for an answer for three days, reminds once, and lapses before anything else happens', () => {
    const asked = taken(producing(), ask(9));
    const { extension } = asked.context;
    expect(extension).toMatchObject({ answerBy: START + 3 * DAY, remindAt: START + 2 * DAY });
    expect(nextWordAt('producing', asked.context)).toBe(START + 2 * DAY);
    const reminder = dueEvent(asked, START + 2 * DAY);
    expect(reminder?.type).toBe('EXTENSION_REMINDED');
    const reminded = taken(asked, reminder as BookingEvent);
    expect(reminded.context.extension?.remindAt).toBeNull();
    expect(overdueEvent(reminded, START + 40 * DAY)?.type).toBe('EXTENSION_LAPSED');
    const lapsed = taken(reminded, overdueEvent(reminded, START + 3 * DAY) as BookingEvent);
    expect(lapsed.context).toMatchObject({ extension: null, dueAt: START + 5 * DAY });
  });

  it('is not reminded of where the answer is due within a day', () => {
    const late = START + 18 * DAY;
    const asked = taken(producing(), ask(30, late));
    expect(asked.context.extension).toMatchObject({ answerBy: START + 19 * DAY, remindAt: null });
  });

  it('moves the window with the date, reminds again of what is to come, and survives a chargeback', () => {
    const at = START + 6 * DAY;
    const late = { ...producing(), context: { ...producing().context, reminded: 2 } };
    const extended = taken(late, { type: 'DUE_EXTENDED', actor: 'brand', dueAt: START + 20 * DAY, at });
    expect(extended.context).toMatchObject({
      dueAt: START + 20 * DAY,
      deadlineAt: START + 34 * DAY,
      extendedBy: 15 * DAY,
      reminded: 0,
    });
    expect(nextReminderAt('producing', extended.context)).toBe(START + 19 * DAY);
    const won = START + 30 * DAY;
    expect(contentDueAt('producing', extended.context, won)).toBe(won + 5 * DAY + 15 * DAY);
  });
});

describe('the texts of an agreement', () => {
  const { context } = producing();
  const offered = (creatorPercent: number, version: number) => ({
    ...context,
    version,
    proposal: { ...proposal, creatorPercent },
  });

  it('name both sums, which make up the whole, and what becomes of the files', () => {
    expect(sharesOf(15_001, FEE)).toEqual({ creator: 3_001, brand: 12_000 });
    expect(sharesText(15_001, FEE)).toBe('$30.01 for {creator}, $120.00 back to {brand}');
    expect(AGREEMENT_TEXTS.accepting(offered(40, 1), 'brand')).toBe(
      'The booking ends. $60.01 goes to {creator}, and $90.00 back to your card. The original files unlock for you, with the usage rights of this package. This cannot be undone.',
    );
    expect(AGREEMENT_TEXTS.accepting(offered(0, 1), 'creator')).toBe(
      'The booking ends. All of it, $150.01, goes back to {brand}. The original files stay locked, and {brand} gets no usage rights. This cannot be undone.',
    );
    expect(AGREEMENT_TEXTS.accepting(offered(100, 0), 'creator')).toBe(
      'The booking ends. Your share is all of it, $150.01. Nothing has been delivered, so no files are unlocked. This cannot be undone.',
    );
    expect(cancellationText(15_001, FEE)).toBe(
      '$30.01 (20%) stays with the creator once the payment is held',
    );
    expect(cancellationText(15_001, 0)).toBeNull();
  });

  it('offer what can be done now: a fee until the delivery is late, and an answer to the other party alone', () => {
    expect([cancellationNow(producing(), START), cancellationNow(producing(), START + 7 * DAY)]).toEqual([
      FEE,
      null,
    ]);
    const state = { ...producing(), context: offered(40, 0) };
    const names = (party: 'brand' | 'creator') =>
      actionsFor(state, party, START)
        .map(({ name }) => name)
        .filter((name) => /settlement|proposal/.test(name));
    expect(names('brand')).toEqual(['propose_settlement', 'withdraw_proposal']);
    expect(names('creator')).toEqual(['propose_settlement', 'accept_settlement', 'decline_settlement']);
  });
});

/** Of the brand. */
const proposal = { number: 1, by: 'brand', creatorPercent: 40, reason: 'Half of it.' } as const;

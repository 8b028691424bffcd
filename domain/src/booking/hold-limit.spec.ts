import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.js';
import { EVERY_STAGE, START, explore, sampleInput } from './explore.js';
import { type HoldingMove, exploreHoldTimes } from './explore-timed.js';
import { actionsFor } from './offered-steps.js';
import { nextReminderAt } from './reminders.js';
import type { BookingStage } from './stages.js';
import type { BookingContext } from './context.js';
import type { BookingState } from './state.js';
import {
  AUTHORIZATION_LIFE,
  DEFAULT_WINDOWS,
  contentDueAt,
  holdLimits,
  maxDeliveryDays,
  stageEndsAt,
  windowsProblem,
} from './windows.js';

const DAY = 86_400_000;
const nodes = [...explore(sampleInput(EVERY_STAGE)).values()];

/** A state of a stage in which the money has been held since the start. */
function inStage(stage: BookingStage, more: Partial<BookingContext> = {}): BookingState {
  const state = nodes.map((node) => node.state).find((one) => one.stage === stage && one.escrow === 'held');
  if (!state) throw new Error(`no state ${stage}`);
  return { ...state, context: { ...state.context, heldAt: START, ...more } };
}
const submit = (day: number) =>
  ({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, missing: [], at: START + day * DAY }) as const;
const revise = (day: number, version = 1) =>
  ({
    type: 'REVISION_REQUESTED',
    actor: 'brand',
    version,
    feedback: 'Closer.',
    at: START + day * DAY,
  }) as const;

describe('the hold limit', () => {
  it('leaves room for previews, review, contest and the shortest dispute', () => {
    const days = Object.values(holdLimits({ heldAt: 0, windows: DEFAULT_WINDOWS })).map((at) => at / DAY);
    expect(days).toEqual([80, 55, 52]);
    expect([false, true].map((product) => maxDeliveryDays(DEFAULT_WINDOWS, product))).toEqual([52, 31]);
    expect(holdLimits({ heldAt: null, windows: DEFAULT_WINDOWS }).contentBy).toBe(Infinity);
  });

  it('is never longer than providers allow, and leaves a day to deliver', () => {
    const problem = (more: object) => windowsProblem({ ...DEFAULT_WINDOWS, ...more }, AUTHORIZATION_LIFE);
    expect(problem({})).toBeNull();
    expect(problem({ hold: 85 * DAY })).toBeNull();
    expect(problem({ hold: 86 * DAY })).toMatch(/85 days/);
    expect(problem({ hold: 49 * DAY })).toMatch(/no day to deliver/);
    expect(problem({ hold: 50 * DAY })).toBeNull();
  });

  it('refuses a version that could no longer be reviewed, and says so', () => {
    const state = inStage('in_review');
    expect(decide(state, submit(55)).taken).toBe(true);
    expect(decide(state, submit(55.01))).toEqual({ taken: false, refusal: 'HOLD_LIMIT' });
    const upload = actionsFor(state, 'creator', START + 56 * DAY).find(
      ({ name }) => name === 'submit_content',
    );
    expect(upload).toMatchObject({
      enabled: false,
      reason: 'There isn’t enough time left to review another version.',
    });
  });

  it('refuses a revision that could no longer be made, and says so', () => {
    const state = inStage('in_review');
    expect(decide(state, revise(49)).taken).toBe(true);
    expect(decide(state, revise(49.01))).toEqual({ taken: false, refusal: 'HOLD_LIMIT' });
    const action = actionsFor(state, 'brand', START + 50 * DAY).find(
      ({ name }) => name === 'request_revision',
    );
    expect(action).toMatchObject({
      enabled: false,
      reason: 'There isn’t enough time left for another revision.',
    });
  });

  it('cuts windows, and never below what somebody is left', () => {
    const { context } = inStage('producing');
    const end = (stage: BookingStage, day: number, more: Partial<BookingContext> = {}) =>
      ((stageEndsAt(stage, { ...context, ...more }, START + day * DAY) ?? 0) - START) / DAY;
    const due = (day: number) => ({ dueAt: START + day * DAY });
    expect([end('producing', 0, due(5)), end('producing', 0, due(50)), end('producing', 0, due(60))]).toEqual(
      [19, 55, 63],
    );
    expect([end('disputed', 20), end('disputed', 60), end('disputed', 70)]).toEqual([50, 80, 84]);
    const facts = { ...context, deliveryDays: 20 };
    const dueDay = (day: number) => (contentDueAt('revising', facts, START + day * DAY) - START) / DAY;
    expect([dueDay(10), dueDay(40), dueDay(49)]).toEqual([30, 52, 52]);
  });

  it('counts again from a chargeback that was won', () => {
    const state = inStage('in_review');
    const at = START + 40 * DAY;
    const chargeback = { chargeback: 'sample', attempt: state.context.attempt };
    const opened = decide(state, {
      type: 'CHARGEBACK_OPENED',
      actor: 'network',
      ...chargeback,
      amount: 1,
      at,
    });
    if (!opened.taken) throw new Error('not opened');
    const won = decide(opened.state, { type: 'CHARGEBACK_WON', actor: 'network', ...chargeback, at });
    expect(won).toMatchObject({ taken: true, state: { context: { heldAt: at } } });
  });

  it('sends no reminder before a window that it has cut', () => {
    const disputed = decide(inStage('contestable'), {
      type: 'CREATOR_CONTESTED',
      actor: 'creator',
      reason: 'It is what we agreed.',
      at: START + 66 * DAY,
    });
    if (!disputed.taken) throw new Error('not disputed');
    expect(disputed.state.context.deadlineAt).toBe(START + 80 * DAY);
    expect(nextReminderAt('disputed', disputed.state.context)).toBe(START + 77 * DAY);
  });

  // Deliveries in 5 and 28 days, which have nearly three times the moments, wait in `hold-times.long-spec.ts`.
  it('is kept, whatever anybody does and however long they wait', () => {
    const { moments, longest, path } = exploreHoldTimes({ deliveryDays: 52, revisionsLeft: null });
    expect(moments).toBeGreaterThan(1000);
    expect([longest, path.length > 0]).toEqual([80, true]);
  });

  it('is kept by a creator who uploads again and again, whether or not anything can be viewed', () => {
    const longest = (...moves: HoldingMove[]) =>
      exploreHoldTimes({ deliveryDays: 5, revisionsLeft: 1 }, moves).longest;
    expect(longest('CONTENT_SUBMITTED')).toBe(61);
    expect(longest('CONTENT_SUBMITTED', 'PREVIEWS_READY')).toBe(61);
  });

  it('leaves the whole dispute to an incomplete version that nobody answers about', () => {
    const { longest, path } = exploreHoldTimes({ deliveryDays: 5, revisionsLeft: 1 }, [
      'CONTENT_SUBMITTED incomplete',
      'PREVIEWS_READY',
    ]);
    expect(longest).toBe(80);
    const [reviewed, decided] = path.slice(-2).map((step) => step.split(' on day '));
    expect([reviewed?.[0], decided?.[0]]).toEqual(['REVIEW_WINDOW_ENDED', 'DISPUTE_WINDOW_ENDED']);
    expect(Number(decided?.[1]) - Number(reviewed?.[1])).toBeGreaterThanOrEqual(14);
  });
});

describe('rounds', () => {
  const revising = (revisionsLeft: number | null): BookingState => {
    const asked = decide(inStage('in_review', { revisionsLeft }), revise(10));
    if (!asked.taken) throw new Error('not asked');
    return asked.state;
  };
  const waive = { type: 'REVISION_WAIVED', actor: 'creator', at: START + 11 * DAY } as const;
  const grant = { type: 'REVISION_GRANTED', actor: 'creator', at: START + 11 * DAY } as const;

  it('are given back once each', () => {
    const waived = decide(revising(1), waive);
    expect(waived).toMatchObject({
      taken: true,
      state: { context: { revisionsLeft: 1, roundCounted: false } },
    });
    expect(waived.taken && decide(waived.state, waive).taken).toBe(false);
    expect(decide(revising(null), waive).taken).toBe(false);
  });

  it('are granted where none is left', () => {
    expect(decide(inStage('in_review', { revisionsLeft: 0 }), grant)).toMatchObject({
      taken: true,
      state: { context: { revisionsLeft: 1 } },
    });
    for (const revisionsLeft of [1, null]) {
      expect(decide(inStage('in_review', { revisionsLeft }), grant).taken).toBe(false);
    }
    const offered = (revisionsLeft: number | null) =>
      actionsFor(inStage('in_review', { revisionsLeft }), 'creator', START).map(({ name }) => name);
    expect(offered(0)).toContain('grant_revision');
    expect(offered(1)).not.toContain('grant_revision');
  });

  it('keep what they are about', () => {
    const asked = decide(inStage('in_review', { revisionsLeft: 1 }), { ...revise(10), kind: 'in_brief' });
    expect(asked).toMatchObject({
      taken: true,
      effects: [{ params: { status: 'revision_requested', kind: 'in_brief' } }],
    });
  });
});

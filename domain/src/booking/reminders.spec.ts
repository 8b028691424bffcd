import { describe, expect, it } from '@jest/globals';
import { allowedEvents, decide, dueEvent, overdueEvent } from './decide.js';
import type { BookingEffect } from './effects.js';
import { STAGE_META } from './stage-table.js';
import { BOOKING_STAGES } from './stages.js';
import type { BookingState } from './state.js';
import { EVERY_STAGE, START, explore, sampleInput } from './explore.js';
import { nextReminderAt } from './reminders.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const nodes = [...explore(sampleInput(EVERY_STAGE)).values()];
const first = (stage: string): BookingState => {
  const node = nodes.find(
    ({ state }) =>
      state.stage === stage &&
      state.context.openChargeback === null &&
      (stage !== 'in_review' || state.context.reviewBeganAt !== null),
  );
  if (!node) throw new Error(`no state ${stage}`);
  return node.state;
};

/** What happens by itself until a moment, looking once an hour. */
function silence(
  from: BookingState,
  until: number,
): { state: BookingState; said: [number, BookingEffect][] } {
  let state = from;
  const said: [number, BookingEffect][] = [];
  for (let at = START; at <= until; at += HOUR) {
    const event = dueEvent(state, at);
    if (!event) continue;
    const decision = decide(state, event);
    if (!decision.taken) throw new Error(`${event.type} was due but refused`);
    said.push(...decision.effects.map((effect): [number, BookingEffect] => [at, effect]));
    state = decision.state;
  }
  return { state, said };
}

describe('reminders', () => {
  it.each(BOOKING_STAGES.filter((stage) => (STAGE_META[stage].window?.reminders.length ?? 0) > 0))(
    'all come before %s ends, in their order, and the last tells everyone it concerns',
    (stage) => {
      const state = first(stage);
      const end = state.context.deadlineAt ?? 0;
      const { said } = silence(state, end - 1);
      const told = said.filter(([, { type }]) => type === 'sendReminder').map(([, { params }]) => params);
      expect(told).toEqual(STAGE_META[stage].window?.reminders.map(({ to }) => ({ to })));
      const parties = STAGE_META[stage].hiddenFromCreator ? ['brand'] : ['brand', 'creator'];
      expect(told.at(-1)).toMatchObject({ to: expect.arrayContaining(parties) });
    },
  );

  it('two for a contested rejection, and the admin after 7 and 14 days of a dispute', () => {
    expect(STAGE_META.contestable.window?.reminders).toHaveLength(2);
    const state = first('disputed');
    const begun = (state.context.deadlineAt ?? 0) - 30 * DAY;
    const days = silence(state, begun + 29 * DAY)
      .said.filter(
        ([, { type, params }]) => type === 'sendReminder' && 'to' in params && params.to[0] === 'admin',
      )
      .map(([at]) => Math.round((at - begun) / DAY));
    expect(days).toEqual([7, 14, 27]);
  });

  it('a review never ends less than a day after its last reminder, however late that was', () => {
    const state = first('in_review');
    const late = (state.context.deadlineAt ?? 0) + 3 * DAY;
    expect(overdueEvent(state, late)).toMatchObject({ type: 'REMINDED' });
    expect(decide(state, { type: 'REVIEW_WINDOW_ENDED', actor: 'clock', at: late }).taken).toBe(false);
    expect(decide(state, { type: 'REVIEW_WINDOW_ENDED', actor: 'creator', at: late }).taken).toBe(false);
    const reminded = decide(state, { type: 'REMINDED', actor: 'clock', at: late });
    if (!reminded.taken) throw new Error('not reminded');
    expect(reminded.state.context.deadlineAt).toBe(late + DAY);
    expect(reminded.effects).toEqual([{ type: 'sendReminder', params: { to: ['brand', 'creator'] } }]);
    expect(dueEvent(reminded.state, late + DAY - 1)).toBeNull();
    expect(dueEvent(reminded.state, late + DAY)).toMatchObject({ type: 'REVIEW_WINDOW_ENDED' });
    expect(allowedEvents(reminded.state, 'brand', late + DAY - 1)).toContain('BRAND_APPROVED');
  });

  it('a reminder in time moves no deadline, and none is sent twice', () => {
    const state = first('in_review');
    const { deadlineAt } = state.context;
    const at = nextReminderAt('in_review', state.context) ?? 0;
    const once = decide(state, { type: 'REMINDED', actor: 'clock', at });
    if (!once.taken) throw new Error('not reminded');
    expect(once.state.context).toMatchObject({ deadlineAt, reminded: 1 });
    expect(decide(once.state, { type: 'REMINDED', actor: 'clock', at }).taken).toBe(false);
  });

  it('a new stage begins with none sent', () => {
    const { state } = silence(first('in_review'), (first('in_review').context.deadlineAt ?? 0) - 1);
    expect(state.context.reminded).toBe(2);
    const revised = decide(state, {
      type: 'REVISION_REQUESTED',
      actor: 'brand',
      version: state.context.version,
      feedback: 'closer',
      at: START,
    });
    expect(revised).toMatchObject({ taken: true, state: { context: { reminded: 0 } } });
  });
});

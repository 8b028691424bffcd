import { describe, expect, it } from '@jest/globals';
import { decide, overdueEvent } from './decide.js';
import type { BookingEvent } from './events.js';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';
import { actionsFor } from './offered-steps.js';
import { situation } from './situation.js';
import type { BookingState } from './state.js';
import { DEFAULT_WINDOWS } from './windows.js';

const all = [1, 0, null].flatMap((revisionsLeft) => [
  ...explore(sampleInput({ ...EVERY_STAGE, flow: 'approve_first', revisionsLeft })).values(),
]);
const HOUR = 3_600_000;

/** What has to be true of the way to an approval, told by the events alone and not by what the machine remembers. */
function protectedBy(path: readonly BookingEvent[], approval: BookingEvent): boolean {
  const lastOf = (type: BookingEvent['type']) => path.findLastIndex((event) => event.type === type);
  const submitted = lastOf('CONTENT_SUBMITTED');
  const version = path.filter(({ type }) => type === 'CONTENT_SUBMITTED').length;
  const since = path.slice(submitted + 1);
  const viewable = since.some((event) => event.type === 'PREVIEWS_READY' && event.version === version);
  const waited = since.some(
    ({ type, at }) =>
      type === 'PREVIEW_WINDOW_ENDED' && at >= (path[submitted]?.at ?? 0) + DEFAULT_WINDOWS.preview,
  );
  const isLatest = !('version' in approval) || approval.version === version;
  return submitted >= 0 && isLatest && (viewable || waited);
}

describe('approval', () => {
  it('is never taken before every file could be viewed or a day has passed, nor of an old version', () => {
    let approvals = 0;
    const unprotected: string[] = [];
    for (const { path, steps } of all) {
      for (const { event, effects } of steps) {
        // What both parties have agreed on needs no look at the files.
        const approves = effects.some(
          ({ type, params }) => type === 'closeVersion' && params.status === 'approved' && !params.settled,
        );
        if (!approves) continue;
        approvals += 1;
        if (!protectedBy(path, event)) unprotected.push([...path, event].map(({ type }) => type).join(' → '));
      }
    }
    expect(unprotected).toEqual([]);
    expect(approvals).toBeGreaterThan(20);
  });

  const submitted = all.find(
    ({ state, path }) => state.stage === 'in_review' && path.at(-1)?.type === 'CONTENT_SUBMITTED',
  );
  if (!submitted) throw new Error('nothing was submitted');
  const { state } = submitted;
  const at = (state.context.deadlineAt ?? 0) - DEFAULT_WINDOWS.preview;
  const approve = (version = 1, moment = at) =>
    ({ type: 'BRAND_APPROVED', actor: 'brand', version, at: moment }) as const;
  const ready = (version = 1) =>
    ({ type: 'PREVIEWS_READY', actor: 'media', version, at: at + HOUR }) as const;
  const taken = (from: BookingState, event: BookingEvent): BookingState => {
    const decision = decide(from, event);
    if (!decision.taken) throw new Error(`${event.type}: ${decision.refusal}`);
    return decision.state;
  };

  it('waits for the last preview, and the review is counted from it', () => {
    expect(decide(state, approve())).toEqual({ taken: false, refusal: 'NOT_VIEWABLE' });
    const viewable = taken(state, ready());
    expect(viewable.context.deadlineAt).toBe(at + HOUR + DEFAULT_WINDOWS.review);
    expect(decide(viewable, ready()).taken).toBe(false);
    expect(decide(viewable, approve()).taken).toBe(true);
  });

  it('is possible a day after the delivery all the same', () => {
    const deadline = state.context.deadlineAt ?? 0;
    expect(overdueEvent(state, deadline - 1)).toBeNull();
    const late = overdueEvent(state, deadline);
    expect(late).toMatchObject({ type: 'PREVIEW_WINDOW_ENDED' });
    const begun = taken(state, late as BookingEvent);
    expect(begun.context.deadlineAt).toBe(deadline + DEFAULT_WINDOWS.review);
    expect(decide(begun, approve()).taken).toBe(true);
  });

  it('of a version that was replaced is refused as such, whether the new one can be viewed or not', () => {
    const replaced = taken(taken(state, ready()), {
      type: 'CONTENT_SUBMITTED',
      actor: 'creator',
      newFiles: 1,
      missing: [],
      at: at + 2 * HOUR,
    });
    expect(decide(replaced, ready(1)).taken).toBe(false);
    expect(decide(replaced, approve(1))).toEqual({ taken: false, refusal: 'NEWER_VERSION' });
    const viewable = taken(replaced, ready(2));
    expect(decide(viewable, approve(1))).toEqual({ taken: false, refusal: 'NEWER_VERSION' });
    expect(decide(viewable, approve(2)).taken).toBe(true);
  });

  it('of what a revision was asked for waits for the previews as well', () => {
    const revising = taken(state, {
      type: 'REVISION_REQUESTED',
      actor: 'brand',
      version: 1,
      feedback: 'Closer.',
      at,
    });
    if (state.context.revisionsLeft === 0) throw new Error('no revision to ask for');
    expect(decide(revising, approve())).toEqual({ taken: false, refusal: 'NOT_VIEWABLE' });
    const viewable = taken(revising, ready());
    expect(viewable.context.deadlineAt).toBe(revising.context.deadlineAt);
    expect(decide(viewable, approve()).taken).toBe(true);
  });

  it('is shown as what it waits for', () => {
    const said = (from: BookingState) =>
      situation({
        id: 'x',
        state: from,
        reader: 'brand',
        names: { brand: 'Northwind', creator: 'Noor' },
        dates: { createdAt: at, deliveredAt: at },
        transferred: false,
        approved: false,
      });
    expect(said(state)).toMatchObject({
      badge: { label: 'Preparing Previews' },
      onSilence: 'The review begins as soon as every file can be viewed, and at the latest then.',
    });
    expect(said(taken(state, ready()))).toMatchObject({ badge: { label: 'Ready to Review' } });
    const action = actionsFor(state, 'brand', at).find(({ name }) => name === 'approve_content');
    expect(action).toMatchObject({
      enabled: false,
      reason: 'Not every file can be viewed yet. You can approve once you can see them all.',
    });
  });
});

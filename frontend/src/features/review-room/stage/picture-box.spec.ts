import { describe, expect, it } from '@jest/globals';
import { MAX_PATH_POINTS } from '@reelpact/domain';
import { lookOf, markersOf, nextOf, rangesOf } from './bar-markers';
import { cleared, covers, endingAt, startingAt, withRange } from './moment-range';
import { drawnShape, fittedBox, toParts } from './picture-box';
import { actionOf } from './room-keys';
import { sampleItem } from './stage-samples';

describe('the picture within the stage', () => {
  it('is as large as fits, in the middle, with nothing cut off', () => {
    const upright = { width: 1080, height: 1920 };
    expect(fittedBox(upright, { width: 900, height: 960 })).toEqual({
      left: 180,
      top: 0,
      width: 540,
      height: 960,
    });
    expect(fittedBox(upright, { width: 270, height: 960 })).toEqual({
      left: 0,
      top: 240,
      width: 270,
      height: 480,
    });
  });

  it('has the same places however large it is', () => {
    for (const stage of [
      { width: 900, height: 960 },
      { width: 391, height: 507 },
      { width: 1601, height: 333 },
    ]) {
      const box = fittedBox({ width: 720, height: 1280 }, stage);
      const [x, y] = toParts([box.left + box.width * 0.25, box.top + box.height * 0.75], box);
      expect([x, y].map((part) => part.toFixed(9))).toEqual(['0.250000000', '0.750000000']);
      expect(toParts([box.left - 50, box.top + box.height + 50], box)).toEqual([0, 1]);
    }
  });
});

describe('a drag across the picture', () => {
  it('makes what the tool says', () => {
    const drag = [
      [0.6, 0.5],
      [0.4, 0.2],
      [0.2, 0.1],
    ] as const;
    expect(drawnShape('pin', drag)).toEqual({ pin: [0.2, 0.1] });
    expect(drawnShape('box', drag)).toEqual({ box: [0.2, 0.1, 0.4, 0.4] });
    expect(drawnShape('arrow', drag)).toEqual({ arrow: [0.6, 0.5, 0.2, 0.1] });
    expect(drawnShape('path', drag)).toEqual({ path: drag.flat() });
  });

  it('makes nothing of a click that was meant to be a box or an arrow', () => {
    const click = [
      [0.5, 0.5],
      [0.501, 0.502],
    ] as const;
    expect(['box', 'arrow'].map((tool) => drawnShape(tool as 'box', click))).toEqual([null, null]);
    expect(drawnShape('path', [[0.5, 0.5]])).toBeNull();
  });

  it('thins out a long line', () => {
    const long = Array.from({ length: 2_000 }, (_, index) => [index / 2_000, 0.5] as const);
    const shape = drawnShape('path', long) as { path: unknown[] };
    expect(shape.path).toHaveLength(2 * MAX_PATH_POINTS);
  });
});

describe('a moment', () => {
  it('is a range in whichever order its ends were chosen', () => {
    const none = { startFrame: null, endFrame: null, shape: null };
    expect(withRange(none, 90, 30)).toEqual({ startFrame: 30, endFrame: 90, shape: null });
    expect(startingAt({ ...none, startFrame: 5, endFrame: 20 }, 30)).toEqual({ ...none, startFrame: 30 });
    expect(endingAt(none, 40)).toEqual({ ...none, startFrame: 0, endFrame: 40 });
    expect(cleared({ ...none, startFrame: 3, endFrame: 9 })).toEqual({ ...none, startFrame: 3 });
    const range = { startFrame: 3, endFrame: 9 };
    expect([2, 3, 9, 10].map((frame) => covers(range, frame))).toEqual([false, true, true, false]);
  });
});

describe('the markers', () => {
  const at = (id: string, startFrame: number | null) => sampleItem(id, { startFrame });
  const groups = (seconds: number, ...frames: number[]) =>
    markersOf(
      frames.map((frame) => at(String(frame), frame)),
      1001,
      seconds,
    ).map(({ items }) => items.length);

  it('are grouped the nearer the shorter the video is', () => {
    expect(groups(12, 500, 529, 531)).toEqual([2, 1]);
    expect(groups(59, 500, 530)).toEqual([1, 1]);
    expect(groups(60, 500, 519, 521)).toEqual([2, 1]);
    expect(groups(600, 500, 514, 516)).toEqual([2, 1]);
    expect(groups(12)).toEqual([]);
  });

  it('look like what they stand for', () => {
    const look = (state: 'draft' | 'open' | 'done' | 'accepted', kind: 'change' | 'question') =>
      lookOf({ state, kind });
    expect([look('draft', 'question'), look('open', 'change'), look('open', 'question')]).toEqual([
      'dashed',
      'filled',
      'hollow',
    ]);
    expect([look('done', 'change'), look('accepted', 'question')]).toEqual(['tick', 'tick']);
    const [group] = markersOf([at('a', 1), at('b', 2), at('c', null)], 1001, 12);
    expect(group && [nextOf(group, null)?.id, nextOf(group, 'a')?.id, nextOf(group, 'b')?.id]).toEqual([
      'a',
      'b',
      'a',
    ]);
    expect(rangesOf([sampleItem('r', { startFrame: 100, endFrame: 300 })], 1001)).toEqual([
      { id: 'r', start: 0.1, end: 0.3 },
    ]);
  });
});

describe('a key', () => {
  const press = (key: string, more = {}) =>
    actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more })
      ?.action;

  it('is told apart by Shift, not by caps lock', () => {
    expect([press('j'), press('J'), press('J', { shiftKey: true }), press('v', { shiftKey: true })]).toEqual([
      'back',
      'back',
      'slower',
      'compare',
    ]);
    expect([press('?', { shiftKey: true }), press('['), press('7'), press('z')]).toEqual([
      'help',
      'previousItem',
      'file',
      undefined,
    ]);
  });

  it('steps while it is held, and toggles once', () => {
    expect([press('.', { repeat: true }), press('k', { repeat: true })]).toEqual(['frameForward', undefined]);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  type ListedItem,
  feedbackText,
  inListOrder,
  noteOf,
  becameText,
  itemStateText,
  progressText,
  roundsText,
} from './change-list.js';
import { takesGuides } from './guides.js';
import {
  countsRounds,
  type DraftFields,
  draftProblem,
  isAnsweredBy,
  itemMoves,
  offeredMoves,
} from './review-items.js';
import { MAX_PATH_POINTS, pathPoints, thinnedPath, toShape } from './shapes.js';
import { promisesOf, specFindings } from './spec-check.js';
import { clockText, frameAt, frameText, rangeText, secondsOfFrame, typedSeconds } from './timing.js';

const RATES = [
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
] as const;

describe('frames and times', () => {
  it.each(RATES)('lead to each other at $num/$den frames a second, whatever a player rounds', (rate) => {
    const missed: [frame: number, seconds: number][] = [];
    for (let frame = 0; frame < 36_000; frame += 7) {
      const sought = secondsOfFrame(frame, rate);
      const begins = (frame * rate.den) / rate.num;
      for (const seconds of [sought, Math.fround(sought), begins, Math.floor(begins * 1e6) / 1e6])
        if (frameAt(seconds, rate, 36_000) !== frame) missed.push([frame, seconds]);
    }
    expect(missed).toEqual([]);
  });

  it('stay within the clip', () => {
    expect(frameAt(-1, RATES[0], 48)).toBe(0);
    expect(frameAt(99, RATES[0], 48)).toBe(47);
  });

  it('are read and typed as minutes and seconds', () => {
    expect([0, 4.25, 59.99, 60, 754.04].map(clockText)).toEqual([
      '0:00.0',
      '0:04.2',
      '0:59.9',
      '1:00.0',
      '12:34.0',
    ]);
    expect(frameText(126, { num: 30, den: 1 })).toBe('0:04.2');
    expect(rangeText(126, 180, { num: 30, den: 1 })).toBe('0:04.2–0:06.0');
    expect(rangeText(126, 126, { num: 30, den: 1 })).toBe('0:04.2');
    expect(['0:04.2', '4.2', '1:02:03', 'soon', '', '1:2:3:4'].map(typedSeconds)).toEqual([
      4.2,
      4.2,
      3723,
      null,
      null,
      null,
    ]);
  });
});

describe('marks on a picture', () => {
  it('are parts of it, with no more digits than needed', () => {
    expect(toShape({ pin: [0.123456, 1] })).toEqual({ pin: [0.1235, 1] });
    expect(toShape({ box: [0, 0, 0.5, 0.5] })).toEqual({ box: [0, 0, 0.5, 0.5] });
    expect(toShape({ path: [0, 0, 0.123456, 1] })).toEqual({ path: [0, 0, 0.1235, 1] });
  });

  it.each([
    [null],
    ['pin'],
    [{ pin: [0.5] }],
    [{ pin: [0.5, 1.1] }],
    [{ pin: ['0.5', 0] }],
    [{ pin: [0, 0], box: [0, 0, 1, 1] }],
    [{ circle: [0, 0, 1] }],
    [{ path: [0, 0] }],
    [{ path: [0, 0, 1] }],
    [
      {
        path: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
    [{ path: Array.from({ length: 2 * MAX_PATH_POINTS + 2 }, () => 0) }],
    [JSON.parse('{"__proto__": [0, 0]}') as unknown],
  ])('are nothing else: %j', (value) => expect(toShape(value)).toBeNull());

  it('are thinned out when drawn by hand, and keep their ends', () => {
    const drawn = Array.from({ length: 1000 }, (_, index) => [index / 999, 0] as const);
    const kept = thinnedPath(drawn);
    expect([kept.length, kept.slice(0, 2), kept.slice(-2)]).toEqual([2 * MAX_PATH_POINTS, [0, 0], [1, 0]]);
    expect(toShape({ path: kept })).not.toBeNull();
    expect(pathPoints(thinnedPath(drawn.slice(0, 3)))).toEqual(drawn.slice(0, 3));
  });
});

const DRAFT: DraftFields = {
  kind: 'change',
  cause: 'new_wish',
  body: 'Cooler',
  startFrame: 3,
  endFrame: 9,
  shape: null,
};

describe('a comment', () => {
  it('says something about a place that there is', () => {
    expect(draftProblem(DRAFT)).toBeNull();
    const wrong: Partial<DraftFields>[] = [
      { body: ' \n' },
      { startFrame: 1.5 },
      { startFrame: null },
      { endFrame: 2 },
      { kind: 'praise' },
      { shape: { pin: [2, 2] } },
    ];
    expect(wrong.map((change) => draftProblem({ ...DRAFT, ...change })?.field)).toEqual([
      'body',
      'startFrame',
      'startFrame',
      'startFrame',
      'cause',
      'shape',
    ]);
  });

  it('is done by the creator and accepted by the brand', () => {
    const names = (state: Parameters<typeof itemMoves>[0]['state'], by: 'brand' | 'creator') =>
      itemMoves({ kind: 'change', state }, by).map(({ to }) => to);
    expect(names('open', 'creator')).toEqual(['done', 'wont_do']);
    expect(names('open', 'brand')).toEqual([]);
    expect(names('done', 'brand')).toEqual(['accepted', 'open']);
    expect(names('wont_do', 'brand')).toEqual(['accepted', 'open']);
    expect(names('draft', 'creator')).toEqual([]);
    expect(itemMoves({ kind: 'praise', state: 'open' }, 'creator')).toEqual([]);
  });
});

describe('a question', () => {
  const labels = (state: Parameters<typeof itemMoves>[0]['state'], by: 'brand' | 'creator') =>
    offeredMoves({ kind: 'question', state }, by).map(({ label }) => label);

  it('is answered, and neither done nor not', () => {
    expect([labels('open', 'creator'), labels('done', 'creator')]).toEqual([
      ['Answered'],
      ['Not answered yet'],
    ]);
    expect(labels('done', 'brand')).toEqual(['That answers it', 'Still open']);
    const states = (['open', 'done', 'accepted'] as const).map((state) =>
      itemStateText({ kind: 'question', state }),
    );
    expect(states).toEqual(['Open', 'Answered', 'Answered']);
  });

  it('that was refused before can still be taken up', () => {
    expect([labels('wont_do', 'creator'), labels('wont_do', 'brand')]).toEqual([
      ['I’ll do it'],
      ['That’s fine', 'Still open'],
    ]);
    expect(itemMoves({ kind: 'question', state: 'open' }, 'creator')).toHaveLength(2);
  });

  it('is answered by the creator’s first words, and a change is not', () => {
    const question = { kind: 'question', state: 'open' } as const;
    expect(isAnsweredBy(question, 'creator')).toBe(true);
    expect(isAnsweredBy(question, 'brand')).toBe(false);
    expect(isAnsweredBy({ ...question, state: 'accepted' }, 'creator')).toBe(false);
    expect(isAnsweredBy({ kind: 'change', state: 'open' }, 'creator')).toBe(false);
  });

  it('keeps the words of a change for changes', () => {
    const names = offeredMoves({ kind: 'change', state: 'open' }, 'creator').map(({ label }) => label);
    expect(names).toEqual(['Done', 'Can’t do']);
  });
});

const FILE = { name: 'reel.mp4', position: 0, rate: { num: 30, den: 1 } };
const item = (change: Partial<ListedItem>): ListedItem => ({
  ...{
    kind: 'change',
    cause: 'new_wish',
    body: 'Cooler, please',
    file: FILE,
    startFrame: 126,
    endFrame: null,
  },
  ...change,
});

describe('the change list', () => {
  it('goes by file and time, and the whole before its parts', () => {
    const whole = item({ file: null, startFrame: null });
    const later = item({ startFrame: 200 });
    const second = item({ file: { ...FILE, position: 1 }, startFrame: null });
    expect(inListOrder([second, later, item({}), whole])).toEqual([whole, item({}), later, second]);
  });

  it('is written down for those who read feedback', () => {
    const items = [
      { ...item({ file: null, startFrame: null, body: 'Shorter ' }), number: 1 },
      { ...item({ cause: 'in_brief' }), number: 2 },
      { ...item({ endFrame: 180 }), number: 3 },
    ];
    expect(feedbackText(items, ' Almost! ')).toBe(
      'Almost!\n1. Shorter\n2. reel.mp4 0:04.2: Cooler, please (it’s in the brief)\n3. reel.mp4 0:04.2–0:06.0: Cooler, please',
    );
    expect(noteOf(feedbackText(items, ' Almost!\nNearly '), items)).toBe('Almost!\nNearly');
    expect(noteOf(feedbackText(items, ''), items)).toBe('');
    // A point that was accepted since is no longer among them.
    expect(noteOf(feedbackText(items, 'Almost!'), items.slice(0, 1))).toBe('Almost!');
    expect(noteOf('1. A list by hand', items)).toBe('1. A list by hand');
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...item({ body: 'x'.repeat(2000) }),
      number: index,
    }));
    const text = feedbackText(many, '');
    expect([text.length, text.endsWith('review room.')]).toEqual([5000, true]);
  });

  it('costs no revision where none is left, or all are free', () =>
    expect([2, 0, 'unlimited' as const].map(countsRounds)).toEqual([true, false, false]));

  it('says what it costs', () => {
    const cost = (wishes: number, briefs: number, revisions: 2 | 'unlimited' = 2) =>
      roundsText({ wishes, briefs, used: 0, revisions }, 'Noor');
    expect(cost(2, 1)).toBe('2 new ideas use revision 1 of 2; 1 point from the brief is free.');
    expect(cost(1, 0)).toBe('1 new idea uses revision 1 of 2.');
    expect(cost(0, 3)).toBe(
      'It counts as revision 1 of 2 until Noor gives it back: 3 points are from the brief.',
    );
    expect(cost(0, 0)).toBe('It uses revision 1 of 2.');
    expect(cost(4, 0, 'unlimited')).toContain('unlimited');
  });

  it('says in which version a change is done', () => {
    const done = (version: number, round: number | null, latest: number, final = false) =>
      becameText({ to: 'done', version }, { kind: 'change', version: 1, round }, { latest, final }, 'Noor');
    expect(done(1, 1, 1)).toBe('Noor: done, comes with the next version');
    expect(done(1, 1, 2)).toBe('Noor: done, see v2');
    expect(done(1, 1, 4)).toBe('Noor: done, see v2');
    // Asked for again with version 2.
    expect(done(2, 2, 2)).toBe('Noor: done, comes with the next version');
    expect(done(2, 2, 3)).toBe('Noor: done, see v3');
    // Ticked when the version with it was there already.
    expect(done(2, 1, 2)).toBe('Noor: done, see v2');
    expect(done(1, null, 1)).toBe('Noor: done, comes with the next version');
    expect(done(1, 1, 1, true)).toBe('Noor: done');
    const asked = { kind: 'question', version: 1, round: null } as const;
    const now = { latest: 1, final: false };
    expect(becameText({ to: 'done', version: 1 }, asked, now, 'Noor')).toBe('Answered by Noor');
    expect(becameText({ to: 'accepted', version: 2 }, asked, now, 'Bean')).toBe('Accepted by Bean, v2');
  });

  it('sums up what became of it', () => {
    const of = (...states: ('open' | 'done' | 'accepted' | 'wont_do' | 'draft')[]) =>
      progressText(states.map((state) => ({ kind: 'change', state })));
    expect(of('done', 'accepted', 'open', 'draft')).toBe('3 asked · 2 done · 1 open');
    expect(of('wont_do', 'open')).toBe('2 asked · 0 done · 1 can’t be done · 1 open');
    const change = { kind: 'change', state: 'accepted' } as const;
    const done = { ...change, events: [{ from: 'done', to: 'accepted' }] };
    const left = { ...change, events: [{ from: 'wont_do', to: 'accepted' }] };
    expect(progressText([done, left])).toBe('2 asked · 1 done · 1 left as it was · 0 open');
    expect([done, left, change].map(itemStateText)).toEqual(['Looks right', 'Left as it is', 'Looks right']);
  });
});

describe('the guides', () => {
  it('are for upright reels', () => {
    expect([takesGuides({ width: 720, height: 1280 }), takesGuides({ width: 1080, height: 1350 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('what a package promises', () => {
  const promises = (includes: string, contentFormat: string | null = null, name = 'UGC Package') =>
    promisesOf({ name, includes, contentFormat }, []);

  it.each([
    [
      '• 1 vertical reel, 15–30 seconds',
      { videos: 1, seconds: { min: 15, max: 30 }, orientation: 'vertical' },
    ],
    ['2 reels and 8 photos', { videos: 2, photos: 8 }],
    ['Five edited product photos', { photos: 5, videos: null }],
    ['one 30s TikTok in 4K', { seconds: { min: 30, max: 30 }, shortSide: 2160 }],
    [
      'up to 2 minutes, 1080p, 16:9',
      { seconds: { min: 0, max: 120 }, shortSide: 1080, orientation: 'horizontal' },
    ],
    ['vertical and square cuts', { orientation: null }],
    ['3-5 days delivery, 100% yours', { photos: null, videos: null, seconds: null }],
    ['10 seconds of silence', { videos: null }],
  ])('is read from "%s"', (includes, expected) => expect(promises(includes)).toMatchObject(expected));

  it('is upright for reels that say nothing else', () => {
    expect(promises('1 clip', 'reels').orientation).toBe('vertical');
    expect(promises('1 clip, 16:9', 'reels').orientation).toBe('horizontal');
  });

  it('is held against the files', () => {
    const reel = { name: 'reel.mp4', kind: 'video', width: 1080, height: 1920, durationMs: 42_300 } as const;
    const photo = { name: 'still.jpg', kind: 'image', width: 3000, height: 2000, durationMs: null } as const;
    const wanted = promises('2 vertical reels, 15–30 seconds, 1 photo');
    expect(specFindings(wanted, [reel, photo])).toEqual([
      { promised: '1 photo', found: '1 photo', verdict: 'kept', file: null },
      { promised: '2 videos', found: '1 video', verdict: 'differs', file: null },
      { promised: '15–30 seconds', found: '42.3 seconds', verdict: 'differs', file: 'reel.mp4' },
      { promised: 'vertical', found: 'vertical, 1080 × 1920', verdict: 'kept', file: 'reel.mp4' },
    ]);
    expect(
      specFindings(wanted, [{ ...reel, durationMs: null, width: null }]).map(({ verdict }) => verdict),
    ).toEqual(['differs', 'differs', 'unknown', 'unknown']);
  });
});

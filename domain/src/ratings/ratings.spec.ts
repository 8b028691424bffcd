import { describe, expect, it } from '@jest/globals';
import {
  RATING_DAYS,
  RATING_QUESTIONS,
  STARS_FROM,
  answersOf,
  canRate,
  isTimeToShow,
  ratingEnds,
  readAnswers,
  removedText,
  shownStars,
} from './ratings.js';

const DAY = 86_400_000;
const open = { endsAt: 7 * DAY, closedAt: null, unrated: null };

describe('ratings', () => {
  it('are written until the days are over, or both are shown', () => {
    expect(ratingEnds(0)).toBe(RATING_DAYS * DAY);
    expect(canRate(open, open.endsAt - 1)).toBe(true);
    expect(canRate(open, open.endsAt)).toBe(false);
    expect(canRate({ ...open, closedAt: 1 }, 2)).toBe(false);
    expect(canRate({ ...open, unrated: 'card' }, 2)).toBe(false);
  });
  it('are shown when both are there, or the time is over', () => {
    expect(isTimeToShow(open, 1, open.endsAt - 1)).toBe(false);
    expect(isTimeToShow(open, 2, 0)).toBe(true);
    expect(isTimeToShow(open, 0, open.endsAt)).toBe(true);
  });
  it.each(['brand', 'creator'] as const)('ask a %s all questions and no others, for whole stars', (by) => {
    const good = Object.fromEntries(RATING_QUESTIONS[by].map(({ key }, index) => [key, index + 1]));
    expect(readAnswers(by, good)).toEqual({ stars: [1, 2, 3] });
    expect(answersOf(by, [1, 2, 3])).toEqual(good);
    for (const bad of [0, 6, 2.5, Number.NaN, '5', null, true, [5]]) {
      const read = readAnswers(by, { ...good, communication: bad });
      expect(Object.keys('problems' in read ? read.problems : {})).toEqual(['answers.communication']);
    }
    const stranger = readAnswers(by, { ...good, price: 5 });
    expect('problems' in stranger && stranger.problems).toEqual({
      'answers.price': 'There is no such question.',
    });
    for (const nothing of [undefined, null, 'five', [], 5])
      expect(Object.keys((readAnswers(by, nothing) as { problems: object }).problems)).toHaveLength(3);
    expect(Object.keys((readAnswers(by, { toString: 5 }) as { problems: object }).problems)).toHaveLength(4);
  });
  it(`say nothing, nor how few there are, before ${STARS_FROM}`, () => {
    for (let ratings = 0; ratings < STARS_FROM; ratings += 1)
      expect(
        shownStars('brand', { ratings, stars: [5, 5, 5].map((one) => one * ratings), removed: 1 }),
      ).toEqual({
        stars: null,
        ratings: null,
        answers: null,
        removed: 1,
      });
  });
  it('are the mean of all answers, which only fives make a five of', () => {
    expect(shownStars('brand', { ratings: 3, stars: [15, 15, 15], removed: 0 })).toEqual({
      stars: 5,
      ratings: 3,
      answers: { brief: 5, quality: 5, communication: 5 },
      removed: 0,
    });
    expect(shownStars('creator', { ratings: 100, stars: [500, 500, 499], removed: 0 })).toMatchObject({
      stars: 4.9,
      answers: { brief: 5, feedback: 5, communication: 4.9 },
    });
    expect(shownStars('brand', { ratings: 3, stars: [3, 3, 3], removed: 0 }).stars).toBe(1);
  });
  it('say how many were removed', () => {
    expect([0, 1, 2].map(removedText)).toEqual([
      null,
      '1 rating was removed by our rules',
      '2 ratings were removed by our rules',
    ]);
  });
});

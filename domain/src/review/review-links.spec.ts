import { describe, expect, it } from '@jest/globals';
import { UNSEEN_CHARACTERS_MESSAGE } from '../identity/text.js';
import {
  REVIEW_LINK,
  REVIEW_LINK_MESSAGES,
  isReviewersOwn,
  isSendable,
  reviewLinkPath,
  reviewerNameProblem,
} from './review-links.js';

describe('the name of a reviewer', () => {
  it.each([
    ['Tom Weaver', null],
    ['José Ñandú-O’Neil', null],
    ['美咲', null],
    ['x'.repeat(REVIEW_LINK.reviewerName.max), null],
    [' ', REVIEW_LINK_MESSAGES.name],
    ['x'.repeat(REVIEW_LINK.reviewerName.max + 1), REVIEW_LINK_MESSAGES.longName],
    ['Tom\u200bWeaver', UNSEEN_CHARACTERS_MESSAGE],
    ['Tom\u202eWeaver', UNSEEN_CHARACTERS_MESSAGE],
    ['Tom\nWeaver', UNSEEN_CHARACTERS_MESSAGE],
  ])('%j', (name, problem) => expect(reviewerNameProblem(name)).toBe(problem));
});

describe('a reviewer’s note', () => {
  it('is sent only while it is a draft, and never when it is internal', () => {
    expect(isSendable({ state: 'draft', internal: false })).toBe(true);
    expect(isSendable({ state: 'draft', internal: true })).toBe(false);
    for (const state of ['open', 'done', 'wont_do', 'accepted'] as const)
      expect(isSendable({ state, internal: false })).toBe(false);
  });

  it('is its writer’s until the brand takes it over or sends it', () => {
    expect(isReviewersOwn({ state: 'draft', isTaken: false })).toBe(true);
    expect(isReviewersOwn({ state: 'draft', isTaken: true })).toBe(false);
    expect(isReviewersOwn({ state: 'open', isTaken: true })).toBe(false);
    expect(isReviewersOwn({ state: 'open', isTaken: false })).toBe(false);
  });
});

describe('a review link', () => {
  it('works for a few days that can be chosen, the usual one among them', () => {
    expect(REVIEW_LINK.days).toContain(REVIEW_LINK.defaultDays);
    expect(REVIEW_LINK_MESSAGES.days).toBe('A link works for 3, 14, 30 or 90 days.');
    expect(reviewLinkPath('secret')).toBe('/shared-review/secret');
  });
});

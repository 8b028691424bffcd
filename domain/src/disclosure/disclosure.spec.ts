import { describe, expect, it } from '@jest/globals';
import { REJECTION_GROUNDS, groundsFor } from '../booking/rejection-grounds.js';
import { USAGE_RIGHTS } from '../catalog/vocabularies.js';
import { AI_NOT_STATED, AI_TEXTS, AI_USE_TEXTS, aiStatement, isBeyondOffer, mostAi } from './ai-use.js';
import { AI_USES, aiOffer } from './ai-offer.js';
import { LABEL_TEXTS, needsLabels } from './label-texts.js';
import { LABEL_SOURCES, labelsAskedFor } from './labels.js';
import { BEYOND_RIGHTS, beyondRightsText, placementsText } from './placement-texts.js';
import { PLACEMENTS, PLACEMENT_TEXTS, toPlacements } from './placements.js';

describe('what is made with AI', () => {
  it('is beyond an offer only where more is stated than is offered', () => {
    const beyond = AI_USES.map((stated) => AI_USES.map((offered) => Number(isBeyondOffer(stated, offered))));
    expect(beyond).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
    ]);
    for (const use of AI_USES) {
      expect(isBeyondOffer(use, null)).toBe(false);
      expect(isBeyondOffer(null, use)).toBe(false);
    }
  });

  it('is the most that any file states, and nothing where none states anything', () => {
    expect(mostAi(['edited', null, 'synthetic', 'none'])).toBe('synthetic');
    expect(mostAi([null, 'none'])).toBe('none');
    expect(mostAi([null])).toBeNull();
    expect(mostAi([])).toBeNull();
  });

  it('is never said to be none where nothing was stated', () => {
    expect(aiStatement(null)).toBe(AI_NOT_STATED);
    expect(aiOffer(null)).toBeNull();
    expect(aiOffer(undefined)).toBeNull();
    expect(aiOffer('none')).toBe('Made without AI');
  });
});

describe('grounds to reject', () => {
  it('name too much AI only where a package offers less than all, and first where a file states more', () => {
    for (const offered of [null, 'synthetic'] as const)
      expect(groundsFor(offered, ['synthetic'])).not.toContain('more_ai');
    expect(groundsFor('edited', ['edited', null])).toEqual(REJECTION_GROUNDS);
    expect(groundsFor('edited', ['none', 'parts'])[0]).toBe('more_ai');
    expect(groundsFor('edited', ['parts']).toSorted()).toEqual(REJECTION_GROUNDS.toSorted());
  });
});

describe('where content is shown', () => {
  it('is kept once each, in one order, and read as a list', () => {
    const placements = toPlacements(['creator_account', 'brand_ads', 'creator_account']);
    expect(placements).toEqual(['brand_ads', 'creator_account']);
    expect(placementsText(placements, 'anyone')).toBe('In the brand’s ads, on the creator’s account');
    expect(placementsText([], 'brand')).toBeNull();
  });

  it('goes beyond the usage rights where they name something else', () => {
    const beyond = Object.fromEntries(
      USAGE_RIGHTS.map((rights) => [
        rights,
        PLACEMENTS.filter((one) => beyondRightsText([one], rights, 'brand', true) !== null),
      ]),
    );
    expect(beyond).toEqual({
      social_media: ['brand_ads'],
      website: ['brand_ads', 'brand_feed'],
      advertising: ['brand_feed'],
      commercial: [],
      unlimited: [],
    });
    expect(beyondRightsText(PLACEMENTS, null, 'brand', true)).toBeNull();
    expect(beyondRightsText(PLACEMENTS, 'by mail', 'brand', true)).toBeNull();
    expect(beyondRightsText(PLACEMENTS, 'ads', 'brand', false)).toBe(
      'The usage rights of the package don’t cover this: on our own accounts.',
    );
    expect(beyondRightsText(PLACEMENTS, 'ads', 'anyone', true)).toContain(
      'accounts. Agree on it before you accept.',
    );
  });
});

describe('labels', () => {
  const all = PLACEMENTS.flatMap((one) => labelsAskedFor([one], null).ad).concat(
    AI_USES.flatMap((ai) => labelsAskedFor([], ai).ai),
  );

  it('are asked for by the FTC and the ASA wherever it is shown, and by the networks on the creator’s account', () => {
    const sources = (...placements: (typeof PLACEMENTS)[number][]) =>
      new Set(labelsAskedFor(placements, null).ad.map(({ source }) => source));
    for (const placement of PLACEMENTS) {
      expect(sources(placement)).toContain('ftc');
      expect(sources(placement)).toContain('asa');
    }
    expect([...sources('creator_account')].toSorted()).toEqual(['asa', 'ftc', 'meta', 'tiktok', 'youtube']);
  });

  it('are asked for where something made with AI looks real, and not where there is none', () => {
    expect(labelsAskedFor(PLACEMENTS, 'none').ai).toEqual([]);
    expect(labelsAskedFor(PLACEMENTS, null).ai).toEqual([]);
    expect(labelsAskedFor([], 'edited').ai).toHaveLength(2);
    for (const ai of ['parts', 'synthetic'] as const)
      expect(labelsAskedFor([], ai).ai.map(({ source }) => source)).toEqual(
        expect.arrayContaining(['tiktokAi', 'metaAi', 'youtubeAi']),
      );
  });

  it('are needed where any is asked for, and nowhere else', () => {
    for (const ai of [null, ...AI_USES])
      for (const placements of [[], ...PLACEMENTS.map((one) => [one])]) {
        const { ad, ai: forAi } = labelsAskedFor(placements, ai);
        expect(needsLabels(placements, ai)).toBe(ad.length + forAi.length > 0);
      }
  });

  it('name nothing twice', () => {
    const texts = labelsAskedFor(PLACEMENTS, null).ad.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('never say that anything is legal, allowed or enough, and name where each stands', () => {
    const said = [
      ...all.map(({ text }) => text),
      ...Object.values(LABEL_TEXTS),
      ...Object.values(AI_TEXTS).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
      ...Object.values(AI_USE_TEXTS).flatMap((texts) => Object.values(texts)),
      ...Object.values(PLACEMENT_TEXTS),
      BEYOND_RIGHTS.says,
      ...Object.values(BEYOND_RIGHTS.advice),
    ];
    for (const text of said)
      expect(text).not.toMatch(
        /\b(legal|legally|lawful|compliant|complies|allowed|permitted|safe|is enough|are enough)\b/i,
      );
    for (const { source } of all) expect(LABEL_SOURCES[source].url).toMatch(/^https:\/\//);
  });
});

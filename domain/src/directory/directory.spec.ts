import { describe, expect, it } from '@jest/globals';
import { FACET_KINDS, facetValue, facetValues, facetsOf, lowestPriceOf } from './facets.js';
import { type ListingFacts, awayProblem, isListed, listingChecks } from './listing.js';
import { DIRECTORY_LIMITS, directoryKey, foldedWords, readDirectoryQuery } from './query.js';
import {
  BANDS,
  FIRST_MEANS,
  ORDER_TEXT,
  RANKING_PARTS,
  RANKING_PART_NAMES,
  RING,
  type RankedFacts,
  bandOf,
  bandText,
  pointsOf,
} from './ranking.js';

/** Numbers from 0 to below 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const COMPLETE = { picture: true, tagline: true, portfolio: true, terms: true, places: true };
const NEW: RankedFacts = {
  ...{ due: 0, onTime: 0, answers: 0, answeredInDay: 0, finished: 0, accepted: 0, brands: 0, returning: 0 },
  page: COMPLETE,
};

describe('facets', () => {
  it('have numbers of their own, each, below a thousand of their kind', () => {
    const ids = FACET_KINDS.flatMap(facetValues).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    FACET_KINDS.forEach((kind, index) => {
      for (const { id } of facetValues(kind)) expect(Math.floor(id / 1_000)).toBe(index + 1);
    });
  });

  it('keep the numbers under which entries are stored', () => {
    const stored = [
      'niche lifestyle',
      'niche business-finance',
      'content tiktoks',
      'style stop-motion',
      'language en',
      'country pt',
    ];
    const idOf = (text: string) => {
      const [kind = '', slug = ''] = text.split(' ');
      return facetValue(kind as 'niche', slug)?.id;
    };
    expect(stored.map(idOf)).toEqual([1_000, 1_009, 2_005, 3_011, 4_117, 5_409]);
  });

  it('say below which price nobody has what is asked for', () => {
    const prices = (...slugs: string[]) => slugs.map((slug) => facetValue('price', slug)!);
    expect(lowestPriceOf([facetValue('niche', 'travel')!])).toBe(0);
    expect(lowestPriceOf(prices('under-100', 'over-1000'))).toBe(0);
    expect(lowestPriceOf(prices('over-1000', '250-500'))).toBe(25_000);
    const facts = { niches: [], styles: [], languages: [], country: null, packages: [] };
    const rest = { deliveryDays: 7, onTime: null, jobs: null };
    for (const value of facetValues('price')) {
      const lowest = lowestPriceOf([value]);
      expect(facetsOf({ ...facts, ...rest, priceFromCents: lowest })).toContain(value.id);
      if (lowest > 0)
        expect(facetsOf({ ...facts, ...rest, priceFromCents: lowest - 1 })).not.toContain(value.id);
    }
  });

  it('say nothing of body, age, gender, ethnicity, religion or health', () => {
    const said = FACET_KINDS.filter((kind) => !['language', 'country'].includes(kind)).flatMap((kind) =>
      facetValues(kind).map(({ label }) => label.toLowerCase()),
    );
    // One of the ten categories of the specification is about what is filmed.
    const others = said.filter((label) => label !== 'fitness & health');
    for (const word of [
      'age',
      'gender',
      'woman',
      'man',
      'body',
      'skin tone',
      'ethnic',
      'religio',
      'health',
      'hair',
      'tall',
    ])
      expect(others.filter((label) => new RegExp(`\\b${word}`).test(label))).toEqual([]);
  });

  it.each([
    [9_900, 2, ['under-100'], ['3', '7', '14']],
    [10_000, 3, ['100-250'], ['3', '7', '14']],
    [24_999, 4, ['100-250'], ['7', '14']],
    [25_000, 7, ['250-500'], ['7', '14']],
    [99_999, 8, ['500-1000'], ['14']],
    [100_000, 15, ['over-1000'], []],
  ])('of %i cents and %i days', (priceFromCents, deliveryDays, price, delivery) => {
    const ids = facetsOf({
      ...{ niches: [], styles: [], languages: [], country: null, packages: [] },
      ...{ priceFromCents, deliveryDays, onTime: null, jobs: null },
    });
    const slugs = (kind: 'price' | 'delivery') =>
      facetValues(kind).flatMap(({ id, slug }) => (ids.includes(id) ? [slug] : []));
    expect([slugs('price'), slugs('delivery')]).toEqual([price, delivery]);
  });

  it.each([
    [null, null, []],
    [89, 3, ['jobs']],
    [90, null, ['on-time']],
    [100, 31, ['on-time', 'jobs']],
  ])('of %s%% on time and %s jobs', (onTime, jobs, proven) => {
    const ids = facetsOf({
      ...{ niches: [], styles: [], languages: [], country: null, packages: [] },
      ...{ priceFromCents: 1, deliveryDays: 1, onTime, jobs },
    });
    expect(facetValues('proven').flatMap(({ id, slug }) => (ids.includes(id) ? [slug] : []))).toEqual(proven);
  });
});

describe('how long somebody can be away', () => {
  const now = Date.UTC(2026, 10, 29, 23, 59);
  it.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2027-02-27', true],
    ['2027-02-28', false],
  ])('may end on %s: %s', (day, may) => expect(awayProblem(day, now) === null).toBe(may));
});

describe('the order', () => {
  it('has 100 points in all', () => {
    const parts = RANKING_PART_NAMES.reduce((sum, name) => sum + RANKING_PARTS[name].points, 0);
    expect(parts + pointsOf(NEW, FIRST_MEANS).page).toBe(100);
  });

  it('puts a newcomer with a complete page into the band of the platform’s mean', () => {
    const share = (name: keyof typeof FIRST_MEANS) => Math.round(FIRST_MEANS[name] * 1_000);
    const average: RankedFacts = {
      ...{ due: 1_000, onTime: share('onTime'), answers: 1_000, answeredInDay: share('answers') },
      ...{ finished: 1_000, accepted: share('accepted'), brands: 1_000, returning: share('returning') },
      page: COMPLETE,
    };
    const [one, other] = [pointsOf(NEW, FIRST_MEANS), pointsOf(average, FIRST_MEANS)];
    expect(one.total).toBeCloseTo(other.total, 1);
    expect(bandOf(one.total)).toBe(bandOf(other.total));
  });

  it.each(RANKING_PART_NAMES)(
    'never gives fewer points for more hits, nor more for more misses: %s',
    (name) => {
      const { hits, of } = RANKING_PARTS[name];
      const random = numbers(7);
      for (let round = 0; round < 500; round += 1) {
        const events = Math.floor(random() * 60);
        const facts = { ...NEW, [of]: events, [hits]: Math.floor(random() * (events + 1)) };
        const points = (more: Partial<RankedFacts>) => pointsOf({ ...facts, ...more }, FIRST_MEANS).total;
        const better = points({ [of]: facts[of] + 1, [hits]: facts[hits] + 1 });
        const worse = points({ [of]: facts[of] + 1 });
        expect(better).toBeGreaterThanOrEqual(points({}));
        expect(worse).toBeLessThanOrEqual(points({}));
      }
    },
  );

  it('reads nothing but counts of work and the page: no price, earnings, followers, fees or age', () => {
    const read = new Set<string>();
    const watched = new Proxy(NEW, {
      get: (facts, name) => {
        read.add(String(name));
        return facts[name as keyof RankedFacts];
      },
    });
    pointsOf(watched, FIRST_MEANS);
    expect([...read].toSorted()).toEqual(Object.keys(NEW).toSorted());
    const more = { priceFromCents: 1, earnedCents: 10 ** 9, followers: 10 ** 6, feeBps: 0, joinedAt: 0 };
    expect(pointsOf({ ...NEW, ...more }, FIRST_MEANS)).toEqual(pointsOf(NEW, FIRST_MEANS));
  });

  it.each([
    [100, 4],
    [85, 4],
    [84.99, 3],
    [75, 3],
    [65, 2],
    [50, 1],
    [49.99, 0],
    [0, 0],
  ])('puts %d points into band %i', (points, band) => expect(bandOf(points)).toBe(band));
  it('has five bands', () => expect(BANDS).toHaveLength(5));
  it('says of each which points it is', () =>
    expect([4, 3, 1, 0].map(bandText)).toEqual([
      'Band 1 of 5: 85 points or more',
      'Band 2 of 5: 75 to under 85 points',
      'Band 4 of 5: 50 to under 65 points',
      'Band 5 of 5: under 50 points',
    ]));
  it('says what points are for, and how many there are of each', () => {
    expect(ORDER_TEXT).toContain('delivers on time (35), answers within a day (25)');
    expect([...ORDER_TEXT.matchAll(/\((\d+)\)/g)].reduce((sum, [, points]) => sum + Number(points), 0)).toBe(
      100,
    );
  });

  /** One band of a thousand over 90 days: how often each is among the first 24. */
  function appearances(redraws: boolean): number[] {
    const random = numbers(2_026);
    const [creators, hours, shown] = [1_000, 90 * 24, 24];
    const rings = Array.from({ length: creators }, () => Math.floor(random() * RING));
    const counts = new Array<number>(creators).fill(0);
    let order: number[] = [];
    const sort = () => {
      order = [...rings.keys()].sort((one, other) => (rings[one] ?? 0) - (rings[other] ?? 0));
    };
    sort();
    for (let hour = 0; hour < hours; hour += 1) {
      if (redraws && hour % 24 === 0) {
        const day = hour / 24;
        for (let one = day % 28; one < creators; one += 28) rings[one] = Math.floor(random() * RING);
        sort();
      }
      const offset = Math.floor(random() * RING);
      const found = order.findIndex((one) => (rings[one] ?? 0) >= offset);
      for (let place = 0; place < shown; place += 1) {
        const one = order[((found === -1 ? 0 : found) + place) % creators] ?? 0;
        counts[one] = (counts[one] ?? 0) + 1;
      }
    }
    const mean = (hours * shown) / creators;
    return counts.map((count) => count / mean).sort((one, other) => one - other);
  }
  const percentile = (sorted: readonly number[], share: number) =>
    sorted[Math.floor(sorted.length * share)] ?? 0;

  it('gives near-equals their turn: of a thousand in a band, hardly anybody is first half or twice as often as the mean', () => {
    const fair = appearances(true);
    expect(percentile(fair, 0.01)).toBeGreaterThan(0.55);
    expect(percentile(fair, 0.99)).toBeLessThan(1.5);
    const fixed = appearances(false);
    expect(percentile(fair, 0.99) - percentile(fair, 0.01)).toBeLessThan(
      percentile(fixed, 0.99) - percentile(fixed, 0.01),
    );
  });
});

describe('a place in the directory', () => {
  const all: ListingFacts = {
    ...{ isListed: true, hasProvenEmail: true, hasPicture: true, bookablePackages: 1, pieces: 3 },
    ...{ daysSinceSignIn: 60, isAway: false, isRemoved: false },
  };
  it('takes all conditions', () => expect(isListed(all)).toBe(true));
  it.each<[keyof ReturnType<typeof listingChecks>, Partial<ListingFacts>]>([
    ['choice', { isListed: false }],
    ['email', { hasProvenEmail: false }],
    ['picture', { hasPicture: false }],
    ['packages', { bookablePackages: 0 }],
    ['portfolio', { pieces: 2 }],
    ['active', { daysSinceSignIn: 60.1 }],
    ['active', { daysSinceSignIn: null }],
    ['here', { isAway: true }],
    ['allowed', { isRemoved: true }],
  ])('is lost by one: %s', (check, facts) => {
    const checks = listingChecks({ ...all, ...facts });
    expect(Object.entries(checks).filter(([, met]) => !met)).toEqual([[check, false]]);
    expect(isListed({ ...all, ...facts })).toBe(false);
  });
});

describe('a query', () => {
  const read = (sent: Parameters<typeof readDirectoryQuery>[0]) => {
    const found = readDirectoryQuery(sent);
    return 'query' in found ? found.query : found.problems;
  };
  it('is the same however it is asked', () => {
    const key = (sent: Parameters<typeof readDirectoryQuery>[0]) => {
      const found = readDirectoryQuery(sent);
      return 'query' in found ? directoryKey(found.query) : null;
    };
    const one = key({ niche: ['travel', 'fashion'], country: 'PT', q: '  Café ' });
    expect(one).not.toBeNull();
    expect(key({ country: 'pt', niche: 'fashion, travel,travel', q: 'CAFE' })).toBe(one);
    expect(key({ country: 'pt', niche: 'fashion', q: 'cafe' })).not.toBe(one);
  });
  it('may have twenty values, and ten of one facet', () => {
    const languages = facetValues('language').map(({ slug }) => slug);
    const countries = facetValues('country').map(({ slug }) => slug);
    const { values } = DIRECTORY_LIMITS;
    expect(
      read({ language: languages.slice(0, values), country: countries.slice(0, values) }),
    ).toHaveProperty('values');
    expect(read({ language: languages.slice(0, values + 1) })).toHaveProperty('language');
    const more = {
      language: languages.slice(0, values),
      country: countries.slice(0, values),
      niche: 'travel',
    };
    expect(Object.keys(read(more))).toEqual(['values']);
  });
  it.each([
    ['Zoë Łuczak', 'zoe łuczak'],
    ['  İstanbul—Foods!! ', 'istanbul foods'],
    ['نورا ليند', 'نورا ليند'],
    ['ﬁlms 4K', 'films 4k'],
  ])('folds %s', (text, folded) => expect(foldedWords(text)).toBe(folded));
});

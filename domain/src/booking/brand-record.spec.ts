import { describe, expect, it } from '@jest/globals';
import { PROOF_FROM } from '../page/proof.js';
import {
  BRAND_NUMBERS,
  BRAND_NUMBER_NAMES,
  NO_BRAND_COUNTS,
  brandRecordFacts,
  brandRecordOf,
  shownFromText,
  type BrandCounts,
  type BrandNumber,
} from './brand-record.js';
import { awaitsAnswer } from './stages-where.js';
import { BOOKING_STAGES } from './stages.js';

const COUNTS: BrandCounts = {
  ...{ jobs: 31, deliveries: 33, answered: 32, revisedJobs: 20, revisions: 27 },
  ...{ judged: 30, rejected: 1, disputesLost: 3, chargedBack: 4 },
};
const NEW_HERE = brandRecordOf(NO_BRAND_COUNTS);

describe('a brand’s record', () => {
  it('says what has been counted', () => {
    expect(brandRecordFacts(brandRecordOf(COUNTS))).toEqual([
      { name: 'Jobs', value: '31' },
      { name: 'Deliveries answered in time', value: '96%' },
      { name: 'Revisions per job', value: '1.4' },
      { name: 'Rejected', value: '4%' },
      { name: 'Disputes lost', value: '3' },
      { name: 'Payments charged back', value: '4' },
    ]);
  });

  it('says nothing of a brand that is new here', () => {
    expect(brandRecordFacts(NEW_HERE)).toEqual([]);
    expect(Object.values(NEW_HERE)).toEqual(BRAND_NUMBER_NAMES.map(() => null));
  });

  it.each<[BrandNumber, (events: number) => Partial<BrandCounts>, number]>([
    ['jobs', (jobs) => ({ jobs }), PROOF_FROM.counts],
    ['answered', (deliveries) => ({ deliveries, answered: deliveries }), PROOF_FROM.shares],
    ['revisionsPerJob', (revisedJobs) => ({ revisedJobs, revisions: revisedJobs }), PROOF_FROM.counts],
    ['rejected', (judged) => ({ judged, rejected: judged }), PROOF_FROM.shares],
    ['disputesLost', (disputesLost) => ({ disputesLost }), PROOF_FROM.counts],
    ['chargedBack', (chargedBack) => ({ chargedBack }), PROOF_FROM.counts],
  ])('shows %s from its own minimum on, and nothing else by it', (name, counts, from) => {
    for (let events = 0; events < from; events += 1)
      expect(brandRecordOf({ ...NO_BRAND_COUNTS, ...counts(events) })).toEqual(NEW_HERE);
    const shown = brandRecordOf({ ...NO_BRAND_COUNTS, ...counts(from) });
    expect(shown[name]).not.toBeNull();
    expect({ ...shown, [name]: null }).toEqual(NEW_HERE);
    expect(BRAND_NUMBERS[name].from).toBe(from);
  });

  it('rounds no rejection and no missed answer away', () => {
    const { answered, rejected } = brandRecordOf({
      ...NO_BRAND_COUNTS,
      ...{ deliveries: 1000, answered: 999, judged: 1000, rejected: 1 },
    });
    expect([answered, rejected]).toEqual([99, 1]);
    expect(brandRecordOf({ ...NO_BRAND_COUNTS, judged: 5 }).rejected).toBe(0);
  });

  it.each([
    [7, 25, 28],
    [29, 50, 58],
    [57, 100, 57],
  ])('says of %d in %d what it is: %d percent', (answered, deliveries, percent) => {
    expect(brandRecordOf({ ...NO_BRAND_COUNTS, deliveries, answered }).answered).toBe(percent);
  });

  it('says how much is missing', () => {
    expect(shownFromText('answered', 2)).toBe('Shown from 5 deliveries on. So far: 2.');
  });

  it('is shown while a request waits for its creator', () => {
    expect(BOOKING_STAGES.filter((stage) => awaitsAnswer({ stage }))).toEqual(['requested']);
  });
});

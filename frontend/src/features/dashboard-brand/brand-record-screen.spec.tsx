import { describe, expect, it } from '@jest/globals';
import { BRAND_NUMBERS, BRAND_RECORD_TEXTS } from '@reelpact/domain';
import { screen, within } from '@testing-library/react';
import { NO_RATINGS, OWN_BRAND_RECORD } from '../../../test/people';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { OwnBrandRecordDto } from '../../api/record-calls';
import { BrandRecordScreen } from './brand-record-screen';

let record: OwnBrandRecordDto;
let ratings: StandInAnswer;
standInServer(() => ({
  'GET /api/brand/record': { body: record },
  'GET /api/brand/ratings': ratings,
}));

async function open(shown: Partial<OwnBrandRecordDto> = {}, sums: StandInAnswer = { body: NO_RATINGS }) {
  record = { ...OWN_BRAND_RECORD, ...shown };
  ratings = sums;
  renderWithData(<BrandRecordScreen />);
  const part = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
  return {
    seen: await part(BRAND_RECORD_TEXTS.seen),
    definitions: await part(BRAND_RECORD_TEXTS.definitions),
    rules: await part(BRAND_RECORD_TEXTS.whatCounts),
  };
}

describe('how creators see a brand', () => {
  it('says what creators are shown, and beside it what each number counts and how much is missing', async () => {
    const { seen, definitions, rules } = await open({
      record: { ...OWN_BRAND_RECORD.record, jobs: 4 },
      numbers: OWN_BRAND_RECORD.numbers.map((one) => ({
        ...one,
        ...(one.number === 'jobs' && { value: 4, events: 4 }),
        ...(one.number === 'answered' && { events: 4 }),
      })),
    });
    expect(seen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Jobs']);
    for (const { label, counts, leavesOut } of Object.values(BRAND_NUMBERS)) {
      expect(definitions.getAllByText(new RegExp(`^${label}`)).length).toBeGreaterThan(0);
      expect(definitions.getByText(counts)).toBeTruthy();
      expect(definitions.getAllByText(`Left out: ${leavesOut}`).length).toBeGreaterThan(0);
    }
    expect(definitions.getByText('Shown from 5 deliveries on. So far: 4.')).toBeTruthy();
    expect(rules.getAllByRole('listitem')).toHaveLength(BRAND_RECORD_TEXTS.rules.length);
    expect(screen.queryByText(/^Of bookings made with/)).toBeNull();
  });

  it('says that a brand is new here, and to a guest of which address that is', async () => {
    const { seen } = await open({ address: 'ann@northwind.test' });
    expect(seen.getByText(BRAND_RECORD_TEXTS.newHere)).toBeTruthy();
    expect(seen.getByText('Of bookings made with ann@northwind.test.')).toBeTruthy();
  });

  it('says what creators say, and then nobody is new', async () => {
    const answers = { brief: 4.5, feedback: 4, communication: 4.2 };
    const { seen } = await open({}, { body: { stars: 4.2, ratings: 3, answers, removed: 0 } });
    expect(await seen.findByText('4.2 stars (3 ratings)')).toBeTruthy();
    expect(seen.queryByText(BRAND_RECORD_TEXTS.newHere)).toBeNull();
  });

  it('calls nobody new while it isn’t known what creators say', async () => {
    const { seen } = await open({}, { status: 500, body: { message: 'Something went wrong.' } });
    expect(await seen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(seen.queryByText(BRAND_RECORD_TEXTS.newHere)).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { BRAND_RECORD_TEXTS } from '@reelpact/domain';
import { screen, within } from '@testing-library/react';
import { bookingAnswers, type KnownBooking } from '../../../test/bookings-of-people';
import { OWN_BRAND_RECORD, type Person } from '../../../test/people';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { BrandRecordDto } from '../../api/record-calls';
import { ProjectScreen } from './project-screen';

let routes: StandInRoutes = {};
standInServer(() => routes);

/** The project's page as one of its people sees it. */
async function open(
  person: Person,
  stage: KnownBooking['stage'],
  record: Partial<BrandRecordDto> = {},
): Promise<void> {
  const booking: KnownBooking = { id: 'b1', of: 'brand', stage };
  routes = {
    ...bookingAnswers(person, booking),
    'GET /api/bookings/b1/brand-record': { body: { ...OWN_BRAND_RECORD.record, ...record } },
  };
  renderWithData(<ProjectScreen bookingId="b1" />);
  await screen.findByRole('heading', { level: 1, name: 'Single Reel' });
}
const heading = () => screen.queryByRole('heading', { name: BRAND_RECORD_TEXTS.panel });
const panel = async () => {
  const found = await screen.findByRole('heading', { name: BRAND_RECORD_TEXTS.panel });
  return within(found.closest('section') as HTMLElement);
};

describe('how a brand works, on the page of a request', () => {
  it('is said in numbers to the creator who has to answer', async () => {
    await open('creator', 'requested', { jobs: 31, answered: 96, revisionsPerJob: 1.4 });
    const shown = await panel();
    await shown.findByText(BRAND_RECORD_TEXTS.period);
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Jobs', 'Deliveries answered in time', 'Revisions per job'],
    ]);
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '31',
      '96%',
      '1.4',
    ]);
    expect(shown.queryByText(BRAND_RECORD_TEXTS.newHere)).toBeNull();
  });

  it('is two words where nothing can be said yet', async () => {
    await open('creator', 'requested');
    const shown = await panel();
    expect(await shown.findByText(BRAND_RECORD_TEXTS.newHere)).toBeTruthy();
    expect(shown.queryByRole('term')).toBeNull();
  });

  it.each(['accepted', 'producing', 'completed', 'declined'] as const)(
    'is not there for the creator while a booking is %s',
    async (stage) => {
      await open('creator', stage);
      expect(heading()).toBeNull();
    },
  );

  it('is not there for the brand', async () => {
    await open('brand', 'requested');
    expect(heading()).toBeNull();
  });
});

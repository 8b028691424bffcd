import { describe, expect, it } from '@jest/globals';
import { TIP_GIFT } from '@reelpact/domain';
import { screen } from '@testing-library/react';
import { bookingAnswers, seenBy, type KnownBooking } from '../../../test/bookings-of-people';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { ProjectScreen } from './project-screen';

const BOOKING: KnownBooking = { id: 'b1', of: 'brand', stage: 'completed' };

let routes: StandInRoutes = {};
standInServer(() => routes);

/** The project's page as its brand sees it. @param offersTip as the server says */
async function open(offersTip: boolean): Promise<void> {
  routes = {
    ...bookingAnswers('brand', BOOKING),
    'GET /api/bookings/b1': { body: { ...seenBy('brand', BOOKING), offersTip } },
  };
  renderWithData(<ProjectScreen bookingId="b1" />);
  await screen.findByRole('heading', { level: 1, name: 'Single Reel' });
}
const link = () => screen.queryByRole('link', { name: 'Tip Sophia Reyes' });

describe('the page of a completed booking', () => {
  it('leads its brand to the creator’s tip form where the server offers that', async () => {
    await open(true);
    expect(link()?.getAttribute('href')).toBe('/tip/sophiacreates');
    expect(screen.getByText(TIP_GIFT)).toBeTruthy();
  });

  it('says nothing of tips where the server doesn’t, whatever the stage', async () => {
    await open(false);
    expect(link()).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  LABEL_SOURCES,
  LABEL_TEXTS,
  PLACEMENT_LABELS,
  PLACEMENT_TEXTS,
  TIP_GIFT,
  beyondRightsText,
  labelsAskedFor,
} from '@reelpact/domain';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile, aVersion } from '../../../test/a-room';
import type { BookingDto } from '../../api/calls';
import { bookingAnswers, seenBy, type KnownBooking } from '../../../test/bookings-of-people';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { ProjectScreen } from './project-screen';

const BOOKING: KnownBooking = { id: 'b1', of: 'brand', stage: 'completed' };

let routes: StandInRoutes = {};
standInServer(() => routes);

/** The project's page as its brand sees it. @param more as the server says */
async function open(more: Partial<BookingDto>): Promise<void> {
  cleanup();
  routes = {
    ...bookingAnswers('brand', BOOKING),
    'GET /api/bookings/b1': { body: { ...seenBy('brand', BOOKING), ...more } },
  };
  renderWithData(<ProjectScreen bookingId="b1" />);
  await screen.findByRole('heading', { level: 1, name: 'Single Reel' });
}
const link = () => screen.queryByRole('link', { name: 'Tip Sophia Reyes' });

describe('the page of a completed booking', () => {
  it('leads its brand to the creator’s tip form where the server offers that', async () => {
    await open({ offersTip: true });
    expect(link()?.getAttribute('href')).toBe('/tip/sophiacreates');
    expect(screen.getByText(TIP_GIFT)).toBeTruthy();
  });

  it('says nothing of tips where the server doesn’t, whatever the stage', async () => {
    await open({ offersTip: false });
    expect(link()).toBeNull();
  });
});

describe('where the content will be shown', () => {
  const panel = () => screen.queryByRole('button', { name: LABEL_TEXTS.title });

  it('stands with the brief, with what the usage rights don’t cover', async () => {
    await open({ placements: ['brand_ads'] });
    const value = screen.getByText(PLACEMENT_TEXTS.term).nextSibling?.textContent ?? '';
    expect(value).toContain(PLACEMENT_LABELS.brand_ads.brand);
    expect(value).toContain(beyondRightsText(['brand_ads'], 'social_media', 'brand', false));
    await open({ placements: [] });
    expect(screen.queryByText(PLACEMENT_TEXTS.term)).toBeNull();
  });

  it('says which labels are asked for there and for what is made with AI, and by whom', async () => {
    const submissions = [aVersion({ files: [aFile('reel.mp4', { ai: 'synthetic' }), aFile('close.mp4')] })];
    await open({ placements: ['creator_account'], submissions });
    const toggle = panel();
    if (toggle) await userEvent.click(toggle);
    expect(await screen.findByText(LABEL_TEXTS.about)).toBeTruthy();
    const asked = labelsAskedFor(['creator_account'], 'synthetic');
    for (const [title, labels] of [
      [LABEL_TEXTS.ad, asked.ad],
      [LABEL_TEXTS.ai, asked.ai],
    ] as const) {
      const list = within(screen.getByRole('heading', { name: title }).parentElement ?? document.body);
      const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      const sources = [...new Set(labels.map(({ source }) => source))].map((one) => LABEL_SOURCES[one]);
      expect(links).toEqual(sources.map(({ name, url }) => [name, url]));
      for (const { text } of labels) expect(list.getByText(text)).toBeTruthy();
    }
    for (const link of screen.getAllByRole('link', { name: LABEL_SOURCES.ftc.name }))
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noreferrer noopener',
      ]);
  });

  it('says nothing of labels where none is known to be asked for', async () => {
    await open({ placements: [], submissions: [aVersion({ files: [aFile('reel.mp4', { ai: 'none' })] })] });
    expect(panel()).toBeNull();
  });
});

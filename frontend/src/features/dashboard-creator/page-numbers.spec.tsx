import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { InsightsDto } from '../../api/calls';
import InsightsTab from './insights-tab';

const none = {
  views: 0,
  visitors: 0,
  reelPlays: 0,
  packageClicks: 0,
  bookingStarts: 0,
  bookings: 0,
  paidBookings: 0,
  money: '0.00',
};
const empty: InsightsDto = {
  days: 28,
  from: '2026-10-26',
  to: '2026-11-22',
  everVisited: false,
  totals: none,
  before: none,
  byDay: [],
  bySource: [],
  byPackage: [],
  tips: { count: 0, money: '0.00' },
  byLink: [],
};
const filled: InsightsDto = {
  ...empty,
  everVisited: true,
  totals: {
    views: 1500,
    visitors: 900,
    reelPlays: 70,
    packageClicks: 60,
    bookingStarts: 1200,
    bookings: 4,
    paidBookings: 3,
    money: '450.00',
  },
  before: { ...none, views: 1000, visitors: 900, packageClicks: 120, bookings: 1, money: '150.00' },
  byPackage: [
    {
      packageId: 'p1',
      name: 'Single Reel',
      packageClicks: 60,
      bookingStarts: 1200,
      bookings: 4,
      paidBookings: 3,
      money: '450.00',
    },
  ],
  byDay: [
    { ...none, day: '2026-11-20', visitors: 300, views: 500 },
    { ...none, day: '2026-11-21', visitors: 400, views: 700, money: '450.00' },
    { ...none, day: '2026-11-22', visitors: 200, views: 300 },
  ],
  bySource: [
    {
      ...none,
      source: 'instagram.com',
      visitors: 600,
      views: 900,
      bookings: 3,
      paidBookings: 3,
      money: '450.00',
    },
    { ...none, source: 'direct', visitors: 300, views: 600, bookings: 1 },
  ],
};

let routes: StandInRoutes;
const server = standInServer(() => routes);
const link = { copy: jest.fn(), copyFor: jest.fn(), share: jest.fn() };

function show(insights: InsightsDto, more: StandInRoutes = {}) {
  routes = { 'GET /api/creators/insights?days=28': { body: insights }, ...more };
  renderWithData(
    <InsightsTab
      revenue="1385.00"
      completed={5}
      successRate={83}
      link={link}
      topPackages={[{ packageId: 'p1', name: 'Single Reel', orders: 2 }]}
    />,
  );
  return userEvent.setup();
}
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the insights', () => {
  it('of a page without visits say so, and lead to the link', async () => {
    const user = show(empty);
    expect(await screen.findByText('Nobody has visited yet. Share your link.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    await user.click(screen.getByRole('button', { name: 'TikTok bio' }));
    expect(link.copyFor.mock.calls).toEqual([['tiktok']]);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect([link.copy.mock.calls.length, link.share.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByRole('table')).toBeNull();
    // What the bookings say stays below.
    expect(screen.getByText('Total Revenue').nextSibling?.textContent).toBe('$1,385.00');
    expect(screen.getByText('Top Packages')).toBeTruthy();
  });

  it('say how often each link was opened, by the name it has on the page', async () => {
    const byLink = [
      { url: 'https://northwind.test/shop/', title: 'Shop', clicks: 1200 },
      { url: 'https://www.instagram.com/sophia', title: null, clicks: 3 },
    ];
    show({ ...filled, byLink });
    const table = within(await screen.findByRole('region', { name: 'Clicks by link' }));
    expect(texts(table.getAllByRole('rowheader'))).toEqual([
      'Shop (northwind.test/shop)',
      'instagram.com/sophia',
    ]);
    expect(texts(table.getAllByRole('cell'))).toEqual(['1,200', '3']);
  });

  it('do not say that nobody has ever come when nobody has come lately', async () => {
    show({ ...empty, everVisited: true });
    expect(await screen.findAllByText('Nothing in these days')).toHaveLength(3);
    expect(screen.queryByText(/Nobody has visited yet/)).toBeNull();
  });

  it('show the way from a visit to money, and how it has changed', async () => {
    show(filled);
    const steps = within(await screen.findByRole('list', { name: 'From visit to money' }));
    expect(texts(steps.getAllByRole('listitem'))).toEqual([
      'Visitors900Same as the 28 days before',
      'Views1,500+50% vs. the 28 days before',
      'Package clicks60−50% vs. the 28 days before',
      'Booking starts1,200+1,200 vs. the 28 days before',
      'Bookings4+3 vs. the 28 days before3 paid',
      'Earned$450.00+200% vs. the 28 days before',
    ]);
  });

  it('end each source and each package with its money', async () => {
    show(filled);
    const table = within(await screen.findByRole('region', { name: 'Numbers by source' }));
    const rows = table.getAllByRole('row');
    expect(texts(within(rows[0]!).getAllByRole('columnheader')).at(-1)).toBe('Earned');
    expect(texts(within(rows[1]!).getAllByRole('cell'))).toEqual([
      '600',
      '900',
      '0',
      '0',
      '3',
      '3',
      '$450.00',
    ]);
    expect(texts(table.getAllByRole('rowheader'))).toEqual(['Instagram', 'Direct']);
    const packages = within(screen.getByRole('region', { name: 'Numbers by package' }));
    expect(texts(packages.getAllByRole('cell'))).toEqual(['60', '1,200', '4', '3', '$450.00']);
    const file = screen.getByRole('link', { name: 'Download CSV' });
    expect(file.getAttribute('href')).toBe('/api/creators/insights.csv?days=28');
  });

  it('ask for another period, and for its file', async () => {
    const week = { ...filled, days: 7 as const, totals: { ...filled.totals, visitors: 77 } };
    const user = show(filled, { 'GET /api/creators/insights?days=7': { body: week } });
    await user.click(await screen.findByRole('button', { name: '7 days' }));
    expect(await screen.findByText('77')).toBeTruthy();
    expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toContain('days=7');
    expect(server.sentBy('GET /api/creators/insights?days=28')).toHaveLength(1);
  });

  it('chart another number, over time and by source', async () => {
    const user = show(filled);
    expect(await screen.findByRole('img', { name: /^Visitors by day\. Peak: 400 on Nov 21\./ })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Earned');
    expect(screen.getByRole('img', { name: /^Earned by day\. Peak: \$450\.00 on Nov 21\./ })).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /^Earned by source\. Most: Instagram, \$450\.00\./ }),
    ).toBeTruthy();
  });

  it('that could not be loaded say so, keep the rest, and can be asked for again', async () => {
    const user = show(empty, {
      'GET /api/creators/insights?days=28': { status: 500, body: { message: 'No.', code: 'X' } },
    });
    expect(await screen.findByText('Your numbers could not be loaded')).toBeTruthy();
    expect(screen.getByText('Top Packages')).toBeTruthy();
    routes = { 'GET /api/creators/insights?days=28': { body: filled } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,500')).toBeTruthy();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData } from '../../../test/stand-in-server';
import { BrandDashboard } from './brand-dashboard';

const none = { needs_you: 0, waiting: 0, closed: 0 };
const totals = {
  ready: 3,
  progress: 0,
  pending: 120,
  done: 7,
  total: 130,
  groups: { ...none, needs_you: 3, waiting: 120, closed: 7 },
};
const empty = { ready: 0, progress: 0, pending: 0, done: 0, total: 0, groups: none };

const realFetch = globalThis.fetch;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname !== '/api/bookings') return Promise.resolve(new Response('null'));
    asked.push(search);
    return Promise.resolve(new Response('[]'));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(shown: typeof totals) {
  renderWithData(<BrandDashboard totals={shown} onReview={jest.fn()} dialog={null} />);
  return userEvent.setup();
}

describe('the brand dashboard', () => {
  it('leads to the directory where there is no project yet', () => {
    show(empty);
    expect(screen.getByRole('link', { name: 'Find Creators' }).getAttribute('href')).toBe('/creators');
  });

  it('shows the server’s counts, not those of the page that is loaded', () => {
    show(totals);
    const shown = ['Ready to Review', 'In Progress', 'Pending Approval', 'Total Projects'].map((name) => {
      const labels = screen.getAllByText(name).filter((label) => !label.closest('[role=tab]'));
      return within(labels[0]!.parentElement!).getByText(/^\d+$/).textContent;
    });
    expect(shown).toEqual(['3', '0', '120', '130']);
  });

  it('asks for what needs the brand, what waits and what is over, each by itself', async () => {
    show(totals);
    await screen.findByText('Nothing waits for others.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Needs you 3',
      'Waiting for others 120',
      'History 7',
    ]);
    expect([...asked].sort()).toEqual([
      '?as=brand&group=needs_you',
      '?as=brand&group=waiting',
      '?as=brand&sort=newest&group=closed',
    ]);
  });

  it('searches all groups for what was typed, once it stands still', async () => {
    const user = show(totals);
    await fill(user, await screen.findByRole('searchbox'), 'fern');
    await screen.findAllByText('Nothing found here.');
    expect(asked.filter((query) => query.includes('search='))).toHaveLength(3);
    expect(asked.filter((query) => query.includes('search=fern'))).toHaveLength(3);
  });

  it('says that there is nothing only where that is so', async () => {
    const user = show(totals);
    expect(screen.queryByText('No projects found')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Progress' }));
    expect(await screen.findByText('No projects with status "Progress".')).toBeTruthy();
  });

  it('says that there is nothing at all, and asks for nothing', () => {
    show(empty);
    expect(screen.getByText("You don't have any UGC projects yet.")).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

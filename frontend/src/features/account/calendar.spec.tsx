import { beforeEach, describe, expect, it } from '@jest/globals';
import { CALENDAR_FEED } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { CalendarPanel } from './calendar-panel';

const FEED = { createdAt: '2026-11-20T10:00:00.000Z', lastReadAt: null };
const MAKE = 'POST /api/calendar-feed';
const REVOKE = 'DELETE /api/calendar-feed';

let feed: typeof FEED | null;
let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  feed = null;
  let made = 0;
  routes = {
    'GET /api/calendar-feed': () => ({ body: { feed } }),
    [MAKE]: () => {
      feed = FEED;
      made += 1;
      return { status: 201, body: { url: `https://reelpact.example/api/calendar/secret-${made}.ics` } };
    },
    [REVOKE]: () => {
      feed = null;
      return { status: 204 };
    },
  };
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the calendar', () => {
  it('shows its address once, to copy and to open', async () => {
    renderWithData(<CalendarPanel />);
    await press('Create a calendar link');
    expect(await screen.findByText(CALENDAR_FEED.messages.once)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toContain('/secret-1.ics');
    expect(screen.getByRole('link', { name: 'Open in your calendar app' }).getAttribute('href')).toBe(
      'webcal://reelpact.example/api/calendar/secret-1.ics',
    );
    expect(await screen.findByText(/not read yet/)).toBeTruthy();
  });

  it('gets another address only after a question', async () => {
    feed = FEED;
    renderWithData(<CalendarPanel />);
    await press('Replace');
    expect(server.sentBy(MAKE)).toHaveLength(0);
    await confirm('Replace');
    expect(await screen.findByDisplayValue(/secret-1/)).toBeTruthy();
  });

  it('is revoked only after a question, and its address is shown no more', async () => {
    renderWithData(<CalendarPanel />);
    await press('Create a calendar link');
    await press('Revoke');
    expect(server.sentBy(REVOKE)).toHaveLength(0);
    await confirm('Revoke');
    await waitFor(() => expect(server.sentBy(REVOKE)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Create a calendar link' })).toBeTruthy();
    expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  });
});

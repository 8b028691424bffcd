import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_EVENTS } from '@reelpact/domain';
import { screen } from '@testing-library/react';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { EventsPanel } from './events-panel';

let routes: StandInRoutes;
standInServer(() => routes);
const at = '2026-11-20T10:00:00.000Z';

describe('what concerned the safety of an account', () => {
  it('is listed with what it was about', async () => {
    routes = {
      'GET /api/auth/events': {
        body: [
          { event: 'token_made', detail: 'Desk', at },
          { event: 'new_device', detail: 'Firefox/1 Windows', at },
        ],
      },
    };
    renderWithData(<EventsPanel />);
    expect(await screen.findByText(ACCOUNT_EVENTS.token_made)).toBeTruthy();
    const [token, device] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(token).toContain('Desk · ');
    expect(device).toContain('Firefox');
  });

  it('is said to be nothing, and not when it could not be loaded', async () => {
    routes = { 'GET /api/auth/events': { body: [] } };
    const { unmount } = renderWithData(<EventsPanel />);
    expect(await screen.findByText(/Nothing has happened/)).toBeTruthy();
    unmount();
    routes = { 'GET /api/auth/events': { status: 503, body: {} } };
    renderWithData(<EventsPanel />);
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
    expect(screen.queryByText(/Nothing has happened/)).toBeNull();
  });
});

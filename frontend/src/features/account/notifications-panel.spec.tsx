import { beforeEach, describe, expect, it } from '@jest/globals';
import { NOTIFICATION_REASONS, REASON_META } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { NotificationsPanel } from './notifications-panel';

let routes: StandInRoutes;
const server = standInServer(() => routes);
const SETTINGS = '/api/notification-settings';
const usual = NOTIFICATION_REASONS.map((reason) => ({ reason, ...REASON_META[reason].usual }));
beforeEach(() => {
  routes = {
    'GET /api/site': { body: { supportEmail: '', demo: false, signIn: null, pushKey: 'AQID' } },
    [`GET ${SETTINGS}`]: { body: { choices: usual } },
    [`PUT ${SETTINGS}`]: { body: { choices: usual } },
  };
});
const switchOf = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name });

describe('the settings', () => {
  it('show what can’t be switched off as such, and why', async () => {
    renderWithData(<NotificationsPanel />);
    await screen.findByText('Needs your action');
    await screen.findByText(/by email and push, too/);
    for (const reason of NOTIFICATION_REASONS) {
      const { label, always } = REASON_META[reason];
      expect([reason, switchOf(`${label}: Email`).disabled]).toEqual([reason, always !== null]);
      expect(switchOf(`${label}: Push`).disabled).toBe(false);
      if (always !== null) expect(screen.getByText(`Emails are always sent. ${always}`)).toBeTruthy();
    }
  });

  it('send one reason with both channels when one is switched', async () => {
    renderWithData(<NotificationsPanel />);
    await screen.findByText('Messages');
    await userEvent.click(switchOf('Messages: Email'));
    await waitFor(() =>
      expect(server.sentBy(`PUT ${SETTINGS}`)).toEqual([
        { choices: [{ reason: 'message', email: false, push: true }] },
      ]),
    );
  });

  it('say nothing of push where the platform has none', async () => {
    routes['GET /api/site'] = { body: { supportEmail: '', demo: false, signIn: null, pushKey: null } };
    renderWithData(<NotificationsPanel />);
    await screen.findByText('Messages');
    await waitFor(() => expect(server.sentBy('GET /api/site')).toHaveLength(1));
    expect(screen.queryByText('Push')).toBeNull();
  });

  it('say when they could not be loaded', async () => {
    routes[`GET ${SETTINGS}`] = { status: 500, body: { message: 'Broken' } };
    renderWithData(<NotificationsPanel />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

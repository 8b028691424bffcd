import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import Bell from './bell';
import { NotificationsScreen } from './notifications-screen';

let routes: StandInRoutes;
const server = standInServer(() => routes);
const COUNT = 'GET /api/notifications/count';
const LIST = 'GET /api/notifications';
const at = new Date(Date.now() - 5 * 60_000).toISOString();
const told = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, reason: 'act', path: `/project/${id}`, times: 1, at, unread: true, done: false },
  ...{ bookingId: id, conversationId: null, older: [], olderCount: 0 },
  ...more,
});
/** A desk's screen, or a phone's. */
const look = (wide: boolean) => {
  window.matchMedia = jest.fn(
    (media: string) =>
      ({
        media,
        matches: wide,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
};

beforeEach(() => {
  look(true);
  routes = {
    'GET /api/auth/user': { body: null },
    [COUNT]: { body: { unread: 3, any: true } },
    [LIST]: {
      body: [
        told('a', 'Fernwood wants your Single Reel', {
          older: [told('a1', 'An older thing', { unread: false, done: true })],
          olderCount: 1,
        }),
        told('b', 'New message from Noor', { reason: 'message', times: 4 }),
        told('c', 'Done long ago', { unread: false, done: true, reason: 'money' }),
      ],
    },
    'POST /api/notifications/read': { body: { unread: 0, any: true } },
  };
});

describe('the bell', () => {
  it('says how many are unread, opens a panel by keyboard and gives the focus back', async () => {
    renderWithData(<Bell />);
    const bell = await screen.findByRole('button', { name: '3 unread notifications' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    await within(panel).findByText('Fernwood wants your Single Reel');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell);
  });

  it('is a link to a page on a phone', async () => {
    look(false);
    renderWithData(<Bell />);
    const link = await screen.findByRole('link', { name: '3 unread notifications' });
    expect(link.getAttribute('href')).toBe('/notifications');
  });

  it('is not there for somebody who is told nothing', async () => {
    routes[COUNT] = { body: { unread: 0, any: false } };
    const { container } = renderWithData(<Bell />);
    await waitFor(() => expect(server.sentBy(COUNT)).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('says aloud that there is something new, and not what was there when the page was opened', async () => {
    renderWithData(<Bell />);
    const bell = await screen.findByRole('button', { name: '3 unread notifications' });
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(bell);
    routes[COUNT] = { body: { unread: 0, any: true } };
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No unread notifications'));
  });
});

describe('the list', () => {
  it('shows what is new, what is done and what is folded, and marks what is followed as read', async () => {
    renderWithData(<NotificationsScreen />);
    const first = await screen.findByRole('link', { name: /Fernwood wants your Single Reel/ });
    expect(first.textContent).toContain('New5 minutes ago');
    expect(within(first).getByRole('img', { name: 'Needs your action' })).toBeTruthy();
    expect(screen.getByText('4 messages')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Done long ago/ }).textContent).not.toContain('New');
    expect(screen.getByText('1 earlier')).toBeTruthy();
    await userEvent.click(first);
    await waitFor(() => expect(server.sentBy('POST /api/notifications/read')).toEqual([{ ids: ['a'] }]));
  });

  it('marks all as read up to the newest that was shown', async () => {
    renderWithData(<NotificationsScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(server.sentBy('POST /api/notifications/read')).toEqual([{ upTo: at }]));
  });

  it('says when it is empty, and when it could not be loaded', async () => {
    routes[LIST] = { body: [] };
    const { unmount } = renderWithData(<NotificationsScreen />);
    expect(await screen.findByText('Nothing new')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    unmount();
    routes[LIST] = { status: 500, body: { message: 'Broken' } };
    renderWithData(<NotificationsScreen />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Nothing new')).toBeNull();
  });
});

import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answersTo } from '../../../test/people';
import { renderWithStore, standInServer } from '../../../test/stand-in-server';
import { Component as CreatorDashboard } from './creator-dashboard';

standInServer(() => ({
  ...answersTo('new creator'),
  'GET /api/creator/payouts': { body: { account: null } },
}));

function open(address: string) {
  window.scrollTo = jest.fn() as never;
  const routes = [{ path: '/creator/dashboard', element: <CreatorDashboard /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  renderWithStore(<RouterProvider router={router} />);
  return router;
}

it.each([
  ['profile', 'Profile'],
  ['look', 'Look'],
  ['portfolio', 'Portfolio'],
])('opens the editor where ?edit=%s leads', async (part, tab) => {
  open(`/creator/dashboard?edit=${part}`);
  const chosen = await screen.findByRole('tab', { name: tab, selected: true });
  expect(chosen.closest('[role="dialog"]')).toBeTruthy();
});

it('opens none by an address that names no part of it', async () => {
  open('/creator/dashboard?edit=everything');
  await screen.findByRole('heading', { level: 1, name: 'Mara Holm' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins at the heading of the dashboard once the editor is closed, and is not opened again', async () => {
  const router = open('/creator/dashboard?edit=look');
  await screen.findByRole('tab', { name: 'Look', selected: true });
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Mara Holm' }));
  expect(router.state.location.search).toBe('');
});

import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answersTo } from '../../../test/people';
import { renderWithStore, standInServer } from '../../../test/stand-in-server';
import { Component as CreatorDashboard } from './creator-dashboard';

standInServer(() => ({
  ...answersTo('new creator'),
  'GET /api/creator/payouts': { body: { account: null } },
}));

function open(address: string): void {
  window.scrollTo = jest.fn() as never;
  const routes = [{ path: '/creator/dashboard', element: <CreatorDashboard /> }];
  renderWithStore(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
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

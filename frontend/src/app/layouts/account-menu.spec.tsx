import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { AccountMenu } from './account-menu';

const LOG_OUT = 'POST /api/auth/logout';
const server = standInServer(() => ({ [LOG_OUT]: { status: 204 } }));

it('leads to the account, and out of it', async () => {
  renderWithData(<AccountMenu />);
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => expect(server.sentBy(LOG_OUT)).toHaveLength(1));
});

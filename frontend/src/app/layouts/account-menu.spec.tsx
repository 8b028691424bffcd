import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersTo } from '../../../test/people';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { visit } from '../../../test/visit';
import { AccountMenu } from './account-menu';

const LOG_OUT = 'POST /api/auth/logout';
let answer: StandInAnswer = { status: 204 };
const server = standInServer(() => ({ ...answersTo('brand'), [LOG_OUT]: answer }));

it('leads to the account, and out of it', async () => {
  answer = { status: 204 };
  renderWithData(<AccountMenu />);
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/account');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  await waitFor(() => expect(server.sentBy(LOG_OUT)).toHaveLength(1));
});

it('has a button beside the heading of the account page that does the same, for phones', async () => {
  // A refusal keeps them on the page.
  answer = { status: 500, body: { message: 'Down' } };
  await visit('/account');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(server.sentBy(LOG_OUT)).toHaveLength(1));
});

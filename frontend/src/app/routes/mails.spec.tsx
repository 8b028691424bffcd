import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { Component } from './mails';

const mails = Array.from({ length: 45 }, (_, index) => ({
  id: String(index),
  to: 'ann@northwind.test',
  subject: `Email ${index}`,
  body: 'Hello.',
  html: '',
  createdAt: '2026-11-20T10:00:00.000Z',
}));
standInServer(() => ({ 'GET /api/demo/mails': { body: mails } }));

it('shows some emails at once, from the first on, and the rest when asked', async () => {
  renderWithData(<Component />, '/mails');
  const subjects = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const more = () => screen.queryByRole('button', { name: 'Show more' });
  const user = userEvent.setup();
  await screen.findByText('Email 0');
  expect([subjects().length, subjects().at(-1)]).toEqual([20, 'Email 19']);
  await user.click(more() as HTMLElement);
  await user.click(more() as HTMLElement);
  expect([subjects().length, more()]).toEqual([45, null]);
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { SignUpWizard } from './sign-up-wizard';
import { isWelcomed } from './welcome-mark';

const SIGN_UP = 'POST /api/register-without-verification';
const server = standInServer(() => ({
  'GET /api/site': { body: { supportEmail: '', demo: false, signIn: null } },
  'GET /api/check-username?username=taken': {
    body: { available: false, reason: 'This username is already taken.', suggestions: ['takenfilms'] },
  },
  'GET /api/check-username?username=takenfilms': { body: { available: true, reason: null, suggestions: [] } },
  [SIGN_UP]: { status: 201, body: { id: 'u1' } },
}));
beforeEach(() => {
  window.scrollTo = jest.fn() as never;
});
afterEach(() => sessionStorage.clear());

const show = () =>
  renderWithData(
    <Routes>
      <Route path="/onboarding" element={<SignUpWizard />} />
      <Route path="/creator/dashboard" element={<h1>The dashboard</h1>} />
    </Routes>,
    '/onboarding',
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const KEPT = 'reelpact-text sign-up';

describe('the sign-up wizard', () => {
  it('offers free names for a taken one, keeps its step and draft in a reload, and welcomes who it has made a page for', async () => {
    show();
    await fill(userEvent, screen.getByLabelText('Email'), 'nora@example.test');
    await press('Continue');
    await fill(userEvent, await screen.findByLabelText('Username'), 'taken');
    await userEvent.click(await screen.findByRole('button', { name: 'takenfilms' }));
    await screen.findByText('takenfilms is available');
    await press('Continue');
    await fill(userEvent, await screen.findByLabelText('Description'), 'A calm reel.');

    const kept = sessionStorage.getItem(KEPT) ?? '';
    cleanup();
    sessionStorage.setItem(KEPT, kept);
    show();
    expect((await screen.findByLabelText<HTMLInputElement>('Description')).value).toBe('A calm reel.');
    await press('Create My Page');
    await screen.findByRole('heading', { name: 'The dashboard' });
    expect(server.sentBy(SIGN_UP)).toMatchObject([
      { email: 'nora@example.test', username: 'takenfilms', packageDescription: 'A calm reel.' },
    ]);
    expect(isWelcomed('u1')).toBe(true);
    // What was typed is not kept any longer than it is needed.
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, PROOF } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { TokensPanel } from '../../features/account/tokens-panel';
import { ProofHost } from './proof-host';

const MAKE = 'POST /api/auth/tokens';
const PROVE = 'POST /api/auth/proof';
const at = '2026-11-20T10:00:00.000Z';
const refusal = (status: number, code: string, message: string, errors?: object) => ({
  status,
  body: { statusCode: status, code, message, errors },
});

let isProven: boolean;
let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  isProven = false;
  document.cookie = 'reelpact_signed_in=present';
  const token = { id: 't', name: 'Desk', scopes: ['read'], createdAt: at, lastUsedAt: null };
  routes = {
    'GET /api/site': { body: { supportEmail: '', demo: false, signIn: { name: 'Google' } } },
    'GET /api/auth/user': { body: { id: 'u', hasPassword: true } },
    'GET /api/auth/factors': { body: { codes: false, passkeys: [], recoveryCodesLeft: 0, removalAt: null } },
    'GET /api/auth/tokens': { body: [] },
    [MAKE]: () =>
      isProven
        ? { status: 201, body: { ...token, token: 'rp_secret' } }
        : refusal(403, 'PROOF_NEEDED', 'Show it'),
    [PROVE]: (sent) => {
      const { wrong } = PASSWORD.messages;
      isProven = (sent as { password: string }).password === 'correct horse';
      return isProven ? { status: 204 } : refusal(400, 'VALIDATION_FAILED', wrong, { password: wrong });
    },
  };
});

/** Fills in what a token is for, and asks for it. */
async function askForToken() {
  renderWithData(
    <>
      <TokensPanel />
      <ProofHost />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }));
  await fill(userEvent, screen.getByLabelText('What is it for?'), 'Desk');
  await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
  await screen.findByText(PROOF.messages.why);
}

describe('a call that needs to know who it is', () => {
  it('asks for the password, says when it is wrong, and goes on with what was typed', async () => {
    await askForToken();
    await fill(userEvent, await screen.findByLabelText('Your password'), 'mistyped');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(PASSWORD.messages.wrong)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Your password'));
    await fill(userEvent, screen.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe('rp_secret');
    const wish = { name: 'Desk', scopes: ['read'] };
    expect(server.sentBy(MAKE)).toEqual([wish, wish]);
  });

  it('is refused when it is not shown, and what was typed stays', async () => {
    await askForToken();
    await screen.findByLabelText('Your password');
    const [, cancel] = screen.getAllByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe('Show it');
    expect(screen.getByLabelText<HTMLInputElement>('What is it for?').value).toBe('Desk');
    expect(server.sentBy(MAKE)).toHaveLength(1);
  });

  it('leads to the provider in another tab where there is no password', async () => {
    routes['GET /api/auth/user'] = { body: { id: 'u', hasPassword: false } };
    await askForToken();
    const link = await screen.findByRole('link', { name: 'with Google' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/api/auth/oidc?next=%2Faccount',
      '_blank',
    ]);
    isProven = true;
    await userEvent.click(screen.getByRole('button', { name: 'I’ve signed in again' }));
    await waitFor(() => expect(server.sentBy(MAKE)).toHaveLength(2));
    expect(await screen.findByLabelText('Token')).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { ProviderButtons } from './provider-buttons';

/** Beside these there are links to what newcomers agree to. */
const WITH = { name: / with / };

let routes: StandInRoutes;
const server = standInServer(() => routes);

async function show(name: string | null) {
  routes = { 'GET /api/site': { body: { supportEmail: '', demo: false, signIn: name && { name } } } };
  renderWithData(<ProviderButtons />);
  await screen.findByRole('button', { name: /Apple/ });
  // Until the site is known nothing is offered: wait for what is.
  if (name) await screen.findByRole('link', WITH);
  await waitFor(() => expect(server.sentBy('GET /api/site')).toHaveLength(1));
}
const disabled = () => screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent);
const offered = () =>
  screen.queryAllByRole('link', WITH).map((link) => [link.textContent, link.getAttribute('href')]);

describe('signing up without a password', () => {
  it('is offered nowhere when nothing is configured', async () => {
    await show(null);
    expect(disabled()).toEqual(['Sign up with Google', 'Sign up with Apple']);
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
    expect(offered()).toEqual([]);
  });

  it('is offered by Google’s button when that is the provider', async () => {
    await show('Google');
    expect(offered()).toEqual([['Sign up with Google', '/api/auth/oidc']]);
    expect(disabled()).toEqual(['Sign up with Apple']);
  });

  it('is offered by a button of its own with another provider', async () => {
    await show('Acme');
    expect(offered()).toEqual([['Continue with Acme', '/api/auth/oidc']]);
    expect(disabled()).toEqual(['Sign up with Google', 'Sign up with Apple']);
  });
});

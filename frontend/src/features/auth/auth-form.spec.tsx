import { describe, expect, it } from '@jest/globals';
import { SIGN_IN_PROBLEMS } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { AuthForm } from './auth-form';

let routes: StandInRoutes;
const server = standInServer(() => routes);

function show(signIn: { name: string } | null, next: string | null, problem: string | null = null) {
  routes = { 'GET /api/site': { body: { supportEmail: '', demo: false, signIn } } };
  renderWithData(<AuthForm next={next} problem={problem} />);
}

describe('the sign-in form', () => {
  it('leads to the provider and back to what was asked for', async () => {
    show({ name: 'Google' }, '/brand/dashboard?tab=1');
    const link = await screen.findByRole('link', { name: /Continue with Google/ });
    expect(link.getAttribute('href')).toBe('/api/auth/oidc?next=%2Fbrand%2Fdashboard%3Ftab%3D1');
  });

  it('offers no provider where there is none', async () => {
    show(null, null);
    await waitFor(() => expect(server.sentBy('GET /api/site')).toHaveLength(1));
    expect(screen.queryByText(/Continue with/)).toBeNull();
  });

  it('says why the way by the provider failed', () => {
    show(null, null, SIGN_IN_PROBLEMS.denied);
    expect(screen.getByRole('alert').textContent).toBe(SIGN_IN_PROBLEMS.denied);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, SIGN_IN_MESSAGES, SIGN_IN_PROBLEMS } from '@reelpact/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { showToast, ToastViewport } from '../../ui/toast';
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

describe('what is wrong with the form', () => {
  // Toasts outlive a page.
  beforeEach(() => act(() => showToast('Nothing yet')));
  const missing = () => screen.queryAllByText(SIGN_IN_MESSAGES.missing).length;

  async function open() {
    routes = {
      'GET /api/site': { body: { supportEmail: '', demo: false, signIn: null } },
      'POST /api/auth/register': {
        status: 409,
        body: { statusCode: 409, code: 'EMAIL_TAKEN', message: SIGN_IN_MESSAGES.duplicate },
      },
    };
    renderWithData(
      <>
        <AuthForm initialMode="register" />
        <ToastViewport />
      </>,
    );
    return userEvent.setup();
  }

  async function signUp(user: ReturnType<typeof userEvent.setup>, password: string) {
    await fill(user, screen.getByLabelText('First name'), 'Ann');
    await fill(user, screen.getByLabelText('Last name'), 'Miller');
    await fill(user, screen.getByLabelText('Email'), 'ann@example.org');
    await fill(user, screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  }

  it('is said of fields that are missing, and the first one is focused', async () => {
    const user = await open();
    await fill(user, screen.getByLabelText('First name'), 'Ann');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Last name is required')).toBeTruthy();
    expect(missing()).toBe(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
  });

  it('is said of a password that is too short beside it alone: nothing is missing', async () => {
    const user = await open();
    await signUp(user, 'short');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    await waitFor(() => expect(screen.getAllByText(PASSWORD.hint)).toHaveLength(2));
    expect(missing()).toBe(0);
    expect(server.sentBy('POST /api/auth/register')).toEqual([]);
  });

  it('is said once of an email that is known', async () => {
    const user = await open();
    await signUp(user, 'long enough');
    await screen.findByText(SIGN_IN_MESSAGES.duplicate);
    expect(document.body.textContent?.split(SIGN_IN_MESSAGES.duplicate)).toHaveLength(2);
  });

  it('is forgotten when the other form is asked for', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign in instead' }));
    await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull());
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).not.toBe('true');
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { API_TOKEN, DELETION_EFFECTS, DELETION_MESSAGES, LINKED_LOGIN, PASSWORD } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { ToastViewport } from '../../ui/toast';
import { DeleteDialog } from './delete-dialog';
import { DevicesPanel } from './devices-panel';
import { LoginsPanel } from './logins-panel';
import { PasswordPanel } from './password-panel';
import { TokensPanel } from './tokens-panel';

const at = '2026-11-20T10:00:00.000Z';
const site = (signIn: { name: string } | null) => ({ body: { supportEmail: '', demo: false, signIn } });

let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  routes = {};
});

const session = (id: string, userAgent: string, current = false) => ({
  id,
  userAgent,
  current,
  createdAt: at,
  lastSeenAt: at,
});

describe('the devices', () => {
  it('are ended one by one, and this one by logging out', async () => {
    let loggedOut = 0;
    let live = [session('a', 'Firefox/1 Windows', true), session('b', 'curl/8')];
    routes = {
      'GET /api/auth/sessions': () => ({ body: live }),
      'DELETE /api/auth/sessions/b': () => {
        live = live.slice(0, 1);
        return { status: 204 };
      },
    };
    renderWithData(<DevicesPanel onLogOut={() => (loggedOut += 1)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out curl/8' }));
    await waitFor(() => expect(screen.queryByText('curl/8')).toBeNull());
    // Nothing else is left to be ended.
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out this device' }));
    expect(loggedOut).toBe(1);
    expect(server.sentBy('DELETE /api/auth/sessions/a')).toHaveLength(0);
  });

  it.each([
    ['with programs', 'DELETE /api/auth/sessions?programs=true'],
    ['without programs, where they are to stay', 'DELETE /api/auth/sessions'],
  ])('are all ended but this one, %s, once that is confirmed', async (which, call) => {
    routes = {
      'GET /api/auth/sessions': { body: [session('a', 'Firefox/1', true), session('b', 'curl/8')] },
      [call]: { status: 204 },
    };
    renderWithData(<DevicesPanel onLogOut={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    if (which !== 'with programs') await userEvent.click(screen.getByRole('checkbox'));
    expect(server.sentBy(call)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(server.sentBy(call)).toHaveLength(1));
  });
});

describe('the password', () => {
  const call = 'POST /api/auth/password';

  it('is changed with the present one; what is wrong is said at its field', async () => {
    const { wrong } = PASSWORD.messages;
    const answers = [
      {
        status: 400,
        body: {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          message: wrong,
          errors: { currentPassword: wrong },
        },
      },
      { status: 204 },
    ];
    routes = { [call]: () => answers.shift() ?? {} };
    renderWithData(<PasswordPanel hasPassword meter={() => null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await fill(userEvent, screen.getByLabelText('Present password'), 'mistyped');
    await fill(userEvent, screen.getByLabelText('New password'), 'violet anchors hum');
    const dialog = screen.getByRole('dialog');
    const change = () => userEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
    await change();
    expect(await screen.findByText(wrong)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Present password'));
    await fill(userEvent, screen.getByLabelText('Present password'), 'correct horse');
    await change();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy(call)[1]).toEqual({
      currentPassword: 'correct horse',
      password: 'violet anchors hum',
    });
  });

  it('is set by mail where there is none', () => {
    renderWithData(<PasswordPanel hasPassword={false} meter={() => null} />);
    expect(screen.getByRole('button', { name: 'Set a password' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});

describe('the linked logins', () => {
  it('are not mentioned where there is no provider', async () => {
    routes = { 'GET /api/site': site(null), 'GET /api/auth/logins': { body: [] } };
    const { container } = renderWithData(<LoginsPanel />);
    await waitFor(() => expect(server.sentBy('GET /api/auth/logins')).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('stay when nothing else lets their owner in, and say so', async () => {
    const login = { id: 'l', issuer: LINKED_LOGIN.google.issuer, email: 'ann@example.org', createdAt: at };
    const message = LINKED_LOGIN.messages.onlyWay;
    routes = {
      'GET /api/site': site({ name: 'Google' }),
      'GET /api/auth/logins': { body: [login] },
      'DELETE /api/auth/logins/l': { status: 409, body: { statusCode: 409, code: 'CONFLICT', message } },
    };
    renderWithData(
      <>
        <LoginsPanel />
        <ToastViewport />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink ann@example.org' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('the access tokens', () => {
  it('are shown once, and never again', async () => {
    const token = { id: 't', name: 'Spreadsheet', scopes: ['write'], createdAt: at, lastUsedAt: null };
    const made: object[] = [];
    routes = {
      'GET /api/auth/tokens': () => ({ body: made }),
      'POST /api/auth/tokens': () => {
        made.push(token);
        return { status: 201, body: { ...token, token: 'rp_secret' } };
      },
    };
    renderWithData(<TokensPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }));
    await fill(userEvent, screen.getByLabelText('What is it for?'), ' Spreadsheet ');
    await userEvent.click(screen.getByLabelText('Read and change'));
    await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
    expect(await screen.findByText(API_TOKEN.messages.once)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('rp_secret');
    expect(server.sentBy('POST /api/auth/tokens')).toEqual([{ name: 'Spreadsheet', scopes: ['write'] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/Read and change · made .* · never used/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Make a token' }));
    expect(screen.queryByDisplayValue('rp_secret')).toBeNull();
  });

  it('are refused with the server’s sentence when there are too many', async () => {
    const message = API_TOKEN.messages.tooMany;
    routes = {
      'GET /api/auth/tokens': { body: [] },
      'POST /api/auth/tokens': { status: 409, body: { statusCode: 409, code: 'CONFLICT', message } },
    };
    renderWithData(<TokensPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Make a token' }));
    await fill(userEvent, screen.getByLabelText('What is it for?'), 'One more');
    await userEvent.click(screen.getByRole('button', { name: 'Make token' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('deleting the account', () => {
  const call = 'POST /api/auth/delete-account';
  const refusal = (code: string, message: string, errors?: object) => ({
    status: code === 'VALIDATION_FAILED' ? 400 : 409,
    body: { statusCode: 400, code, message, errors },
  });

  async function tryIt(password: string | null) {
    await fill(userEvent, screen.getByLabelText('Your email'), ' ann@example.org ');
    if (password !== null) await fill(userEvent, screen.getByLabelText('Your password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  }

  it('says first what goes and what stays', () => {
    renderWithData(<DeleteDialog hasPassword onClose={() => {}} />);
    for (const effect of [...DELETION_EFFECTS.goes, ...DELETION_EFFECTS.stays]) {
      expect(screen.getByText(effect)).toBeTruthy();
    }
  });

  it('says at the field what is wrong with it', async () => {
    const { password } = DELETION_MESSAGES;
    routes = { [call]: refusal('VALIDATION_FAILED', password, { password }) };
    renderWithData(<DeleteDialog hasPassword onClose={() => {}} />);
    await tryIt('wrong');
    expect((await screen.findByText(password)).closest('.ant-form-item')?.textContent).toContain(
      'Your password',
    );
    expect(server.sentBy(call)).toEqual([{ email: 'ann@example.org', password: 'wrong' }]);
  });

  it('asks for no password where there is none, and says what stands in the way', async () => {
    routes = { [call]: refusal('ACCOUNT_IN_USE', DELETION_MESSAGES.bookings) };
    renderWithData(<DeleteDialog hasPassword={false} onClose={() => {}} />);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await tryIt(null);
    expect((await screen.findByRole('alert')).textContent).toBe(DELETION_MESSAGES.bookings);
    expect(server.sentBy(call)).toEqual([{ email: 'ann@example.org' }]);
  });
});

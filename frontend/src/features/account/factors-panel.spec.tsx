import { beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND_FACTOR } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { FactorsPanel } from './factors-panel';

const CODES = ['4k7mp-2q9xt', '8h2wd-6n3rb'];
const { messages } = SECOND_FACTOR;
let factors: { codes: boolean; passkeys: object[]; recoveryCodesLeft: number; removalAt: string | null };
let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  factors = { codes: false, passkeys: [], recoveryCodesLeft: 0, removalAt: null };
  routes = { 'GET /api/auth/factors': () => ({ body: factors }) };
});

describe('the second factor', () => {
  it('is set up with a first code, and its recovery codes are shown once', async () => {
    const confirm = 'POST /api/auth/one-time-codes/confirm';
    Object.assign(routes, {
      'POST /api/auth/one-time-codes': {
        status: 201,
        body: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Reelpact:a?secret=JBSWY3DP' },
      },
      [confirm]: (sent: unknown) => {
        if ((sent as { code: string }).code !== '123456') {
          const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: messages.code };
          return { status: 400, body: { ...body, errors: { code: messages.code } } };
        }
        factors = { codes: true, passkeys: [], recoveryCodesLeft: 10, removalAt: null };
        return { body: { recoveryCodes: CODES } };
      },
    });
    renderWithData(<FactorsPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up codes' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Key')).value).toBe('JBSWY3DP');
    await fill(userEvent, screen.getByLabelText('Code'), '000 000');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(messages.code)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Code'));
    await fill(userEvent, screen.getByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve kept them' }));
    expect(await screen.findByText('10 recovery codes left')).toBeTruthy();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(server.sentBy(confirm)).toEqual([{ code: '000000' }, { code: '123456' }]);
  });

  it('is kept when somebody else wants it removed', async () => {
    factors = { codes: true, passkeys: [], recoveryCodesLeft: 3, removalAt: '2026-11-26T10:00:00.000Z' };
    const cancel = 'DELETE /api/auth/factor-removal';
    routes[cancel] = () => {
      factors = { ...factors, removalAt: null };
      return { status: 204 };
    };
    renderWithData(<FactorsPanel />);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(server.sentBy(cancel)).toHaveLength(1);
  });
});

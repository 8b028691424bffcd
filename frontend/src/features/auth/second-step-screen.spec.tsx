import { beforeEach, describe, expect, it } from '@jest/globals';
import { SECOND_FACTOR } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { SecondStepScreen } from './second-step-screen';

const FINISH = 'POST /api/auth/second-factor';
const LOST = 'POST /api/auth/factor-removal';
const { messages } = SECOND_FACTOR;
let routes: StandInRoutes;
const server = standInServer(() => routes);
beforeEach(() => {
  routes = {};
});

describe('the second step of signing in', () => {
  it('sends the code without its spaces, and says when it is wrong', async () => {
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: messages.code };
    routes[FINISH] = { status: 400, body: { ...body, errors: { code: messages.code } } };
    renderWithData(<SecondStepScreen next={null} byRecovery={false} />);
    await fill(userEvent, screen.getByLabelText('Code'), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(messages.code)).toBeTruthy();
    expect(server.sentBy(FINISH)).toEqual([{ code: '123456' }]);
  });

  it('takes a recovery code, and helps anyone who has lost them too', async () => {
    const body = { statusCode: 401, code: 'UNAUTHENTICATED', message: messages.expired };
    routes = { [FINISH]: { status: 401, body }, [LOST]: { status: 204 } };
    renderWithData(<SecondStepScreen next="/account" byRecovery />);
    const back = screen.getByRole('link', { name: 'Use a code of the app' });
    expect(back.getAttribute('href')).toBe('/second-step?next=%2Faccount');
    await fill(userEvent, screen.getByLabelText('Recovery code'), '4K7MP-2Q9XT');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.expired);
    expect(server.sentBy(FINISH)).toEqual([{ recoveryCode: '4k7mp2q9xt' }]);
    await userEvent.click(screen.getByRole('button', { name: 'I’ve lost them all' }));
    await waitFor(() => expect(server.sentBy(LOST)).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'enter its code' })).toBeTruthy();
  });
});

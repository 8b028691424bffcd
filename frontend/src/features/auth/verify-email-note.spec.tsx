import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { VerifyEmailNote } from './verify-email-note';

const nora = { creator: { id: 'c1' }, email: 'nora@example.org', emailVerified: false, hasPassword: true };
let user = nora;
const server = standInServer(() => ({
  'GET /api/auth/user': () => ({ body: user }),
  'GET /api/site': { body: { supportEmail: '', demo: false, signIn: null } },
}));

describe('the note about an email that is not verified', () => {
  it('says what waits for it, and nothing of a password that is there', async () => {
    user = nora;
    renderWithData(<VerifyEmailNote />);
    expect((await screen.findByRole('complementary')).textContent).toContain('you can’t be paid out');
    expect(screen.queryByText(/password/)).toBeNull();
  });

  it('says where a password is chosen that is missing', async () => {
    user = { ...nora, hasPassword: false };
    renderWithData(<VerifyEmailNote />);
    expect(await screen.findByText(/lets you choose your password/)).toBeTruthy();
  });

  it('goes with the verification', async () => {
    user = { ...nora, emailVerified: true };
    const { container } = renderWithData(<VerifyEmailNote />);
    await waitFor(() => expect(server.sentBy('GET /api/auth/user')).toHaveLength(1));
    expect(container.textContent).toBe('');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { DoubtedProfileNote } from './doubted-profile-note';

const nora = { email: 'nora@example.org', creator: { inDoubt: true } };
let inDoubt = true;
const server = standInServer(() => ({
  'GET /api/auth/user': () => ({ body: { ...nora, creator: { inDoubt } } }),
  'POST /api/auth/own-profile': () => {
    inDoubt = false;
    return { status: 204 };
  },
}));

describe('the question whose a profile is', () => {
  it('names both answers, and goes with a yes', async () => {
    inDoubt = true;
    const { container } = renderWithData(<DoubtedProfileNote />);
    expect((await screen.findByRole('complementary')).textContent).toContain('nothing is paid out');
    expect(screen.getByRole('link', { name: 'No, delete it' }).getAttribute('href')).toBe('/account');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, it’s mine' }));
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(server.sentBy('POST /api/auth/own-profile')).toHaveLength(1);
  });
});

import { CENTER, DEFAULT_DESIGN } from '@reelpact/domain';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { CreatorDto } from '../../api/calls';
import { ProfileEditor } from './profile-editor';
import { useProfileDraft } from './use-profile-draft';

const creator: CreatorDto = {
  id: 'c1',
  username: 'nora',
  displayName: 'Nora Lind',
  name: 'Nora Lind',
  bio: 'Calm films about food.',
  category: 'Lifestyle',
  instagramUsername: null,
  profileImageUrl: null,
  profilePicture: null,
  bookingFlow: 'pay_first',
  tagline: null,
  picture: null,
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverPicture: null,
  coverFocus: CENTER,
  cardUrl: null,
  proof: { jobs: null, onTime: null, answerMinutes: null },
  blocks: [],
  packages: [],
  portfolioItems: [],
};
const PUT = 'PUT /api/creator/profile/c1';
const taken = 'This username is already taken.';
let answer: { status?: number; body: unknown } = { body: creator };
const server = standInServer(() => ({ [PUT]: () => answer }));

function Editor({ creator: stored }: { creator: CreatorDto }) {
  const profile = useProfileDraft(stored);
  return (
    <>
      <ProfileEditor profile={profile} />
      <button onClick={() => void profile.save()}>Save Profile</button>
    </>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));

describe('the profile editor', () => {
  it('lets a creator take requests first', async () => {
    answer = { body: creator };
    renderWithData(<Editor creator={creator} />);
    const first = screen.getByRole('switch', { name: /Approve requests before payment/ });
    expect(first.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(first);
    await save();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(1));
    expect(server.sentBy(PUT)[0]).toMatchObject({ username: 'nora', bookingFlow: 'approve_first' });
  });

  it('shows the switch as it is stored', () => {
    renderWithData(<Editor creator={{ ...creator, bookingFlow: 'approve_first' }} />);
    expect(
      screen.getByRole('switch', { name: /Approve requests before payment/ }).getAttribute('aria-checked'),
    ).toBe('true');
  });

  it('saves a picture before there is a bio, and never empties one that is there', async () => {
    answer = { body: creator };
    const { unmount } = renderWithData(<Editor creator={{ ...creator, bio: null, category: null }} />);
    await save();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(1));
    expect(Object.keys(server.sentBy(PUT)[0] as object)).not.toContain('bio');
    unmount();
    renderWithData(<Editor creator={creator} />);
    await userEvent.clear(screen.getByLabelText('Bio'));
    await save();
    await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(2));
    expect(server.sentBy(PUT)[1]).toMatchObject({ bio: '' });
  });

  it('goes to the field that the server refuses', async () => {
    answer = {
      status: 409,
      body: { statusCode: 409, code: 'USERNAME_TAKEN', message: taken, errors: { username: taken } },
    };
    renderWithData(<Editor creator={creator} />);
    await save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
    expect(await screen.findByText(taken)).toBeTruthy();
  });
});

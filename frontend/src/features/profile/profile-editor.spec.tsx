import { CENTER, DEFAULT_DESIGN, NO_PROOF } from '@reelpact/domain';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { CreatorDto } from '../../api/calls';
import { ToastViewport } from '../../ui/toast';
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
  awayUntil: null,
  tagline: null,
  picture: null,
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverPicture: null,
  coverFocus: CENTER,
  cardUrl: null,
  proof: NO_PROOF,
  blocks: [],
  packages: [],
  portfolioItems: [],
};
const PUT = 'PUT /api/creator/profile/c1';
const taken = 'This username is already taken.';
let answer: { status?: number; body: unknown } = { body: creator };
/** What the server waits for before it answers. */
let until: Promise<void> = Promise.resolve();
const server = standInServer(() => ({ [PUT]: () => until.then(() => answer) }));
const refusal = (errors: Record<string, string>) => ({
  status: 400,
  body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check the marked fields.', errors },
});

function Editor({ creator: stored }: { creator: CreatorDto }) {
  const profile = useProfileDraft(stored);
  return (
    <>
      <ProfileEditor profile={profile} />
      <button onClick={() => void profile.save()}>Save Profile</button>
      <ToastViewport />
      <p>{profile.isChanged ? 'Not saved yet' : 'Saved'}</p>
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
    // At the field, and in a toast.
    expect(await screen.findAllByText(taken)).toHaveLength(2);
  });

  it.each([
    ['by a press', (bio: HTMLElement) => userEvent.click(bio)],
    ['by keyboard', (bio: HTMLElement) => act(async () => bio.focus())],
  ])(
    'leaves the cursor where somebody has put it %s meanwhile, when another field is refused',
    async (_how, go) => {
      answer = refusal({ username: taken });
      let answers = () => {};
      until = new Promise((resolve) => (answers = resolve));
      renderWithData(<Editor creator={creator} />);
      await save();
      const bio = screen.getByLabelText('Bio');
      await go(bio);
      answers();
      until = Promise.resolve();
      expect(await screen.findByText(taken)).toBeTruthy();
      expect(document.activeElement).toBe(bio);
    },
  );

  it('goes to the field that the server refuses though the cursor stays in another one when the button is pressed', async () => {
    answer = refusal({ username: taken });
    renderWithData(<Editor creator={creator} />);
    const bio = screen.getByLabelText('Bio');
    await userEvent.click(bio);
    // As phones do: no focus leaves.
    const button = screen.getByRole('button', { name: 'Save Profile' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  });

  describe('while it is saved', () => {
    const typeMeanwhile = async (typed: string, then: typeof answer) => {
      answer = then;
      let answers = () => {};
      until = new Promise((resolve) => (answers = resolve));
      renderWithData(<Editor creator={creator} />);
      const bio = screen.getByLabelText('Bio');
      await userEvent.clear(bio);
      await fill(userEvent, bio, 'Short');
      await save();
      await userEvent.clear(bio);
      await fill(userEvent, bio, typed);
      answers();
      until = Promise.resolve();
    };

    it('says of what has been typed meanwhile only what is so', async () => {
      const short = 'Bio must be at least 10 characters';
      await typeMeanwhile('b'.repeat(301), refusal({ bio: short, username: taken }));
      expect(await screen.findByText(taken)).toBeTruthy();
      expect(screen.queryByText(short)).toBeNull();
      expect(await screen.findByText('Bio must be less than 300 characters')).toBeTruthy();
    });

    it('keeps what has been typed meanwhile as something that is not saved', async () => {
      await typeMeanwhile('Calm films about bread.', { body: creator });
      expect(await screen.findByText('Profile Updated!')).toBeTruthy();
      expect(screen.getByText('Not saved yet')).toBeTruthy();
      await save();
      await waitFor(() => expect(server.sentBy(PUT)).toHaveLength(2));
      expect(server.sentBy(PUT)[1]).toMatchObject({ bio: 'Calm films about bread.' });
      expect(await screen.findByText('Saved')).toBeTruthy();
    });
  });
});

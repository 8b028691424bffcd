import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CENTER, DEFAULT_DESIGN, DISPLAY_NAME, PAGE_TEMPLATES } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { aCreator } from '../../../test/people';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { PageSettingsDto, SavePageDto } from '../../api/calls';
import { beginWelcome, typedName } from '../../features/onboarding/welcome-mark';
import Welcome from './welcome';

const creator = aCreator('c1', 'norafilms', 'norafilms');
const page: PageSettingsDto = {
  tagline: 'Calm food films',
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverFocus: CENTER,
  showNumbers: true,
  blocks: [{ id: 'r', kind: 'reels', content: {}, enabled: true, archived: false }],
};
const PROFILE = 'PUT /api/creator/profile/c1';
const PAGE = 'PUT /api/creator/c1/page';
const down = { status: 503, body: { message: 'Down' } };

let profileAnswer: (sent: object) => StandInAnswer | Promise<StandInAnswer>;
let pageAnswer: (sent: SavePageDto) => StandInAnswer | Promise<StandInAnswer>;
const server = standInServer(() => ({
  [PROFILE]: (sent) => profileAnswer(sent as object),
  [PAGE]: (sent) => pageAnswer(sent as SavePageDto),
  'GET /api/creator/c1/page': { body: page },
}));
const onDone = jest.fn();
beforeEach(() => {
  onDone.mockClear();
  profileAnswer = (sent) => ({ body: { ...creator, ...sent } });
  pageAnswer = (sent) => ({ body: { ...page, design: sent.design } });
  beginWelcome('u1');
});
afterEach(() => sessionStorage.clear());

/** Draws it, and waits for the looks, each of which is a frame. */
async function show(stored = creator) {
  const shown = renderWithData(<Welcome userId="u1" creator={stored} onDone={onDone} />);
  const texts = () =>
    [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body.textContent);
  await waitFor(() => expect(texts().every((text) => text?.includes(stored.displayName))).toBe(true));
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('Your name');
const typeName = (name: string) => fill(userEvent, nameField(), name);
const choosePhoto = () =>
  userEvent.upload(
    screen.getByLabelText('Profile photo'),
    new File(['face'], 'face.png', { type: 'image/png' }),
  );

describe('the welcome after the wizard', () => {
  it('gives the link in every way, and asks for nothing', async () => {
    await show();
    const url = `${window.location.origin}/norafilms`;
    expect(screen.getByRole('heading', { name: 'Your link is live' })).toBeTruthy();
    expect(screen.getByRole('img', { name: `QR code of ${url}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: url.replace('http://', '') }).getAttribute('href')).toBe(url);
    expect(nameField().value).toBe('');
    await press('Done');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect([...server.sentBy(PROFILE), ...server.sentBy(PAGE)]).toEqual([]);
  });

  it('saves a photo at once and keeps the rest of the profile', async () => {
    await show({ ...creator, instagramUsername: 'nora.films', bookingFlow: 'approve_first' });
    await choosePhoto();
    await waitFor(() => expect(server.sentBy(PROFILE)).toHaveLength(1));
    expect(server.sentBy(PROFILE)[0]).toMatchObject({
      ...{ username: 'norafilms', displayName: 'norafilms', instagramUsername: 'nora.films' },
      ...{ bookingFlow: 'approve_first', profileImageUrl: expect.stringMatching(/^data:image\/png/) },
    });
    expect(screen.getByRole('button', { name: 'Change photo' })).toBeTruthy();
  });

  it('saves a name and a photo after each other: neither undoes the other', async () => {
    let answerPhoto = (): void => undefined;
    profileAnswer = (sent) =>
      new Promise((answer) => {
        answerPhoto = () => answer({ body: { ...creator, ...sent, profileImageUrl: '/media/face' } });
      });
    await show();
    await choosePhoto();
    await waitFor(() => expect(server.sentBy(PROFILE)).toHaveLength(1));
    await typeName('Nora Lind');
    await press('Save Name');
    expect(server.sentBy(PROFILE)).toHaveLength(1);
    profileAnswer = (sent) => ({ body: { ...creator, ...sent } });
    answerPhoto();
    await waitFor(() => expect(server.sentBy(PROFILE)).toHaveLength(2));
    expect(server.sentBy(PROFILE)[1]).toMatchObject({
      ...{ displayName: 'Nora Lind', profileImageUrl: '/media/face' },
    });
  });

  it('says which part was not saved, keeps what was typed, and stays', async () => {
    profileAnswer = () => down;
    const { unmount } = await show();
    await typeName('Nora Lind');
    await press('Done');
    expect(await screen.findByText('Your name was not saved.')).toBeTruthy();
    expect(nameField().value).toBe('Nora Lind');
    expect(onDone).not.toHaveBeenCalled();
    // A reload finds it too.
    unmount();
    await show();
    expect(nameField().value).toBe('Nora Lind');
    profileAnswer = (sent) => ({ body: { ...creator, ...sent } });
    await press('Done');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(server.sentBy(PROFILE).at(-1)).toMatchObject({ displayName: 'Nora Lind' });
    expect(typedName('u1')).toBeNull();
  });

  it('asks for a name that is long enough, at its field', async () => {
    await show();
    await typeName('N');
    await press('Save Name');
    expect(screen.getByText(DISPLAY_NAME.messages.min)).toBeTruthy();
    expect(document.activeElement).toBe(nameField());
    expect(server.sentBy(PROFILE)).toEqual([]);
  });

  it('saves a look at once, on the page as it is stored', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: /^Sunday/ }));
    await waitFor(() => expect(server.sentBy(PAGE)).toHaveLength(1));
    expect(server.sentBy(PAGE)[0]).toMatchObject({
      tagline: 'Calm food films',
      design: PAGE_TEMPLATES[1]?.design,
      blocks: [{ id: 'r', kind: 'reels' }],
    });
  });

  it('tries a look and a photo again that were not saved', async () => {
    pageAnswer = () => down;
    profileAnswer = () => ({
      status: 400,
      body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'This is no picture.' },
    });
    await show();
    const look = screen.getByRole<HTMLInputElement>('radio', { name: /^After dark/ });
    await userEvent.click(look);
    await screen.findByText(/^Your look was not saved\./);
    expect(look.checked).toBe(true);
    pageAnswer = (sent) => ({ body: { ...page, design: sent.design } });
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/was not saved/)).toBeNull());
    await choosePhoto();
    expect(await screen.findByText(/^Your photo was not saved\. This is no picture\./)).toBeTruthy();
    // It has been said; nobody is kept here by it.
    await press('Done');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('waits for what is being saved when it is closed, and stays when that fails', async () => {
    let answerPhoto = (_answer: StandInAnswer): void => undefined;
    profileAnswer = () => new Promise((answer) => (answerPhoto = answer));
    await show();
    await choosePhoto();
    await waitFor(() => expect(server.sentBy(PROFILE)).toHaveLength(1));
    await press('Done');
    expect(onDone).not.toHaveBeenCalled();
    answerPhoto(down);
    expect(await screen.findByText('Your photo was not saved.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps the look that was chosen last while the one before is still being saved', async () => {
    let answerFirst = (): void => undefined;
    pageAnswer = (sent) =>
      new Promise((answer) => (answerFirst = () => answer({ body: { ...page, design: sent.design } })));
    await show();
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await userEvent.click(radio(/^Sunday/));
    await waitFor(() => expect(server.sentBy(PAGE)).toHaveLength(1));
    await userEvent.click(radio(/^After dark/));
    pageAnswer = () => down;
    answerFirst();
    await screen.findByText(/^Your look was not saved\./);
    expect(radio(/^After dark/).checked).toBe(true);
  });

  it('shows the name and look that are stored', async () => {
    await show({
      ...creator,
      displayName: 'Nora Lind',
      design: { ...(PAGE_TEMPLATES[0]?.design ?? DEFAULT_DESIGN) },
    });
    expect(nameField().value).toBe('Nora Lind');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Studio/ }).checked).toBe(true);
  });
});

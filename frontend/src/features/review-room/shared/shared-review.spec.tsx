import { beforeEach, describe, expect, it } from '@jest/globals';
import { REVIEW_LINK_MESSAGES } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../test/fill';
import { renderWithData, standInServer, type StandInAnswer } from '../../../../test/stand-in-server';
import { anItem } from '../../../../test/a-room';
import { SharedReviewScreen } from './shared-review-screen';

const AT = '/api/review-links/secret';
const about = {
  brandName: 'Bean & Leaf',
  creatorName: 'Noor Haddad',
  packageName: 'Single Reel',
  notesBecome: 'draft',
  expiresAt: '2026-12-04T12:00:00.000Z',
};
const file = {
  ...{ id: 'f1', uploadId: 'u1', slotId: 's', type: 'video', fileName: 'reel.mp4', fileSize: 1000 },
  media: {
    ...{ fps: { num: 25, den: 1 }, frameCount: 250, durationMs: 10_000 },
    ...{ width: 720, height: 1280, hasAudio: true },
  },
  ...{
    playUrl: '/reel.mp4',
    posterUrl: null,
    scrub: null,
    preview: 'ready',
    previewNote: 'Watermarked preview.',
  },
};
const version = { id: 's1', version: 1, submittedAt: '2026-11-20T12:00:00.000Z', files: [file] };
const shared = (id: string, more: object) => {
  const { internal: _internal, mark: _mark, ...item } = anItem(id, { uploadId: 'u1', ...more });
  return { ...item, canChange: false, ...more };
};
let entry: StandInAnswer;
let room: StandInAnswer;
let entered: StandInAnswer;
const server = standInServer(() => ({
  [`GET ${AT}`]: entry,
  [`GET ${AT}/room`]: room,
  [`POST ${AT}/reviewers`]: entered,
  [`POST ${AT}/notes`]: { status: 201, body: { id: 'n1' } },
  [`DELETE ${AT}/notes/own`]: { status: 204 },
}));

beforeEach(() => {
  entry = { body: { needsPassword: false, reviewer: 'Tom', about } };
  room = { body: { versions: [version], items: [] } };
  entered = { status: 204 };
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
});
const open = () => {
  renderWithData(<SharedReviewScreen token="secret" />);
  return userEvent.setup();
};

describe('a review link', () => {
  it('asks for a name, says whose review it is and who decides, and then shows the room', async () => {
    entry = { body: { needsPassword: false, reviewer: null, about } };
    const user = open();
    await screen.findByRole('heading', { name: 'Bean & Leaf would like your opinion' });
    expect(screen.getByText(/You decide nothing here: Bean & Leaf does\./)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start reviewing' }));
    expect(screen.getByText('Please enter your name.')).toBeTruthy();
    await fill(user, screen.getByLabelText('Your name'), ' Tom ');
    entry = { body: { needsPassword: false, reviewer: 'Tom', about } };
    await user.click(screen.getByRole('button', { name: 'Start reviewing' }));
    expect(await screen.findByText(/You’re Tom, reviewing for Bean & Leaf, who decides\./)).toBeTruthy();
    expect(server.sentBy(`POST ${AT}/reviewers`)).toEqual([{ name: 'Tom' }]);
  });

  it('asks for the password as well, and says nothing else before', async () => {
    entry = { body: { needsPassword: true, reviewer: null, about: null } };
    entered = {
      status: 400,
      body: { message: 'No', errors: { password: REVIEW_LINK_MESSAGES.wrongPassword } },
    };
    const user = open();
    await fill(user, await screen.findByLabelText('Your name'), 'Tom');
    await fill(user, screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Start reviewing' }));
    expect(await screen.findByText(REVIEW_LINK_MESSAGES.wrongPassword)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Tom');
    expect(document.body.textContent).not.toContain('Bean');
  });

  it('that is closed says so, and one that can’t be loaded doesn’t', async () => {
    entry = { status: 404, body: { message: 'No' } };
    open();
    expect(await screen.findByRole('heading', { name: 'This link is closed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that can’t be loaded can be tried again, in the room too', async () => {
    entry = { status: 500, body: {} };
    const user = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    entry = { body: { needsPassword: false, reviewer: 'Tom', about } };
    room = { status: 503, body: {} };
    await user.click(again);
    await waitFor(() => expect(server.sentBy(`GET ${AT}/room`)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'This link is closed' })).toBeNull();
  });

  it('says that nothing was delivered yet', async () => {
    room = { body: { versions: [], items: [] } };
    open();
    expect(await screen.findByRole('heading', { name: 'Nothing to look at yet' })).toBeTruthy();
  });
});

describe('the room of a reviewer', () => {
  it('takes notes, and offers no decision, cause, answer, download or export', async () => {
    room = {
      body: {
        versions: [version],
        items: [
          shared('sent', { number: 1, state: 'open', reviewer: null }),
          shared('own', { state: 'draft', reviewer: 'Tom', canChange: true }),
          shared('other', { state: 'draft', reviewer: 'Ida' }),
        ],
      },
    };
    const user = open();
    const own = within(await screen.findByRole('article', { name: 'Note by Tom: Change' }));
    const other = within(screen.getByRole('article', { name: 'Note by Ida: Change' }));
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Whole file',
      'Edit',
      'Delete',
    ]);
    expect(other.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Whole file']);
    const sent = within(screen.getByRole('article', { name: '#1' }));
    expect(sent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Whole file']);
    for (const name of [/Approve/, /Request/, /Reject/, /Export/, /Share/, /Send/, /brief/, /Keep internal/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.querySelectorAll('a[download]')).toHaveLength(0);
    await fill(user, screen.getByLabelText('Comment'), 'The logo is cut off');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    await waitFor(() =>
      expect(server.sentBy(`POST ${AT}/notes`)).toEqual([
        {
          ...{ kind: 'change', body: 'The logo is cut off', startFrame: 0, endFrame: null, shape: null },
          ...{ submissionId: 's1', uploadId: 'u1' },
        },
      ]),
    );
    await user.click(own.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sentBy(`DELETE ${AT}/notes/own`)).toHaveLength(1));
    expect(server.sentBy('POST /api/bookings/secret/review-room/views')).toEqual([]);
  });

  it('knows nothing of messages: it has no tab for them, and asks for none', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'About this review' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Changes',
      'About this review',
    ]);
    expect(server.called().filter((call) => !call.startsWith(`GET ${AT}`))).toEqual([]);
  });

  it('says what becomes of the notes, and gives way when the link is closed meanwhile', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'About this review' }));
    expect(screen.getByText(/They become drafts of Bean & Leaf/)).toBeTruthy();
    expect(screen.getByText(/Bean & Leaf alone decides\./)).toBeTruthy();
    room = { status: 404, body: { message: 'No' } };
    await user.click(screen.getByRole('tab', { name: 'Changes' }));
    await fill(user, screen.getByLabelText('Comment'), 'Late');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByRole('heading', { name: 'This link is closed' })).toBeTruthy();
  });
});

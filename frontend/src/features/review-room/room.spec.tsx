import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LARGE_PREVIEW_MESSAGES, REVIEW_EXPORTS } from '@reelpact/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aBookingToReview, aFile, anItem, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { COMMENTS_MISSING } from '../../booking/review/use-room';
import { ToastViewport } from '../../ui/toast/toast-viewport';
import { Room } from './room';
import { usePlace } from './talk/use-place';

const ROOM = 'GET /api/bookings/b1/review-room';
const offered = (name: string, label: string) => ({ name, label, enabled: true, reason: null });
const ORDER = 'POST /api/bookings/b1/review-room/files/upload%20reel.mp4/large-preview';
const ACCEPT = 'PUT /api/bookings/b1/review-room/files/upload%20reel.mp4/accepted';
const REMOVE = 'DELETE /api/bookings/b1/review-room/drafts/a';
const VIEWS = 'POST /api/bookings/b1/review-room/views';
const booking = aBookingToReview([aVersion({ files: [aFile('reel.mp4'), aFile('close.mp4')] })], {
  label: 'Ready to Review',
  nextStep: 'Review the content',
  actions: [
    offered('approve_content', 'Approve'),
    offered('request_revision', 'Request Revision'),
  ] as unknown as ReturnType<typeof aBooking>['actions'],
});
let room: StandInAnswer;
let order: StandInAnswer;
let removed: StandInAnswer;
const server = standInServer(() => ({
  [ROOM]: room,
  [VIEWS]: { status: 204 },
  [ACCEPT]: { status: 204 },
  [ORDER]: order,
  [REMOVE]: removed,
  'POST /api/bookings/b1/review-room/drafts': { status: 201, body: { id: 'new' } },
  'GET /api/bookings/b1': { body: booking },
}));

beforeEach(() => {
  room = { body: { items: [], views: [] } };
  order = { status: 204 };
  removed = { status: 204 };
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
});

function Screen({ booking }: { booking: ReturnType<typeof aBooking> }) {
  const { place, go } = usePlace(booking);
  const review = { review: jest.fn(() => Promise.resolve(true)), running: null };
  return place && <Room booking={booking} place={place} go={go} review={review} />;
}
async function open(shown = booking) {
  renderWithData(<Screen booking={shown} />);
  await waitFor(() => expect(server.sentBy(ROOM)).not.toEqual([]));
  return userEvent.setup();
}

describe('the keys of the room', () => {
  it('work on arrival, after each change of file, and when what had the focus is gone', async () => {
    const user = await open();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    const bar = () => screen.getByRole('slider', { name: /Position/ });
    bar().focus();
    await user.keyboard('2');
    await screen.findByRole('button', { name: /close\.mp4/, current: true });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.keyboard('1');
    await screen.findByRole('button', { name: /reel\.mp4/, current: true });
    (document.activeElement as HTMLElement).blur();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('2');
    await screen.findByRole('button', { name: /close\.mp4/, current: true });
  });
});

describe('comments that can’t be loaded', () => {
  it('are not none: they can be asked for again, and nothing is decided before', async () => {
    room = { status: 500, body: {} };
    const user = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/No comments yet/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Comments' })).toBeTruthy();
    // The button stands below the sentence, not in it.
    expect(again.closest('span')).toBeNull();
    for (const name of ['Approve', 'Request Revision'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getAllByText(COMMENTS_MISSING)).toHaveLength(2);
    room = { body: { items: [anItem('a', { number: 1 })], views: [] } };
    await user.click(again);
    expect(await screen.findByText('Body of a')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(false);
  });
});

/** Plays a video as far as to some seconds. */
function play(video: HTMLVideoElement, seconds: number[]) {
  fireEvent.play(video);
  for (const currentTime of seconds) {
    Object.defineProperty(video, 'currentTime', { value: currentTime, configurable: true, writable: true });
    fireEvent.timeUpdate(video);
  }
}

describe('what is watched', () => {
  const slot = 'slot reel';
  const [older, newer] = ['old.mp4', 'new.mp4'].map((name) => aFile(name, { slotId: slot }));
  const twice = aBooking({
    ...booking,
    submissions: [
      aVersion({ id: 's2', version: 2, files: newer ? [newer] : [] }),
      aVersion({ files: older ? [older] : [] }),
    ],
  });

  it('in a comparison counts for both versions, goes on counting, and arrives when the page is hidden', async () => {
    const user = await open(twice);
    const video = () => [...document.querySelectorAll('video')];
    play(video()[0] as HTMLVideoElement, [0.2, 1.2]);
    await user.click(screen.getByRole('button', { name: /Compare/ }));
    await waitFor(() => expect(video()).toHaveLength(2));
    await user.keyboard('k');
    for (const one of video().toReversed()) play(one, [2.2, 3.2, 4.2]);
    fireEvent(window, new Event('pagehide'));
    const last = (uploadId: string) =>
      (server.sentBy(VIEWS) as { uploadId: string; submissionId: string; seconds: number }[]).findLast(
        (one) => one.uploadId === uploadId,
      );
    await waitFor(() => expect(last('upload new.mp4')).toMatchObject({ submissionId: 's2', seconds: 5 }));
    // It follows the other one, and how closely is tested in a browser.
    await waitFor(() => expect(last('upload old.mp4')?.seconds).toBeGreaterThan(0));
    expect(last('upload old.mp4')?.submissionId).toBe('s1');
  });
});

describe('full quality', () => {
  const large = { status: 'none', url: null, width: 1080, height: 1920, note: null } as const;
  const files = [aFile('reel.mp4', { large })];
  const enlargeable = aBooking({ ...booking, submissions: [aVersion({ files })] });
  const menu = () => screen.queryByRole('combobox', { name: 'Quality' });

  it('is asked for by the brand, and a refusal is said in the server’s words', async () => {
    renderWithData(<ToastViewport />);
    const user = await open(enlargeable);
    order = { status: 409, body: { code: 'CONFLICT', message: LARGE_PREVIEW_MESSAGES.tooMany } };
    await user.selectOptions(menu() as HTMLElement, 'full');
    await waitFor(() => expect(server.sentBy(ORDER)).toHaveLength(1));
    expect(await screen.findByText(LARGE_PREVIEW_MESSAGES.tooMany)).toBeTruthy();
    expect((menu() as HTMLSelectElement).value).toBe('standard');
  });

  it('is nobody else’s to ask for, nor anyone’s when it is over', async () => {
    await open({ ...enlargeable, role: 'creator', actions: [] });
    expect(menu()).toBeNull();
    await open({ ...enlargeable, final: true, actions: [] });
    expect(menu()).toBeNull();
  });
});

describe('what was said, for other programs', () => {
  it('is offered with the video that is looked at, once there is something', async () => {
    room = { body: { items: [anItem('i1', { state: 'open', number: 1 })], views: [] } };
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const links = screen.getAllByRole<HTMLAnchorElement>('menuitem');
    expect(
      links.map(({ textContent, pathname, search, download }) => [textContent, pathname, search, download]),
    ).toEqual(
      Object.entries(REVIEW_EXPORTS).map(([name, { label, isMarkers }]) => [
        ...[label, `/api/bookings/b1/review-room/exports/${name}`],
        ...[isMarkers ? '?version=1&uploadId=upload+reel.mp4' : '?version=1', ''],
      ]),
    );
    expect(links.every((link) => link.hasAttribute('download'))).toBe(true);
  });

  it('is not offered while nothing was said', async () => {
    await open();
    await screen.findByText('No comments yet.');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});

describe('a file that is right as it is', () => {
  const acceptedFiles = [{ uploadId: 'upload reel.mp4', acceptedAt: '2026-11-01T10:00:00Z' }];

  it('is accepted by a button and a key, and counted', async () => {
    room = { body: { items: [], views: [], acceptedFiles: [] } };
    const user = await open();
    const button = await screen.findByRole('button', { name: 'Accept this file', pressed: false });
    room = { body: { items: [], views: [], acceptedFiles } };
    await user.click(button);
    await screen.findByRole('button', { name: 'Accepted', pressed: true });
    expect(server.sentBy(ACCEPT)).toEqual([{ accepted: true }]);
    expect(screen.getByText('1 of 2 files accepted')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^reel\.mp4, accepted/ })).toBeTruthy();
    room = { body: { items: [], views: [], acceptedFiles: [] } };
    await user.keyboard('a');
    await screen.findByRole('button', { name: 'Accept this file', pressed: false });
    expect(server.sentBy(ACCEPT)).toEqual([{ accepted: true }, { accepted: false }]);
  });

  it('can’t be accepted while a change in it is open', async () => {
    const about = { uploadId: 'upload reel.mp4', number: 1 };
    room = { body: { items: [anItem('a', about)], views: [], acceptedFiles: [] } };
    await open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept this file' });
    await screen.findByText('A change of this file is still open.');
    expect(button.disabled).toBe(true);
  });

  it('is read by the creator, who can’t change it', async () => {
    room = { body: { items: [], views: [], acceptedFiles } };
    await open({ ...booking, role: 'creator', actions: [] });
    await screen.findByText(`Accepted by ${booking.brandName}`);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });
});

describe('a draft that is thrown away', () => {
  const DRAFTS = 'POST /api/bookings/b1/review-room/drafts';
  const draft = (id: string, more: object = {}) =>
    anItem(id, { state: 'draft', uploadId: 'upload reel.mp4', startFrame: 10, endFrame: 40, ...more });
  const says = (text: string) =>
    waitFor(() => expect(screen.getByText(text).closest('[aria-live]')).not.toBeNull());

  it('is said aloud, leaves the focus where it can be brought back as it was, and is', async () => {
    const shape = { pin: [0.5, 0.5] };
    room = { body: { items: [draft('a', { shape }), draft('b', { startFrame: 90 })], views: [] } };
    const user = await open();
    await screen.findByText('Body of a');
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    const undo = await screen.findByRole('button', { name: 'Undo: bring back the change “Body of a”' });
    expect(document.activeElement).toBe(undo);
    expect(screen.queryByText('Body of a')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('Deleted.Undo');
    await says('Comment deleted.');
    room = {
      body: {
        items: [draft('new', { body: 'Body of a', shape }), draft('b', { startFrame: 90 })],
        views: [],
      },
    };
    await user.keyboard('{Enter}');
    const card = (await screen.findByText('Body of a')).closest('article');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(server.sentBy(DRAFTS)).toEqual([
      {
        ...{ kind: 'change', cause: 'new_wish', body: 'Body of a', startFrame: 10, endFrame: 40, shape },
        ...{ submissionId: 's1', uploadId: 'upload reel.mp4' },
      },
    ]);
    await says('Comment added.');
    expect(screen.queryByText('Deleted.')).toBeNull();
  });

  it('stays where the server refuses to delete it', async () => {
    removed = { status: 500, body: {} };
    room = { body: { items: [draft('a')], views: [] } };
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const card = (await screen.findByText('Body of a')).closest('article');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(screen.queryByText('Deleted.')).toBeNull();
  });

  it('is asked about where it was written by somebody else, and can’t be brought back', async () => {
    room = { body: { items: [draft('a', { reviewer: 'Tom Weaver' })], views: [] } };
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(server.sentBy(REMOVE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(server.sentBy(REMOVE)).toHaveLength(1));
    expect((await screen.findByText('Deleted.')).contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });
});

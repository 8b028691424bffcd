import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBookingToReview, aFile, anItem, aVersion } from '../../../test/a-room';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { ConversationDto, MessageDto } from '../../api/conversation-reads';
import { Room } from './room';
import { usePlace } from './talk/use-place';

const OF_BOOKING = 'GET /api/bookings/b1/conversation';
const MESSAGES = 'GET /api/conversations/c1/messages';
const READ = 'POST /api/conversations/c1/read';
const SEND = 'POST /api/conversations/c1/messages';
const conversation = {
  ...{ id: 'c1', role: 'brand', bookingId: 'b1', packageId: null, packageName: null },
  ...{ brandName: 'Bean & Leaf', brandEmail: null, creatorName: 'Noor Haddad', creatorUsername: 'noor' },
  ...{ creatorId: 'n', closed: null, blocked: false, lastSeq: 2, readSeq: 0, otherReadSeq: 0, unread: 2 },
  ...{ lastAt: '2026-11-20T10:00:00.000Z', preview: null },
} satisfies ConversationDto;
const message = (seq: number): MessageDto => ({
  ...{ id: `m${seq}`, seq, party: 'creator', body: `Message ${seq}`, createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ editedAt: null, editableUntil: null, attachments: [] },
});
const booking = aBookingToReview([
  aVersion({ id: 's2', version: 2, submittedAt: '2026-11-22T12:00:00.000Z', notes: 'Shorter now' }),
  aVersion({ files: [aFile('reel.mp4'), aFile('close.mp4')] }),
]);
const twoFiles = aBookingToReview([aVersion({ files: [aFile('reel.mp4'), aFile('close.mp4')] })]);
let routes: StandInRoutes;
const server = standInServer(() => ({
  'GET /api/bookings/b1/review-room': { body: { items: [], views: [], acceptedFiles: [] } },
  'POST /api/bookings/b1/review-room/views': { status: 204 },
  'GET /api/bookings/b1/history': { body: [] },
  [OF_BOOKING]: { body: conversation },
  [MESSAGES]: { body: [message(1), message(2)] },
  [READ]: { status: 204 },
  ...routes,
}));

beforeEach(() => {
  routes = {};
  sessionStorage.clear();
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
});

function Screen({ of }: { of: typeof booking }) {
  const { place, go } = usePlace(of);
  const review = { review: jest.fn(() => Promise.resolve(true)), running: null };
  return place && <Room booking={of} place={place} go={go} review={review} />;
}
async function open(of = twoFiles) {
  renderWithData(<Screen of={of} />);
  await screen.findByText('No comments yet.');
  return userEvent.setup();
}
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('the messages in the room', () => {
  it.each(['brand', 'creator'] as const)(
    'are counted for the %s, and asked for and read only once their tab is opened',
    async (role) => {
      const party = role === 'brand' ? 'creator' : 'brand';
      routes = {
        [OF_BOOKING]: { body: { ...conversation, role } },
        [MESSAGES]: { body: [message(1), { ...message(2), party }] },
      };
      const user = await open({ ...twoFiles, role });
      const label = await tab('Messages 2 unread');
      expect(server.called()).not.toContain(MESSAGES);
      expect(server.called()).not.toContain(READ);
      await user.click(label);
      await screen.findByText('Message 2');
      await waitFor(() => expect(server.sentBy(READ)).toEqual([{ seq: 2 }]));
      await tab('Messages');
    },
  );

  it('are written without the keys of the room', async () => {
    const user = await open();
    await user.click(await tab(/^Messages/));
    await user.type(await field(), '2 am is fine, v');
    expect((await field()).value).toBe('2 am is fine, v');
    expect(screen.getByRole('button', { name: /reel\.mp4/, current: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /close\.mp4/, current: true })).toBeNull();
  });

  it('keep what is half written, files too, when another tab or file is looked at, until it is sent', async () => {
    const pdf = { id: 'a1', kind: 'pdf', name: 'notes.pdf', size: 9, url: '/a1' };
    routes = {
      'POST /api/conversations/c1/attachments': { status: 201, body: pdf },
      [SEND]: { body: { seq: 3, message: { ...message(3), party: 'brand' } } },
    };
    const user = await open();
    await user.click(await tab(/^Messages/));
    await fill(user, await field(), 'About the logo');
    const file = new File(['%PDF-1.4'], 'notes.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Files to attach'), file);
    await screen.findByText('notes.pdf');
    await user.click(await tab('Brief'));
    await user.click(screen.getByRole('button', { name: /close\.mp4/ }));
    await user.click(await tab('Changes'));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await user.click(await tab(/^Messages/));
    expect((await field()).value).toBe('About the logo');
    expect(screen.getByText('notes.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.sentBy(SEND)).toMatchObject([{ body: 'About the logo', attachmentIds: ['a1'] }]),
    );
    await user.click(await tab('Brief'));
    await user.click(await tab(/^Messages/));
    expect((await field()).value).toBe('');
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  it('that were lost on the way keep their name when another tab is looked at before they are sent again', async () => {
    routes = { [SEND]: { status: 503, body: { code: 'UNAVAILABLE', message: 'Please try again.' } } };
    const user = await open();
    await user.click(await tab(/^Messages/));
    await fill(user, await field(), 'About the logo');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Not sent\./);
    await user.click(await tab('Brief'));
    await user.click(await tab(/^Messages/));
    routes = { [SEND]: { body: { seq: 3, message: { ...message(3), party: 'brand' } } } };
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await field()).value).toBe(''));
    const [lost, again] = server.sentBy(SEND) as { key: string }[];
    expect(again?.key).toBe(lost?.key);
  });

  it('say so where the other side wants none', async () => {
    const blocked = 'Noor Haddad has ended this conversation.';
    routes = { [OF_BOOKING]: { status: 403, body: { code: 'FORBIDDEN', message: blocked } } };
    const user = await open();
    await user.click(await tab('Messages'));
    expect(await screen.findByText(blocked)).toBeTruthy();
  });

  it('are not an admin’s', async () => {
    await open({ ...twoFiles, role: 'admin' });
    expect(screen.queryByRole('tab', { name: /Messages/ })).toBeNull();
    expect(server.called()).not.toContain(OF_BOOKING);
  });
});

describe('what the brand wrote with its requests', () => {
  const asked = (at: string, note: string) => ({
    ...{ event: 'REVISION_REQUESTED', actor: 'Bean & Leaf', from: 'in_review', to: 'in_revision' },
    ...{ at, note },
  });
  it('is read in the brief with its version, without the points that stand among the comments', async () => {
    const point = anItem('a', {
      number: 1,
      body: 'Cut the logo',
      uploadId: 'upload reel.mp4',
      state: 'done',
    });
    routes = {
      'GET /api/bookings/b1/review-room': { body: { items: [point], views: [], acceptedFiles: [] } },
      'GET /api/bookings/b1/history': {
        body: [
          { ...asked('2026-11-19T12:00:00.000Z', 'Busy'), event: 'CREATOR_DECLINED' },
          asked('2026-11-21T12:00:00.000Z', 'Great start.\n1. reel.mp4: Cut the logo'),
          asked('2026-11-23T12:00:00.000Z', 'Almost.'),
        ],
      },
    };
    renderWithData(<Screen of={booking} />);
    await screen.findByText('Cut the logo');
    await userEvent.click(await tab('Brief'));
    const first = within(await screen.findByRole('region', { name: 'What you asked to change, v1' }));
    expect(first.getByText('Great start.')).toBeTruthy();
    expect(first.queryByText(/Cut the logo/)).toBeNull();
    const regions = screen.getAllByRole('region', { name: /^What you asked/ });
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
      'What you asked to change, v2',
      'What you asked to change, v1',
    ]);
    expect(screen.queryByText('Busy')).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { ConversationDto, MessageDto } from '../../api/conversation-reads';
import { ConversationView } from './conversation-view';

const conversation: ConversationDto = {
  id: 'c1',
  role: 'brand',
  bookingId: null,
  packageId: null,
  packageName: null,
  brandName: 'Northwind Coffee',
  brandEmail: 'ann@northwind.test',
  creatorName: 'Sophia Reyes',
  creatorUsername: 'sophiacreates',
  creatorId: 'sophia',
  closed: null,
  blocked: false,
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  unread: 0,
  lastAt: '2026-11-20T10:00:00.000Z',
  preview: null,
};
const message: MessageDto = {
  id: 'm1',
  seq: 1,
  party: 'brand',
  body: 'Hello',
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  editableUntil: null,
  attachments: [],
};
let routes: StandInRoutes;
const server = standInServer(() => ({ 'GET /api/conversations/c1/messages': { body: [] }, ...routes }));

const SEND = 'POST /api/conversations/c1/messages';
const failed = { status: 503, body: { statusCode: 503, code: 'UNAVAILABLE', message: 'Please try again.' } };
const keys = (): string[] => server.sentBy(SEND).map((sent) => (sent as { key: string }).key);

describe('writing a message', () => {
  it('that was lost on the way keeps its text and its name, and the next one has another', async () => {
    const user = userEvent.setup();
    routes = { [SEND]: failed };
    renderWithData(<ConversationView conversation={conversation} />);
    const field = await screen.findByRole('textbox');
    await fill(user, field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Not sent\./)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Hello');
    routes = { [SEND]: { body: { seq: 1, message } } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    await fill(user, field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [lost, again, next] = keys();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });
});

describe('a conversation without messages', () => {
  it.each([
    [null, 'No messages yet. Say hello to Sophia Reyes.'],
    ['You blocked Sophia Reyes.', 'No messages yet.'],
  ])('that is closed by %j says: %s', async (closed, said) => {
    renderWithData(<ConversationView conversation={{ ...conversation, closed }} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('the other side', () => {
  it.each([
    [false, 'Block Sophia Reyes', true],
    [true, 'Unblock Sophia Reyes', false],
  ])('whose being blocked is %s can be told to: %s', async (blocked, item, sent) => {
    const user = userEvent.setup();
    const BLOCK = 'PUT /api/conversations/c1/block';
    routes = { [BLOCK]: { body: { ...conversation, blocked: sent } } };
    renderWithData(<ConversationView conversation={{ ...conversation, blocked }} />);
    await user.click(await screen.findByRole('button', { name: 'More about Sophia Reyes' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(server.sentBy(BLOCK)).toEqual([{ blocked: sent }]));
  });
});

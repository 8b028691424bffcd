import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { LiveChange } from '@reelpact/domain';
import { standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { makeStore } from '../../app/store';
import '../calls';
import '../conversation-calls';
import { conversationReads } from '../conversation-reads';
import type { BookingDto, ConversationDto, MessageDto } from '../generated';
import { stepApi } from '../step-call';
import { takeChange } from './take-change';

const message = (seq: number, party: MessageDto['party'] = 'creator'): MessageDto => ({
  id: `m${seq}`,
  seq,
  party,
  body: `Message  ${seq}`,
  createdAt: `2026-11-20T10:00:0${seq}.000Z`,
  editedAt: null,
  editableUntil: null,
  attachments: [],
});
const conversation = (id: string, lastSeq: number): ConversationDto => ({
  id,
  role: 'brand',
  bookingId: null,
  packageId: null,
  packageName: null,
  brandName: 'Northwind Coffee',
  brandEmail: null,
  creatorName: 'Sophia Reyes',
  creatorUsername: 'sophiacreates',
  creatorId: 'sophia',
  closed: null,
  blocked: false,
  lastSeq,
  readSeq: lastSeq,
  otherReadSeq: 0,
  unread: 0,
  lastAt: '2026-11-20T10:00:00.000Z',
  preview: 'Message 1',
});

let routes: StandInRoutes = {};
let asked: string[] = [];
/** Every call is noted with its answer. */
const noting = (all: StandInRoutes): StandInRoutes =>
  Object.fromEntries(
    Object.entries(all).map(([call, answer]) => [
      call,
      (...given) => {
        asked.push(call);
        return typeof answer === 'function' ? answer(...given) : answer;
      },
    ]),
  );
standInServer(() => noting(routes));

const TALK = 'GET /api/conversations/c2/messages';
const AFTER = `${TALK}?after=1`;
const LIST = 'GET /api/conversations';
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page with a conversation open, the second in its list. */
async function aTalkingPage() {
  routes = {
    [LIST]: { body: [conversation('c1', 1), conversation('c2', 1)] },
    'GET /api/conversations/c2': { body: conversation('c2', 1) },
    [TALK]: { body: [message(1)] },
    [AFTER]: { body: [message(2), message(3)] },
  };
  const store = makeStore();
  const { conversationPages, messagePages, getConversation } = conversationReads.endpoints;
  const open = [
    store.dispatch(conversationPages.initiate(undefined)),
    store.dispatch(messagePages.initiate({ id: 'c2' })),
    store.dispatch(getConversation.initiate({ id: 'c2' })),
  ];
  ends.push(() => open.forEach(({ unsubscribe }) => unsubscribe()));
  const page = {
    store,
    hear: (change: Omit<LiveChange, 'kind' | 'subject'>, subject = 'c2') =>
      store.dispatch(takeChange({ kind: 'conversation', subject, ...change })),
    said: () =>
      messagePages
        .select({ id: 'c2' })(store.getState())
        .data?.pages.flat()
        .map(({ seq }) => seq),
    open: () => getConversation.select({ id: 'c2' })(store.getState()).data,
    list: () =>
      conversationPages
        .select(undefined)(store.getState())
        .data?.pages.flatMap(({ content }) => content),
  };
  return { ...page, loaded: Promise.all(open) };
}

describe('what is said', () => {
  it('is appended: only what is new is asked for, and the list shows it on top', async () => {
    const page = await aTalkingPage();
    await page.loaded;
    asked = [];
    page.hear({ lastSeq: 2, readBy: 'creator', readSeq: 2 });
    page.hear({ lastSeq: 3, readBy: 'creator', readSeq: 3 });
    await waitFor(() => expect(page.open()?.otherReadSeq).toBe(3));
    expect(asked).toEqual([AFTER]);
    expect(page.said()).toEqual([1, 2, 3]);
    expect(page.list()?.[0]).toMatchObject({ id: 'c2', lastSeq: 3, preview: 'Message 3', unread: 2 });
    expect(page.list()?.map(({ id }) => id)).toEqual(['c2', 'c1']);
  });

  it('by this page is in the answer: its own echo costs nothing', async () => {
    const page = await aTalkingPage();
    await page.loaded;
    routes['POST /api/conversations/c2/messages'] = { body: { seq: 2, message: message(2, 'brand') } };
    asked = [];
    const sending = page.store.dispatch(
      conversationReads.endpoints.sendMessage.initiate({ id: 'c2', newMessageDto: { body: 'Message 2' } }),
    );
    page.hear({ lastSeq: 2, readBy: 'brand', readSeq: 2 });
    await sending;
    await waitFor(() => expect(page.list()?.[0]).toMatchObject({ id: 'c2', readSeq: 2, unread: 0 }));
    page.hear({ readBy: 'creator', readSeq: 2 });
    await waitFor(() => expect(page.open()?.otherReadSeq).toBe(2));
    expect(page.said()).toEqual([1, 2]);
    expect(asked).toEqual(['POST /api/conversations/c2/messages']);
  });

  it('while the page loads is not missed', async () => {
    const page = await aTalkingPage();
    page.hear({ lastSeq: 3, readBy: 'creator', readSeq: 3 });
    await page.loaded;
    await waitFor(() => expect(page.said()).toEqual([1, 2, 3]));
  });

  it('is counted where only the number of unread messages is shown', async () => {
    routes = {
      'GET /api/bookings/b1/conversation': { body: conversation('c2', 1) },
      [AFTER]: { body: [message(2), message(3)] },
    };
    const store = makeStore();
    const { getBookingConversation } = conversationReads.endpoints;
    const counted = store.dispatch(getBookingConversation.initiate({ id: 'b1' }));
    ends.push(() => counted.unsubscribe());
    await counted;
    const unread = () => getBookingConversation.select({ id: 'b1' })(store.getState()).data?.unread;
    store.dispatch(
      takeChange({ kind: 'conversation', subject: 'c2', lastSeq: 3, readBy: 'creator', readSeq: 3 }),
    );
    await waitFor(() => expect(unread()).toBe(2));
    store.dispatch(takeChange({ kind: 'conversation', subject: 'c2', readBy: 'brand', readSeq: 3 }));
    await waitFor(() => expect(unread()).toBe(0));
  });

  it('and read here is marked without asking', async () => {
    const page = await aTalkingPage();
    await page.loaded;
    page.hear({ lastSeq: 3, readBy: 'creator', readSeq: 3 });
    await waitFor(() => expect(page.list()?.[0]?.unread).toBe(2));
    routes['POST /api/conversations/c2/read'] = { status: 204 };
    asked = [];
    await page.store.dispatch(
      conversationReads.endpoints.readMessages.initiate({ id: 'c2', readMessagesDto: { seq: 3 } }),
    );
    page.hear({ readBy: 'brand', readSeq: 3 });
    await waitFor(() => expect(page.list()?.[0]).toMatchObject({ unread: 0, readSeq: 3 }));
    expect(asked).toEqual(['POST /api/conversations/c2/read']);
  });

  it.each([
    ['in a way that only the server knows', {}, 'c2', [LIST, 'GET /api/conversations/c2', TALK]],
    ['in a conversation that isn’t listed yet', { lastSeq: 1 }, 'c3', [LIST]],
    [
      'more often than one page holds',
      { lastSeq: 51 },
      'c2',
      [AFTER, LIST, 'GET /api/conversations/c2', TALK],
    ],
  ])('%s is asked for again', async (_how, change, subject, calls) => {
    const page = await aTalkingPage();
    await page.loaded;
    routes[AFTER] = { body: Array.from({ length: 50 }, (_one, index) => message(index + 2)) };
    asked = [];
    page.hear(change, subject);
    await waitFor(() => expect(asked.toSorted()).toEqual(calls.toSorted()));
  });
});

describe('a change of a booking', () => {
  const BOOKING = 'GET /api/bookings/b1';
  const HISTORY = 'GET /api/bookings/b1/history';
  const STEP = 'POST /api/bookings/b1/steps/approve_request';
  const booking = (change: number) => ({ id: 'b1', change }) as BookingDto;
  async function aBookingPage() {
    routes = {
      [BOOKING]: { body: booking(4) },
      [HISTORY]: { body: [] },
      [STEP]: { body: booking(5) },
    };
    const store = makeStore();
    const { getBooking, getHistory } = stepApi.endpoints;
    const open = [
      store.dispatch(getBooking.initiate({ id: 'b1' })),
      store.dispatch(getHistory.initiate({ id: 'b1' })),
    ];
    ends.push(() => open.forEach(({ unsubscribe }) => unsubscribe()));
    await Promise.all(open);
    asked = [];
    const hear = (change?: number): void =>
      store.dispatch(takeChange({ kind: 'booking', subject: 'b1', ...(change !== undefined && { change }) }));
    return { store, hear };
  }

  it('by this page is known from the answer: its echo costs nothing', async () => {
    const { store, hear } = await aBookingPage();
    const step = store.dispatch(
      stepApi.endpoints.step.initiate({ id: 'b1', step: 'approve_request', input: {} }),
    );
    hear(5);
    await step;
    hear(5);
    // The next one is somebody else’s: all that was heard before is taken before it.
    routes[BOOKING] = { body: booking(6) };
    hear(6);
    await waitFor(() => expect(asked.toSorted()).toEqual([STEP, HISTORY, BOOKING, HISTORY].toSorted()));
  });

  it('that says no number is always asked for', async () => {
    const { hear } = await aBookingPage();
    hear();
    await waitFor(() => expect(asked.toSorted()).toEqual([BOOKING, HISTORY]));
  });

  it('is asked for in a list at once, and then once a second, however many bookings change', async () => {
    const LIST = 'GET /api/creators/dashboard';
    routes = { [LIST]: { body: { bookings: [] } } };
    const store = makeStore();
    const list = store.dispatch(stepApi.endpoints.getCreatorDashboard.initiate({}));
    ends.push(() => list.unsubscribe());
    await list;
    asked = [];
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    ends.push(() => jest.useRealTimers());
    for (let second = 1; second <= 3; second += 1) {
      for (let index = 0; index < 10; index += 1) {
        store.dispatch(takeChange({ kind: 'booking', subject: `b${index}`, change: second }));
        await jest.advanceTimersByTimeAsync(99);
      }
      expect(asked).toEqual(Array.from({ length: second }, () => LIST));
    }
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(4);
  });
});

import type { TagDescription } from '@reduxjs/toolkit/query';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type LiveChange, type LiveKind, MESSAGE } from '@reelpact/domain';
import { takeMessages, takeRead } from '../conversation-cache';
import { type ConversationDto, conversationReads as api } from '../conversation-reads';
import type { tagTypes } from '../tag-types';
import { learntAt } from './learnt';

type Tag = TagDescription<(typeof tagTypes)[number]>;
type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Update<T = void> = ThunkAction<T, State, unknown, UnknownAction>;
export type Taking = ThunkDispatch<State, unknown, UnknownAction>;

/** What has to be asked for again when nothing more is known than that something of a kind has changed. */
const CHANGED: Readonly<Record<LiveKind, (subject: string) => readonly Tag[]>> = {
  booking: (id) => [{ type: 'Booking', id }, { type: 'BookingPart', id }, 'BookingList'],
  review: (id) => [{ type: 'ReviewRoom', id }],
  conversation: (id) => [{ type: 'Conversation', id }, 'ConversationList'],
  notifications: () => ['Notification'],
};
const EVERYTHING: readonly Tag[] = [
  'Booking',
  'BookingPart',
  'BookingList',
  'ReviewRoom',
  'Conversation',
  'ConversationList',
  'Notification',
];

const askAgain = (tags: readonly Tag[]) => api.util.invalidateTags([...tags]);

/** What has many things in it changes at any moment: it is asked for again at once, and then not before this time is over. */
const LISTS_MS = 1_000;
interface Lists {
  waiting: Set<Tag>;
  askedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}
/** Of each store, by its way to dispatch. */
const listsOf = new WeakMap<object, Lists>();

const askForLists =
  (tags: readonly Tag[]): Update =>
  (dispatch) => {
    const lists = listsOf.get(dispatch) ?? { waiting: new Set(), askedAt: 0 };
    listsOf.set(dispatch, lists);
    for (const tag of tags) lists.waiting.add(tag);
    if (lists.waiting.size === 0 || lists.timer !== undefined) return;
    const since = Math.max(0, Date.now() - lists.askedAt);
    lists.timer = setTimeout(
      () => {
        dispatch(askAgain([...lists.waiting]));
        Object.assign(lists, { waiting: new Set(), askedAt: Date.now(), timer: undefined });
      },
      Math.max(0, LISTS_MS - since),
    );
  };

/** What is about many things has no id. */
const isList = (tag: Tag): boolean => typeof tag === 'string';

/** Asks for everything again that is on screen: more has changed than is known. */
export const takeEverything = (): Update => (dispatch) => {
  dispatch(askAgain(EVERYTHING));
};

/**
 * Brings what is on screen up to what the server has said. What the page knows already, its own doing above all, it doesn't ask for
 * again.
 */
export const takeChange =
  (change: LiveChange): Update =>
  (dispatch, getState) => {
    const { kind, subject } = change;
    inTurn(`${kind} ${subject}`, async () => {
      // What is under way may bring it, or may have been read just before it.
      await Promise.allSettled([
        ...dispatch(api.util.getRunningQueriesThunk()),
        ...dispatch(api.util.getRunningMutationsThunk()),
      ]);
      const tags = CHANGED[kind](subject);
      const { change: number, lastSeq, readSeq } = change;
      const isTalk = lastSeq !== undefined || readSeq !== undefined;
      const isTaken =
        (number !== undefined && isKnown(getState(), tags, change)) ||
        (isTalk && (await dispatch(takeTalk(change))));
      if (isTaken) return;
      dispatch(askAgain(tags.filter((tag) => !isList(tag))));
      dispatch(askForLists(tags.filter(isList)));
    });
  };

/** Changes of one thing are taken one after the other; those that wait for the same question are one. */
const turns = new Map<string, Promise<void>>();
function inTurn(name: string, work: () => Promise<void>): void {
  const before = turns.get(name) ?? Promise.resolve();
  const turn = before.then(work).finally(() => {
    if (turns.get(name) === turn) turns.delete(name);
  });
  turns.set(name, turn);
}

/** Whether everything on screen was asked for when the page knew of this change. */
function isKnown(state: State, tags: readonly Tag[], { subject, change = 0 }: LiveChange): boolean {
  const at = learntAt(subject, change);
  if (at === null) return false;
  return api.util.selectInvalidatedBy(state, [...tags]).every(({ queryCacheKey }) => {
    const query = state.api.queries[queryCacheKey];
    return (query?.startedTimeStamp ?? 0) >= at;
  });
}

/** A conversation that is known as that of a booking: its unread messages may be counted where none of them is shown. */
function ofBooking(state: State, id: string): ConversationDto | undefined {
  const known = api.util
    .selectInvalidatedBy(state, [{ type: 'Conversation', id }])
    .find(({ endpointName }) => endpointName === 'getBookingConversation');
  return (
    known && api.endpoints.getBookingConversation.select(known.originalArgs as { id: string })(state).data
  );
}

/** @returns whether it is on screen now, or there is nothing on screen that would show it */
const takeTalk =
  ({ subject: id, lastSeq = 0, readBy, readSeq }: LiveChange): Update<Promise<boolean>> =>
  async (dispatch, getState) => {
    const state = getState();
    const { data: pages } = api.endpoints.messagePages.select({ id })(state);
    const { data: list } = api.endpoints.conversationPages.select(undefined)(state);
    const listed = list?.pages.flatMap(({ content }) => content).find((one) => one.id === id);
    // One that isn't in the list has to get there.
    if (list && !listed && lastSeq > 0) return false;
    const after = pages ? (pages.pages[0]?.at(-1)?.seq ?? 0) : (listed ?? ofBooking(state, id))?.lastSeq;
    if (after !== undefined && after < lastSeq) {
      const { data: messages } = await dispatch(
        api.endpoints.getMessages.initiate({ id, after }, { subscribe: false, forceRefetch: true }),
      );
      if (!messages || messages.length >= MESSAGE.pageSize) return false;
      dispatch(takeMessages(id, messages));
    }
    if (readBy !== undefined) dispatch(takeRead(id, { readBy, readSeq }));
    return true;
  };

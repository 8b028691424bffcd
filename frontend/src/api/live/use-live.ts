import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveKind } from '@reelpact/domain';
import { emptyApi } from '../empty-api';
import { tagTypes } from '../tag-types';
import { useSession } from '../session';
import { LiveConnection, type LiveNews } from './live-connection';

type Tag = TagDescription<(typeof tagTypes)[number]>;

/** What has to be asked for again when something of a kind has changed. */
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

let users = 0;
let connection: LiveConnection | null = null;
let isLive = false;
/** Who was signed in when the connection was made: it hears what is theirs. */
let openedFor: string | null = null;
const watchers = new Set<() => void>();
const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

function close(): void {
  connection?.end();
  connection = null;
  isLive = false;
}

/**
 * Keeps what is on screen as the server has it, as long as anything on screen needs it. There is one connection, however many ask.
 * @returns whether changes are heard of at once; a page that waits for a machine asks by itself while they are not
 */
export function useLive(isNeeded = true): boolean {
  const dispatch = useDispatch();
  const { user, loading } = useSession();
  const who = user?.id ?? null;
  useEffect(() => {
    // Every browser has it; a page that is drawn elsewhere has nobody to tell.
    if (!isNeeded || loading || typeof EventSource === 'undefined') return;
    const news = (news: LiveNews): void => {
      const tags = news === 'reset' ? EVERYTHING : CHANGED[news.kind](news.subject);
      dispatch(emptyApi.util.invalidateTags([...tags]));
    };
    const live = (now: boolean): void => {
      isLive = now;
      for (const watcher of watchers) watcher();
    };
    users += 1;
    if (openedFor !== who) close();
    openedFor = who;
    connection ??= new LiveConnection({ news, live }, who);
    return () => {
      users -= 1;
      // The next screen asks in the same moment.
      queueMicrotask(() => users === 0 && close());
    };
  }, [dispatch, isNeeded, loading, who]);
  return useSyncExternalStore(watch, () => isLive);
}

import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useSession } from '../session';
import { LiveConnection, type LiveNews } from './live-connection';
import type { Taking } from './take-change';

/** Loaded once there is news: a first view needs none of it. */
const loadTaking = () => import('./take-change');

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
  const dispatch = useDispatch<Taking>();
  const { user, loading } = useSession();
  const who = user?.id ?? null;
  useEffect(() => {
    // Every browser has it; a page that is drawn elsewhere has nobody to tell.
    if (!isNeeded || loading || typeof EventSource === 'undefined') return;
    const news = (news: LiveNews): void => {
      void loadTaking().then(({ takeChange, takeEverything }) =>
        dispatch(news === 'reset' ? takeEverything() : takeChange(news)),
      );
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
  return useSyncExternalStore(
    watch,
    () => isLive,
    () => false,
  );
}

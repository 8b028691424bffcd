import { useEffect, useRef } from 'react';
import type { SecondsWatched } from './seconds-watched';

/** What is told of a file: how many different seconds were played, and whether nothing more may be said after this. */
export type OnWatched = (seconds: number, isLeaving?: boolean) => void;

/** Hears of what is watched while it is shown, and of all of it when the page is hidden or closed, or the file is left. */
export function useWatched(watched: SecondsWatched, onWatched: OnWatched): void {
  const latest = useRef(onWatched);
  useEffect(() => {
    latest.current = onWatched;
  });
  useEffect(() => {
    const stopHearing = watched.hear((...told) => latest.current(...told));
    const hide = () => document.visibilityState === 'hidden' && watched.leave();
    const close = () => watched.leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', close);
      watched.leave();
      stopHearing();
    };
  }, [watched]);
}

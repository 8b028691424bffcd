import { useEffect, useRef } from 'react';
import type { OnWatched, SecondsWatched } from './seconds-watched';

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

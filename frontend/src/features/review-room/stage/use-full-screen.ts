import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isFull: boolean;
  toggle(): void;
}

/** The whole screen for an element; where the browser has none for it (iPhones), the whole window. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return {
    isFull,
    toggle() {
      if (!document.fullscreenEnabled) setFull(!isFull);
      else if (document.fullscreenElement) void document.exitFullscreen();
      // It may be refused, by a setting of the page around this one.
      else element.current?.requestFullscreen().catch(() => setFull(true));
    },
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window something already counts as near, in pixels. */
const AHEAD = 200;

/**
 * Whether a place on the page was ever in sight, or almost: what is further down is asked for when somebody goes there.
 * @returns what the place is marked with, and whether it is time
 */
export function useNear<T extends HTMLElement>(): [place: RefObject<T | null>, isNear: boolean] {
  const place = useRef<T>(null);
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${AHEAD}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}

import { type RefObject, useEffect } from 'react';

/** Less of the window than this is left to see: an on-screen keyboard has opened. */
const KEYBOARD_SHARE = 0.75;

/**
 * Keeps an element within what an on-screen keyboard leaves of the window, which no unit of CSS knows. A window that was
 * enlarged with two fingers stays as it is.
 */
export function useVisibleWindow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [room, view] = [element.current, window.visualViewport];
    if (!room || !view) return;
    const follow = () => {
      const isPlain = view.scale <= 1.01;
      room.style.setProperty('--visible-top', isPlain ? `${view.offsetTop}px` : '0');
      room.style.setProperty('--visible-height', isPlain ? `${view.height}px` : '100dvh');
      room.dataset.keyboard = String(isPlain && view.height < window.innerHeight * KEYBOARD_SHARE);
    };
    follow();
    for (const event of ['resize', 'scroll']) view.addEventListener(event, follow);
    return () => {
      for (const event of ['resize', 'scroll']) view.removeEventListener(event, follow);
    };
  }, [element]);
}

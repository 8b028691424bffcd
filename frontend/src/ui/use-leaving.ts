import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells when somebody who has something open points or moves the focus elsewhere. */
export function useLeaving(box: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) onLeave();
  });
  useEffect(() => {
    if (!open) return;
    const watch = (event: Event) => leave(event);
    document.addEventListener('pointerdown', watch);
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('pointerdown', watch);
      document.removeEventListener('focusin', watch);
    };
  }, [open]);
}

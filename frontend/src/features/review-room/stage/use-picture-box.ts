import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './picture-box';

/** The size of an element in CSS pixels, followed while it changes; null before it is laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

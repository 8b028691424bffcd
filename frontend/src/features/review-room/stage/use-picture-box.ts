import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './picture-box';

/** The size of an element in CSS pixels, followed while it changes; null before it is laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    };
    // At once: an observer speaks after something was painted, and the picture would jump into its place.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

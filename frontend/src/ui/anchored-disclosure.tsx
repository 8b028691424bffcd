import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from './disclosure';
import styles from './disclosure.module.css';

/** What people do that moves a page, or means that they are somewhere on it. */
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Shows a part of the page, again and again while what loads above it pushes it away, until somebody takes over. */
function keepInSight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
  const end = (): void => {
    observer.disconnect();
    for (const taking of TAKEN_OVER) removeEventListener(taking, end);
  };
  for (const taking of TAKEN_OVER) addEventListener(taking, end, { passive: true });
  observer.observe(document.body);
  return end;
}

interface AnchoredDisclosureProps {
  /** What an address names after its "#". */
  anchor: string;
  label: string;
  children: ReactNode;
}

/** A disclosure that is open, and in sight, for somebody whose address names it. */
export function AnchoredDisclosure({ anchor, label, children }: AnchoredDisclosureProps) {
  const { hash } = useLocation();
  const isLedHere = hash === `#${anchor}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (isLedHere && place.current ? keepInSight(place.current) : undefined), [isLedHere]);
  return (
    <div id={anchor} ref={place} className={styles.anchored}>
      <Disclosure label={label} isOpenAtFirst={isLedHere}>
        {children}
      </Disclosure>
    </div>
  );
}

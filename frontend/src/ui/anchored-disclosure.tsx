import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from './disclosure';

// Not every environment scrolls.
const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

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
  return (
    // The page is drawn after the browser has looked for the anchor.
    <div id={anchor} ref={isLedHere ? showIt : undefined}>
      <Disclosure label={label} isOpenAtFirst={isLedHere}>
        {children}
      </Disclosure>
    </div>
  );
}

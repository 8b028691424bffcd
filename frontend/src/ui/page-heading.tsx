import { useEffect, useRef, type ReactNode } from 'react';
import { useArrivalFocus } from './arrival';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  className?: string;
  /** Which step of several is shown on the same screen; each one begins here, at the top. */
  step?: string | number;
}

/** A screen's one first-level heading. Who comes from another screen, or from another step of this one, begins here. */
export function PageHeading({ children, className = '', step }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <h1 ref={heading} tabIndex={-1} className={`${styles.heading} ${className}`.trim()}>
      {children}
    </h1>
  );
}

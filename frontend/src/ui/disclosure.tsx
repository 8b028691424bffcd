import { useId, useState, type ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** Whether it is open from the start, because somebody was led to it. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** What is shown, and asked for, only when somebody opens it. */
export function Disclosure({ label, isOpenAtFirst = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface RowProps {
  name: ReactNode;
  /** What else is known of it. */
  more: ReactNode;
  button: string;
  /** The button's whole sentence for those who hear it alone. */
  label: string;
  busy?: boolean;
  onPress: () => void;
}

/** One thing that lets somebody in, and the button that ends it. */
export function Row({ name, more, button, label, busy, onPress }: RowProps) {
  return (
    <li>
      <span className={styles.thing}>
        <span className={styles.name}>{name}</span>
        <span className={styles.more}>{more}</span>
      </span>
      <Button aria-label={label} loading={busy} onClick={onPress}>
        {button}
      </Button>
    </li>
  );
}

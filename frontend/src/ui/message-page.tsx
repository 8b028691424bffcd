import type { ReactNode } from 'react';
import { Logo } from './logo';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text?: ReactNode;
  /** What the person can do next: links or buttons. */
  children?: ReactNode;
}

/** A whole page that has one thing to say. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <Logo size={44} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </main>
  );
}

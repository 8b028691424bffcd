import type { ReactNode } from 'react';
import { Logo } from './logo';
import { PageHeading } from './page-heading';
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
    <main id="content" className={styles.page}>
      <Logo size={44} />
      <PageHeading>{title}</PageHeading>
      {text && <p>{text}</p>}
      {children && <div className={styles.next}>{children}</div>}
    </main>
  );
}

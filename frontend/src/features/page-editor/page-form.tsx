import { useEffect, useRef, type ReactNode } from 'react';
import { focusFirstInvalid } from '../../ui/form';
import { PlainButton } from '../../ui/link-button';
import { Spinner } from '../../ui/spinner';
import type { PageDraft } from './page-draft';
import styles from './page-form.module.css';
import type { PageEditing } from './use-page-draft';

interface PageFormProps {
  page: PageEditing;
  children: (draft: PageDraft) => ReactNode;
}

/** A tab of the page's look and blocks. */
export function PageForm({ page, children }: PageFormProps) {
  const { draft, error, refetch, refusals } = page;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals]);

  if (!draft && error) {
    return (
      <div className={styles.form}>
        <p>Your page could not be loaded. Please check your connection and try again.</p>
        <span>
          <PlainButton look="quiet" onClick={() => void refetch()}>
            Try again
          </PlainButton>
        </span>
      </div>
    );
  }
  if (!draft) return <Spinner />;
  return (
    <div ref={form} className={styles.form}>
      {children(draft)}
    </div>
  );
}

import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiProblem } from '../api/problem';
import { PlainButton } from '../ui/link-button';
import { MessagePage } from '../ui/message-page';
import { EmptyNote } from '../ui/empty-note';
import { failureKind, FAILURE_TEXTS } from './failure-kind';

interface LoadFailedProps {
  error: unknown;
  /** Asks again. */
  onRetry: () => void;
  /** What is said where there is no such thing; a page without one has nothing that could be missing. */
  missing?: ReactNode;
  /** A sentence of the specification for any other failure. */
  title?: string;
  /** Inside of a page, where the rest of it can still be used. */
  inPlace?: boolean;
}

/**
 * Instead of what could not be loaded: not found, not allowed, offline and server trouble say different things. Whatever
 * may pass is asked for again when the network comes back and when somebody comes back to the page.
 */
export function LoadFailed({ error, onRetry, missing, title, inPlace }: LoadFailedProps) {
  const kind = failureKind(error, navigator.onLine);
  const passes = kind !== 'missing' && kind !== 'forbidden';
  useEffect(() => {
    if (!passes) return;
    const comeBack = () => document.visibilityState === 'visible' && onRetry();
    window.addEventListener('online', onRetry);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.removeEventListener('online', onRetry);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [passes, onRetry]);

  if (kind === 'missing' && missing !== undefined) return missing;
  const texts = FAILURE_TEXTS[kind];
  const text = kind === 'busy' && isApiProblem(error) ? error.message : texts.text;
  const heading = title === undefined || !passes ? texts.title : title;
  const doors = passes ? (
    <PlainButton look={inPlace ? 'quiet' : 'primary'} onClick={onRetry}>
      Try again
    </PlainButton>
  ) : (
    <Link to="/">Go to the start page</Link>
  );
  return inPlace ? (
    <EmptyNote title={heading} action={doors}>
      {text}
    </EmptyNote>
  ) : (
    <MessagePage title={heading} text={text}>
      {doors}
    </MessagePage>
  );
}

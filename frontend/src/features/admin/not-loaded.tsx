import { EmptyNote } from '../../ui/empty-note';
import { PlainButton } from '../../ui/link-button';

/** Shown where the server did not answer. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyNote title="This could not be loaded">
      <PlainButton look="quiet" onClick={onRetry}>
        Try again
      </PlainButton>
    </EmptyNote>
  );
}

import { Suspense, lazy, useState } from 'react';
import type { BookingDto } from '../../../api/calls';
import { Button } from '../../../ui/button';
import { ErrorBoundary } from '../../../ui/error-boundary';
import styles from './share.module.css';

/** Few open it. */
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }));

/** Leads the brand to its review links. */
export function ShareButton({ booking }: { booking: BookingDto }) {
  const [isOpen, setOpen] = useState(false);
  if (booking.role !== 'brand' || booking.final) return null;
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        <span>
          Share<span className={styles.wide}> for review</span>
        </span>
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={<p role="alert">This couldn’t be loaded. Reload the page to try again.</p>}>
          <Suspense>
            <ShareDialog booking={booking} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

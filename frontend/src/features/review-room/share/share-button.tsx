import { useState } from 'react';
import type { BookingDto } from '../../../api/calls';
import { Button } from '../../../ui/button';
import styles from './share.module.css';
import { ShareDialog } from './share-dialog';

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
      {isOpen && <ShareDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

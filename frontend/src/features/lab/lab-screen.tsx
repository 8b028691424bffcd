import { Page } from '../../ui/page';
import { EmptyNote } from '../../ui/empty-note';
import { BookingBench } from './booking-bench';
import styles from './lab-screen.module.css';
import { LabBookingList } from './lab-booking-list';
import { MakeBooking } from './make-booking';
import { ReplayRun } from './replay-run';

interface LabScreenProps {
  bookingId: string | null;
  onOpen: (id: string) => void;
}

/** Testers bring a booking anywhere it can go: as each party, the bank, the card network and the clock. */
export function LabScreen({ bookingId, onOpen }: LabScreenProps) {
  return (
    <Page
      width="full"
      title="Lab"
      subtitle="Take any step as any party, send any signal, move the clock. The clock is shared: other bookings’ windows end as well."
    >
      <div className={styles.columns}>
        <aside className={styles.side}>
          <div>
            <MakeBooking onMade={onOpen} />
          </div>
          <div className={styles.later}>
            <ReplayRun onMade={onOpen} />
          </div>
          <div className={styles.later}>
            <LabBookingList openId={bookingId} onOpen={onOpen} />
          </div>
        </aside>
        <div className={styles.bench}>
          {bookingId === null ? (
            <EmptyNote title="No booking is open">Make one, or pick one from the list.</EmptyNote>
          ) : (
            <BookingBench key={bookingId} id={bookingId} />
          )}
        </div>
      </div>
    </Page>
  );
}

import { CLOCK_MOVES, ACTOR_LABELS, MEDIA_MOVES } from '@reelpact/domain';
import { Button } from 'antd';
import type { LabBookingDto } from '../../api/generated-admin';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import styles from './moves.module.css';
import type { LabBooking } from './use-lab-booking';

interface ClockMovesProps extends Pick<LabBooking, 'busy' | 'make'> {
  booking: LabBookingDto;
}

const orNone = (moment: string | null): string => (moment === null ? 'None' : momentText(moment));

/** The stage's window: when it ends, what silence then does, and the way there; and the previews that a review waits for. */
export function ClockMoves({ booking, busy, make }: ClockMovesProps) {
  const { now, version, window } = booking;
  const { deadlineAt, nextReminderAt, onSilence } = window;
  return (
    <Panel title="Window">
      <Facts
        facts={[
          { name: 'Now', value: momentText(now) },
          { name: 'Next reminder', value: orNone(nextReminderAt) },
          { name: 'Deadline', value: orNone(deadlineAt) },
          { name: 'What silence does', value: onSilence ?? 'Nothing: this stage has no window.', long: true },
        ]}
      />
      {deadlineAt === null && onSilence !== null && (
        <p className={styles.why}>A chargeback has stopped the window.</p>
      )}
      <section aria-label={ACTOR_LABELS.clock} className={styles.group}>
        <Button disabled={busy || nextReminderAt === null} onClick={() => void make({ clock: 'reminder' })}>
          {CLOCK_MOVES.reminder}
        </Button>
        <Button disabled={busy || deadlineAt === null} onClick={() => void make({ clock: 'deadline' })}>
          {CLOCK_MOVES.deadline}
        </Button>
      </section>
      <section aria-label={ACTOR_LABELS.media} className={styles.group}>
        <h3>{ACTOR_LABELS.media}</h3>
        <Button disabled={busy || version === 0} onClick={() => void make({ media: 'ready' })}>
          {MEDIA_MOVES.ready}
        </Button>
      </section>
    </Panel>
  );
}

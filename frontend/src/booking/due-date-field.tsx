import type { Ref } from 'react';
import { useClock } from '../api/use-clock';
import { SelectInput } from '../ui/text-input';
import { hourText } from '../ui/when';
import type { BookingView } from './booking-view';
import styles from './step-dialog.module.css';

const DAY = 86_400_000;
/** By how many days a due date is moved, where there is room for them. */
const STEPS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28];

interface DueDateFieldProps {
  booking: Pick<BookingView, 'dueAt' | 'latestDueAt'>;
  label: string;
  /** A moment; undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (dueAt: string | undefined) => void;
  ref: Ref<HTMLSelectElement>;
}

/** A later due date, said in days and as a date; the last one is as late as the payment can be held for. */
export function DueDateField({ booking, label, value, onChange, ref }: DueDateFieldProps) {
  const now = useClock();
  const due = Date.parse(booking.dueAt ?? '');
  const latest = Date.parse(booking.latestDueAt ?? '');
  const moments = STEPS.map((days) => ({ days, at: due + days * DAY })).filter(
    ({ at }) => at > now && at <= latest,
  );
  const dates = moments.map(({ days, at }) => ({
    iso: new Date(at).toISOString(),
    said: `${days} more ${days === 1 ? 'day' : 'days'}`,
  }));
  const isWithin = dates.some(({ iso }) => Date.parse(iso) === latest);
  if (latest > now && !isWithin)
    dates.push({ iso: new Date(latest).toISOString(), said: 'As late as possible' });
  return (
    <div className={styles.field}>
      <label htmlFor="step-dueAt">{label}</label>
      <SelectInput
        id="step-dueAt"
        ref={ref}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">Choose a date</option>
        {dates.map(({ iso, said }) => (
          <option key={iso} value={iso}>
            {said}: {hourText(iso)}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}

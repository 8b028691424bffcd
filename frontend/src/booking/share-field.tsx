import { formatMoney, parseDollars, settle } from '@reelpact/domain';
import { useState } from 'react';
import { useGetStatementQuery } from '../api/calls';
import { Facts } from '../ui/facts';
import { TextInput } from '../ui/text-input';
import type { BookingView } from './booking-view';
import styles from './share-field.module.css';

interface ShareFieldProps {
  booking: BookingView;
  label: string;
  /** The creator's share, 0 to 100; null while it can't be read. */
  percent: number | null;
  onChange: (percent: number | null) => void;
}

/** A whole number from 0 to 100; null for anything else. */
function percentOf(text: string): number | null {
  const percent = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : null;
}

/** Divides a payment between creator and brand, and shows what each of them then gets. */
export function ShareField({ booking, label, percent, onChange }: ShareFieldProps) {
  const { data: statement } = useGetStatementQuery({ id: booking.id });
  const [typed, setTyped] = useState(String(percent ?? ''));
  const takesFee = (parseDollars(statement?.fee) ?? 0) > 0;
  const parts = percent === null ? null : settle(parseDollars(booking.amount) ?? 0, percent, 0);
  function take(text: string): void {
    setTyped(text);
    onChange(percentOf(text));
  }
  return (
    <>
      <div>
        <label htmlFor="step-creatorPercent">{label}</label>
        <div className={styles.share}>
          <input
            type="range"
            className={styles.slider}
            aria-label={label}
            min={0}
            max={100}
            step={5}
            value={percent ?? 0}
            onChange={({ target }) => take(target.value)}
          />
          <TextInput
            id="step-creatorPercent"
            type="number"
            min={0}
            max={100}
            aria-invalid={percent === null ? true : undefined}
            value={typed}
            onChange={({ target }) => take(target.value)}
          />
        </div>
      </div>
      <div className={styles.sums} aria-live="polite">
        <Facts
          facts={[
            {
              name: `@${booking.package.creator.username}${takesFee ? ', before the platform’s fee' : ''}`,
              value: parts ? formatMoney(parts.creatorNet) : '–',
            },
            { name: `Back to ${booking.brandName}`, value: parts ? formatMoney(parts.refund) : '–' },
          ]}
        />
      </div>
    </>
  );
}

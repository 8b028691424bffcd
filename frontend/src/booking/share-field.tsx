import { formatMoney, parseDollars, settle } from '@reelpact/domain';
import { InputNumber, Slider } from 'antd';
import { useGetStatementQuery } from '../api/calls';
import { Facts } from '../ui/facts';
import type { BookingView } from './booking-view';
import styles from './share-field.module.css';

interface ShareFieldProps {
  booking: BookingView;
  label: string;
  /** The creator's share, 0 to 100; null while it can't be read. */
  percent: number | null;
  onChange: (percent: number | null) => void;
}

/** Divides a payment between creator and brand, and shows what each of them then gets. */
export function ShareField({ booking, label, percent, onChange }: ShareFieldProps) {
  const { data: statement } = useGetStatementQuery({ id: booking.id });
  const takesFee = (parseDollars(statement?.fee) ?? 0) > 0;
  const parts = percent === null ? null : settle(parseDollars(booking.amount) ?? 0, percent, 0);
  return (
    <>
      <div>
        <label htmlFor="step-creatorPercent">{label}</label>
        <div className={styles.share}>
          <Slider
            min={0}
            max={100}
            step={5}
            value={percent ?? 0}
            onChange={onChange}
            tooltip={{ open: false }}
            ariaLabelForHandle={label}
          />
          <InputNumber
            id="step-creatorPercent"
            min={0}
            max={100}
            precision={0}
            value={percent}
            onChange={onChange}
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

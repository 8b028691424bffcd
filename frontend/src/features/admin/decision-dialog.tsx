import { formatMoney, parseDollars, settle } from '@reelpact/domain';
import { InputNumber, Slider } from 'antd';
import { useState } from 'react';
import { useGetStatementQuery, type BookingDto } from '../../api/calls';
import { ReasonDialog } from '../../deal/reason-dialog';
import { Facts } from '../../ui/facts';
import styles from './decision-dialog.module.css';

interface DecisionDialogProps {
  booking: BookingDto;
  busy: boolean;
  onDecide: (decision: { creatorPercent: number; reason: string }) => void;
  onCancel: () => void;
}

/** Divides a disputed payment between creator and brand, and shows what each of them then gets. */
export function DecisionDialog({ booking, busy, onDecide, onCancel }: DecisionDialogProps) {
  const [percent, setPercent] = useState<number | null>(50);
  const { data: statement } = useGetStatementQuery({ id: booking.id });
  const takesFee = (parseDollars(statement?.fee) ?? 0) > 0;
  const parts = percent === null ? null : settle(parseDollars(booking.amount) ?? 0, percent, 0);

  return (
    <ReasonDialog
      title="Resolve Dispute"
      question="Your reason; both parties read it"
      confirm="Resolve Dispute"
      danger={false}
      busy={busy}
      ready={percent !== null}
      note="This moves the money and cannot be undone."
      onConfirm={(reason) => percent !== null && onDecide({ creatorPercent: percent, reason })}
      onCancel={onCancel}
    >
      <div>
        <label htmlFor="creator-percent">The creator&apos;s share in percent</label>
        <div className={styles.share}>
          <Slider
            min={0}
            max={100}
            step={5}
            value={percent ?? 0}
            onChange={setPercent}
            tooltip={{ open: false }}
            ariaLabelForHandle="The creator's share in percent"
          />
          <InputNumber
            id="creator-percent"
            min={0}
            max={100}
            precision={0}
            value={percent}
            onChange={setPercent}
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
    </ReasonDialog>
  );
}

import { BOOKING_LIMITS, formatMoney, isBlank, parseDollars, settle } from '@reelpact/domain';
import { Button, Input, InputNumber, Modal, Slider } from 'antd';
import { useState } from 'react';
import { useGetStatementQuery, type BookingDto } from '../../api/calls';
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
  const [reason, setReason] = useState('');
  const { data: statement } = useGetStatementQuery({ id: booking.id });
  const takesFee = (parseDollars(statement?.fee) ?? 0) > 0;
  const parts = percent === null ? null : settle(parseDollars(booking.amount) ?? 0, percent, 0);

  return (
    <Modal
      open
      title="Resolve Dispute"
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button
          key="decide"
          type="primary"
          loading={busy}
          disabled={percent === null || isBlank(reason)}
          onClick={() => percent !== null && onDecide({ creatorPercent: percent, reason: reason.trim() })}
        >
          Resolve Dispute
        </Button>,
      ]}
    >
      <div className={styles.decision}>
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
        <div className={styles.field}>
          <label htmlFor="decision-reason">Your reason; both parties read it</label>
          <Input.TextArea
            id="decision-reason"
            rows={4}
            maxLength={BOOKING_LIMITS.reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <p className={styles.note}>This moves the money and cannot be undone.</p>
      </div>
    </Modal>
  );
}

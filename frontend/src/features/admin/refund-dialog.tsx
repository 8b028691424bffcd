import { BOOKING_LIMITS, formatMoney, isBlank, parseDollars } from '@reelpact/domain';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import styles from './decision-dialog.module.css';

interface RefundDialogProps {
  booking: BookingDto;
  busy: boolean;
  onGrant: (refund: { amount: string; reason: string }) => void;
  onCancel: () => void;
}

/** Gives a part of a payment back that was released already. */
export function RefundDialog({ booking, busy, onGrant, onCancel }: RefundDialogProps) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const cents = parseDollars(amount) ?? 0;
  const most = parseDollars(booking.amount) ?? 0;
  const fits = cents > 0 && cents <= most;

  return (
    <Modal
      open
      title="Refund the Brand"
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button
          key="grant"
          type="primary"
          danger
          loading={busy}
          disabled={!fits || isBlank(reason)}
          onClick={() => onGrant({ amount: amount.trim(), reason: reason.trim() })}
        >
          {fits ? `Refund ${formatMoney(cents)}` : 'Refund'}
        </Button>,
      ]}
    >
      <div className={styles.decision}>
        <div className={styles.field}>
          <label htmlFor="refund-amount">Amount in dollars, at most {formatMoney(most)}</label>
          <Input
            id="refund-amount"
            inputMode="decimal"
            prefix="$"
            autoFocus
            value={amount}
            status={amount !== '' && !fits ? 'error' : undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="refund-reason">Your reason; both parties read it</label>
          <Input.TextArea
            id="refund-reason"
            rows={3}
            maxLength={BOOKING_LIMITS.reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <p className={styles.note}>
          It is taken back from the creator&apos;s account where that is possible.
        </p>
      </div>
    </Modal>
  );
}

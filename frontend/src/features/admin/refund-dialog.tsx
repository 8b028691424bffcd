import { formatMoney, parseDollars } from '@reelpact/domain';
import { Input } from 'antd';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { ReasonDialog } from '../../deal/reason-dialog';
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
  const cents = parseDollars(amount) ?? 0;
  const most = parseDollars(booking.amount) ?? 0;
  const fits = cents > 0 && cents <= most;

  return (
    <ReasonDialog
      title="Refund the Brand"
      question="Your reason; both parties read it"
      confirm={fits ? `Refund ${formatMoney(cents)}` : 'Refund'}
      busy={busy}
      ready={fits}
      note="It is taken back from the creator’s account where that is possible."
      onConfirm={(reason) => onGrant({ amount: amount.trim(), reason })}
      onCancel={onCancel}
    >
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
    </ReasonDialog>
  );
}

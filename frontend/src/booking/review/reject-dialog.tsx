import { BOOKING_LIMITS, dollarsText, isBlank, revisionsCount, stepRow, withNames } from '@reelpact/domain';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-input';
import styles from './verdict-dialogs.module.css';

interface RejectDialogProps {
  booking: BookingDto;
  busy: boolean;
  /** What was typed before the dialog opened. */
  first?: string;
  onReject: (reason: string) => void;
  /** Asks for a revision instead; absent where that isn't possible. */
  onRevise?: () => void;
  onClose: () => void;
}

/** Asks why, says what follows, and offers the milder way first. */
export function RejectDialog({ booking, busy, first = '', onReject, onRevise, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState(first);
  const { label, question = '', confirmation = '' } = stepRow('reject_content');
  const creator = booking.package.creator.displayName;
  const said = (sentence: string): string =>
    withNames(sentence, { creator, brand: booking.brandName }).replaceAll(
      '{amount}',
      dollarsText(booking.amount),
    );
  return (
    <Dialog
      title={label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" danger busy={busy} onClick={() => onReject(reason.trim())}>
            {label}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {onRevise && (
          <p className={styles.offer}>
            <span>Can it still be put right? Revisions left: {revisionsCount(booking.revisionsLeft)}.</span>
            <Button onClick={onRevise}>{stepRow('request_revision').label} instead</Button>
          </p>
        )}
        <div className={styles.field}>
          <label htmlFor="reject-reason">{said(question)}</label>
          <TextArea
            id="reject-reason"
            rows={4}
            maxLength={BOOKING_LIMITS.feedback.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {isBlank(reason) && <span className={styles.hint}>Without words, {creator} sees no reason.</span>}
        </div>
        <p className={styles.hint}>{said(confirmation)}</p>
      </div>
    </Dialog>
  );
}

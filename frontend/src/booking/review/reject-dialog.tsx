import {
  BOOKING_LIMITS,
  REJECTION_GROUND_LABELS,
  type RejectionGround,
  STEP_FIELDS,
  dollarsText,
  groundsFor,
  isBlank,
  revisionsCount,
  stepRow,
  withNames,
} from '@reelpact/domain';
import { useState } from 'react';
import type { BookingDto, SubmissionDto } from '../../api/calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/text-input';
import styles from './verdict-dialogs.module.css';

interface RejectDialogProps {
  booking: BookingDto;
  /** The version that is judged. */
  version: SubmissionDto;
  busy: boolean;
  onReject: (reason: string, ground: RejectionGround) => void;
  /** Asks for a revision instead; absent where that isn't possible. */
  onRevise?: () => void;
  onClose: () => void;
}

/** Asks why, says what follows, and offers the milder way first. */
export function RejectDialog({ booking, version, busy, onReject, onRevise, onClose }: RejectDialogProps) {
  const [ground, setGround] = useState<RejectionGround | null>(null);
  const [reason, setReason] = useState('');
  const { label, question = '', confirmation = '' } = stepRow('reject_content');
  const creator = booking.package.creator.displayName;
  const said = (sentence: string): string =>
    withNames(sentence, { creator, brand: booking.brandName }).replaceAll(
      '{amount}',
      dollarsText(booking.amount),
    );
  const missing =
    ground === null
      ? 'Please choose why.'
      : isBlank(reason) && ground === 'other'
        ? 'Please say what is wrong.'
        : null;
  return (
    <Dialog
      title={label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="primary"
            danger
            busy={busy}
            disabled={missing !== null}
            aria-describedby={missing === null ? undefined : 'reject-missing'}
            onClick={() => ground !== null && onReject(reason.trim(), ground)}
          >
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
        <fieldset className={styles.choice}>
          <legend>{STEP_FIELDS.ground.label}</legend>
          {groundsFor(
            booking.package.ai,
            version.files.map(({ ai }) => ai),
          ).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="ground"
                value={one}
                checked={ground === one}
                onChange={() => setGround(one)}
              />
              {REJECTION_GROUND_LABELS[one]}
            </label>
          ))}
        </fieldset>
        <div className={styles.field}>
          <label htmlFor="reject-reason">{said(question)}</label>
          <TextArea
            id="reject-reason"
            rows={4}
            maxLength={BOOKING_LIMITS.feedback.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {isBlank(reason) && (
            <span className={styles.hint}>
              Without words, {creator} reads only the reason that you chose.
            </span>
          )}
        </div>
        <p className={styles.hint}>{said(confirmation)}</p>
        {missing !== null && (
          <p id="reject-missing" className={styles.hint}>
            {missing}
          </p>
        )}
      </div>
    </Dialog>
  );
}

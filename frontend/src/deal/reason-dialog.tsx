import { BOOKING_LIMITS, isBlank } from '@reelpact/domain';
import { Button, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  open?: boolean;
  title: string;
  /** What is asked for. */
  question: string;
  confirm: string;
  /** Whether the button warns. */
  danger?: boolean;
  busy?: boolean;
  /** Whether what is asked for beside the reason is complete. */
  ready?: boolean;
  /** What has to be known before confirming. */
  note?: ReactNode;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
  /** What is asked for beside the reason. */
  children?: ReactNode;
}

/** Asks for the reason of a grave step. Without one there is nothing to confirm; closing it cancels the step. */
export function ReasonDialog({
  open = true,
  title,
  question,
  confirm,
  danger = true,
  busy,
  ready = true,
  note,
  onConfirm,
  onCancel,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button
          key="confirm"
          type="primary"
          danger={danger}
          loading={busy}
          disabled={!ready || isBlank(reason)}
          onClick={() => onConfirm(reason.trim())}
        >
          {confirm}
        </Button>,
      ]}
    >
      <div className={styles.questions}>
        {children}
        <div className={styles.field}>
          <label htmlFor="reason-text">{question}</label>
          <Input.TextArea
            id="reason-text"
            rows={4}
            autoFocus={!children}
            maxLength={BOOKING_LIMITS.reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Modal>
  );
}

import { BOOKING_LIMITS, isBlank } from '@reelpact/domain';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What is asked for. */
  question: string;
  confirm: string;
  busy?: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a grave step. Without one there is nothing to confirm; closing it cancels the step. */
export function ReasonDialog({
  open,
  title,
  question,
  confirm,
  busy,
  onConfirm,
  onCancel,
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
          danger
          loading={busy}
          disabled={isBlank(reason)}
          onClick={() => onConfirm(reason.trim())}
        >
          {confirm}
        </Button>,
      ]}
    >
      <label htmlFor="reason-text">{question}</label>
      <Input.TextArea
        id="reason-text"
        style={{ marginTop: 8 }}
        rows={4}
        autoFocus
        maxLength={BOOKING_LIMITS.reason.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}

import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface QuestionDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** Asks once more before something ends that can't be taken up again. */
export function QuestionDialog({
  open,
  title,
  confirm,
  busy,
  onConfirm,
  onCancel,
  children,
}: QuestionDialogProps) {
  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}

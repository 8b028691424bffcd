import { Button, Form, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { CheckedForm } from '../../ui/form';
import styles from './account.module.css';

interface FormDialogProps<V> {
  title: string;
  button: string;
  busy: boolean;
  /** What is said of a failure that says nothing itself. */
  otherwise: string | ((error: unknown) => string);
  /** What it throws is said at the fields that it names, or below the form. */
  onSubmit: (values: V) => Promise<void>;
  onClose: () => void;
  /** Whether a stray click beside it closes it; not where something is shown that can't be shown again. */
  closesByClick?: boolean;
  children: ReactNode;
}

/** A form in a dialog, which stays with all that was typed until what it asks for is done. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, button, busy, otherwise, onSubmit, onClose, closesByClick = true, children } = props;
  const [form] = Form.useForm<V>();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: V): Promise<void> {
    setFailure(null);
    try {
      await onSubmit(values);
    } catch (error) {
      const names = isApiProblem(error) ? Object.keys(error.errors) : [];
      if (isApiProblem(error) && names.some((name) => name in values)) setFieldErrors(error.errors);
      else
        setFailure(
          failureText(error, { otherwise: typeof otherwise === 'string' ? otherwise : otherwise(error) }),
        );
    }
  }

  return (
    <Modal
      open
      title={title}
      mask={{ closable: closesByClick }}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="send" type="primary" loading={busy} onClick={() => form.submit()}>
          {button}
        </Button>,
      ]}
    >
      <CheckedForm<V>
        className={styles.dialog}
        form={form}
        size="middle"
        fieldErrors={fieldErrors}
        onFinish={(values: V) => void submit(values)}
      >
        {children}
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </CheckedForm>
    </Modal>
  );
}

import { DELETION_EFFECTS, DELETION_MESSAGES, emailKey } from '@reelpact/domain';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useDeleteAccountMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { useLeave } from '../../api/session';
import { CheckedForm } from '../../ui/form';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';

interface Proof {
  email: string;
  password?: string;
}

const FIELDS = ['email', 'password'] as const;

/** Says what goes and what stays, and asks for what only the owner knows. */
export function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [form] = Form.useForm<Proof>();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const leave = useLeave();

  async function submit({ email, password }: Proof): Promise<void> {
    setFailure(null);
    try {
      await remove({ deleteAccountDto: { email: email.trim(), ...(hasPassword && { password }) } }).unwrap();
      showToast('Account deleted', 'We have forgotten you.');
      await leave();
    } catch (error) {
      const errors = isApiProblem(error) ? error.errors : {};
      if (FIELDS.some((name) => errors[name] !== undefined)) setFieldErrors(errors);
      else
        setFailure(failureText(error, { otherwise: 'Your account could not be deleted. Please try again.' }));
    }
  }

  return (
    <Modal
      open
      title="Delete your account"
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="delete" type="primary" danger loading={isLoading} onClick={() => form.submit()}>
          Delete for good
        </Button>,
      ]}
    >
      <div className={styles.dialog}>
        <Effects title="What goes" effects={DELETION_EFFECTS.goes} />
        <Effects title="What stays" effects={DELETION_EFFECTS.stays} />
        <p>Nobody can undo this. Download your data first if you may want it.</p>
        <CheckedForm<Proof>
          form={form}
          size="middle"
          fieldErrors={fieldErrors}
          initialValues={{ email: '', password: '' }}
          onFinish={(values: Proof) => void submit(values)}
        >
          <Form.Item
            name="email"
            label="Your email"
            rules={[
              {
                validator: (_, value: string) =>
                  emailKey(value) === ''
                    ? Promise.reject(new Error(DELETION_MESSAGES.email))
                    : Promise.resolve(),
              },
            ]}
          >
            <Input type="email" autoComplete="off" inputMode="email" />
          </Form.Item>
          {hasPassword && (
            <Form.Item
              name="password"
              label="Your password"
              rules={[{ required: true, message: 'Password is required' }]}
            >
              <Input.Password autoComplete="current-password" />
            </Form.Item>
          )}
          {failure && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
        </CheckedForm>
      </div>
    </Modal>
  );
}

function Effects({ title, effects }: { title: string; effects: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </section>
  );
}

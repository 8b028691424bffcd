import { PASSWORD } from '@reelpact/domain';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useChangePasswordMutation } from '../../api/safety-calls';
import { showToast } from '../../ui/toast';
import { FormDialog } from './form-dialog';

interface Passwords {
  currentPassword: string;
  password: string;
}

interface PasswordDialogProps {
  /** Says how good the new password is. */
  meter: (password: string) => ReactNode;
  onClose: () => void;
}

/** Asks for the present password and the new one. */
export function PasswordDialog({ meter, onClose }: PasswordDialogProps) {
  const [change, { isLoading }] = useChangePasswordMutation();

  async function submit({ currentPassword, password }: Passwords): Promise<void> {
    await change({ changePasswordDto: { currentPassword, password } }).unwrap();
    showToast('Password changed', 'Every other device is signed out.');
    onClose();
  }

  return (
    <FormDialog<Passwords>
      title="Change your password"
      button="Change password"
      busy={isLoading}
      otherwise="Your password could not be changed. Please try again."
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="currentPassword"
        label="Present password"
        rules={[{ required: true, message: 'Password is required' }]}
      >
        <Input.Password autoFocus autoComplete="current-password" maxLength={PASSWORD.max} />
      </Form.Item>
      <Form.Item
        name="password"
        label="New password"
        extra={PASSWORD.hint}
        rules={[
          { required: true, message: 'Password is required' },
          { min: PASSWORD.min, message: PASSWORD.hint },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={PASSWORD.max} />
      </Form.Item>
      <Form.Item noStyle dependencies={['password']}>
        {({ getFieldValue }) => meter((getFieldValue('password') as string | undefined) ?? '')}
      </Form.Item>
    </FormDialog>
  );
}

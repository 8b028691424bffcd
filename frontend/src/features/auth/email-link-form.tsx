import { EMAIL_LINK, PASSWORD } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { CheckedForm, rule } from '../../ui/form';
import { PageHeading } from '../../ui/page-heading';
import styles from './auth-form.module.css';
import { EmailItem } from './email-item';
import { PasswordMeter } from './password-meter';
import { useEmailForm } from './use-email-form';

/** What shows that somebody reads the emails, and the password to be set; empty where none is asked for. */
export interface EmailLinkValues {
  token?: string;
  email?: string;
  code?: string;
  password: string;
}

interface EmailLinkFormProps {
  title: string;
  text: string;
  button: string;
  /** From the link; without it the email and the code are asked for. */
  token: string | null;
  email?: string;
  /** What is said beside the new password; null where none is asked for. */
  passwordHint?: string | null;
  busy: boolean;
  /** Why the last try was refused. */
  failure: ReactNode;
  onSubmit: (values: EmailLinkValues) => void;
  /** What else can be done here. */
  children?: ReactNode;
}

const digits = (code: string): string => code.replaceAll(/\s/g, '');

/** The page of a mailed link: one button, because mail scanners open links but press nothing. */
export function EmailLinkForm(props: EmailLinkFormProps) {
  const { title, text, button, token, email = '', passwordHint = PASSWORD.hint, busy, failure } = props;
  const form = useEmailForm<Required<Omit<EmailLinkValues, 'token'>>>(email);
  const submit = ({ email: typed, code, password }: Required<Omit<EmailLinkValues, 'token'>>) =>
    props.onSubmit(token ? { token, password } : { email: typed.trim(), code: digits(code), password });
  return (
    <div className={styles.card}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <CheckedForm form={form} initialValues={{ email, code: '', password: '' }} onFinish={submit}>
        {!token && (
          <>
            <EmailItem />
            <Form.Item
              name="code"
              label="Code"
              validateTrigger="onBlur"
              rules={[rule((code) => EMAIL_LINK.codePattern.test(digits(code)), EMAIL_LINK.messages.code)]}
            >
              <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} />
            </Form.Item>
          </>
        )}
        {passwordHint !== null && (
          <Form.Item
            name="password"
            label="New password"
            extra={passwordHint}
            rules={[
              { required: true, message: 'Password is required' },
              { min: PASSWORD.min, message: PASSWORD.hint },
            ]}
          >
            <Input.Password autoComplete="new-password" maxLength={PASSWORD.max} />
          </Form.Item>
        )}
        {passwordHint !== null && <PasswordMeter />}
        {failure && (
          <div className={styles.failure} role="alert">
            {failure}
          </div>
        )}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {button}
        </Button>
      </CheckedForm>
      {props.children}
    </div>
  );
}

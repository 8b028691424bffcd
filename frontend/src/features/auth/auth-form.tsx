import { isBlank, PASSWORD, SIGN_IN_MESSAGES } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckedForm, EmailInput } from '../../ui/form';
import { Agreement } from '../../ui/legal-links';
import { PageHeading } from '../../ui/page-heading';
import { showToast } from '../../ui/toast';
import styles from './auth-form.module.css';
import { PasskeyEntry } from './passkey-entry';
import { PasswordMeter } from './password-meter';
import { ProviderEntry } from './provider-entry';
import { useSignIn, type Credentials, type Registration } from './use-sign-in';

export type AuthMode = 'login' | 'register';

const NAMES = ['firstName', 'lastName'] as const;
const CREDENTIALS = ['email', 'password'] as const;

interface AuthFormProps {
  initialMode?: AuthMode;
  /** Where to go afterwards; without it the person's own first screen. */
  next?: string | null;
  /** Why the last try to sign in elsewhere failed. */
  problem?: string | null;
}

/** Sign-in and registration in one card, with a toggle between them. */
export function AuthForm({ initialMode = 'login', next = null, problem = null }: AuthFormProps) {
  const [mode, setMode] = useState<AuthMode>(initialMode);
  const [form] = Form.useForm<Registration>();
  const { signIn, register, fieldErrors, busy } = useSignIn(next);
  const registering = mode === 'register';

  const asked = registering ? [...NAMES, ...CREDENTIALS] : CREDENTIALS;
  /** A password that is too short says so itself; it isn't missing. */
  const missing = (values: Partial<Registration>) => {
    if (asked.some((field) => isBlank(values[field])))
      showToast('Missing information', SIGN_IN_MESSAGES.missing, 'destructive');
  };
  const toggle = () => {
    setMode(registering ? 'login' : 'register');
    form.setFields(CREDENTIALS.map((name) => ({ name, errors: [] })));
  };
  const submit = (values: Credentials & Registration) =>
    void (registering ? register(values) : signIn(values));

  return (
    <div className={styles.card}>
      <PageHeading>{registering ? 'Create your account' : 'Welcome back'}</PageHeading>
      <p>{registering ? 'Free to start. No credit card required.' : 'Sign in to your dashboard.'}</p>
      {problem && (
        <div className={styles.failure} role="alert">
          {problem}
        </div>
      )}
      <CheckedForm<Registration>
        form={form}
        fieldErrors={fieldErrors}
        onFinish={submit}
        onFinishFailed={({ values }) => missing(values)}
      >
        {registering && (
          <div className={styles.names}>
            <Form.Item
              name="firstName"
              label="First name"
              rules={[{ required: true, whitespace: true, message: 'First name is required' }]}
            >
              <Input autoComplete="given-name" />
            </Form.Item>
            <Form.Item
              name="lastName"
              label="Last name"
              rules={[{ required: true, whitespace: true, message: 'Last name is required' }]}
            >
              <Input autoComplete="family-name" />
            </Form.Item>
          </div>
        )}
        <Form.Item name="email" label="Email" rules={[{ required: true, message: 'Email is required' }]}>
          <EmailInput offersPasskeys={!registering} />
        </Form.Item>
        <Form.Item
          name="password"
          label="Password"
          extra={registering ? PASSWORD.hint : undefined}
          rules={[
            { required: true, message: 'Password is required' },
            ...(registering ? [{ min: PASSWORD.min, message: PASSWORD.hint }] : []),
          ]}
        >
          <Input.Password autoComplete={registering ? 'new-password' : 'current-password'} />
        </Form.Item>
        {registering && <PasswordMeter />}
        {!registering && (
          <p className={styles.forgot}>
            <Link to="/reset-password">Forgot password?</Link>
          </p>
        )}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {registering ? 'Create Account' : 'Sign In'}
        </Button>
      </CheckedForm>
      {!registering && <PasskeyEntry next={next} />}
      <ProviderEntry next={next} agreement={!registering} />
      {registering && <Agreement by="By creating an account" />}
      <div className={styles.toggle}>
        {registering ? 'Already have an account?' : 'New here?'}
        <Button type="link" onClick={toggle}>
          {registering ? 'Sign in instead' : 'Create an account'}
        </Button>
      </div>
    </div>
  );
}

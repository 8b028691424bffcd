import { PASSWORD, SIGN_IN_MESSAGES } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Agreement } from '../../ui/legal-links';
import { showToast } from '../../ui/toast';
import styles from './auth-form.module.css';
import { ProviderEntry } from './provider-entry';
import { useSignIn, type Credentials, type Registration } from './use-sign-in';

export type AuthMode = 'login' | 'register';

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
  const { signIn, register, busy } = useSignIn(next);
  const registering = mode === 'register';

  const missing = () => showToast('Missing information', SIGN_IN_MESSAGES.missing, 'destructive');
  const submit = (values: Credentials & Registration) =>
    void (registering ? register(values) : signIn(values));

  return (
    <div className={styles.card}>
      <h1>{registering ? 'Create your account' : 'Welcome back'}</h1>
      <p>{registering ? 'Free to start. No credit card required.' : 'Sign in to your dashboard.'}</p>
      {problem && (
        <div className={styles.failure} role="alert">
          {problem}
        </div>
      )}
      <Form
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        onFinish={submit}
        onFinishFailed={missing}
        scrollToFirstError
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
          <Input type="email" autoComplete="email" inputMode="email" />
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
        {!registering && (
          <p className={styles.forgot}>
            <Link to="/reset-password">Forgot password?</Link>
          </p>
        )}
        <Button type="primary" htmlType="submit" block loading={busy}>
          {registering ? 'Create Account' : 'Sign In'}
        </Button>
      </Form>
      <ProviderEntry next={next} agreement={!registering} />
      {registering && <Agreement by="By creating an account" />}
      <div className={styles.toggle}>
        {registering ? 'Already have an account?' : 'New here?'}
        <Button type="link" onClick={() => setMode(registering ? 'login' : 'register')}>
          {registering ? 'Sign in instead' : 'Create an account'}
        </Button>
      </div>
    </div>
  );
}

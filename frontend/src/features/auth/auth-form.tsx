import { isBlank, PASSWORD, SIGN_IN_MESSAGES } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Agreement } from '../../ui/legal-links';
import { PlainButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { PlainForm, SubmitButton, type Problems } from '../../ui/plain-form';
import { EmailField, PasswordField, TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './auth-form.module.css';
import { PasskeyEntry } from './passkey-entry';
import { PasswordMeter } from './password-meter';
import { ProviderEntry } from './provider-entry';
import { useSignIn, type Registration } from './use-sign-in';

export type AuthMode = 'login' | 'register';

const NAMES = ['firstName', 'lastName'] as const;
const CREDENTIALS = ['email', 'password'] as const;
const MISSING = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  password: 'Password is required',
} as const;

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
  const [password, setPassword] = useState('');
  const { signIn, register, fieldErrors, busy } = useSignIn(next);
  const registering = mode === 'register';
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;

  const asked = registering ? [...NAMES, ...CREDENTIALS] : CREDENTIALS;
  function check(values: Registration): Problems {
    const missing = asked.filter((field) => isBlank(values[field])).map((field) => [field, MISSING[field]]);
    const isShort = registering && values.password !== '' && values.password.length < PASSWORD.min;
    return { ...(isShort && { password: PASSWORD.hint }), ...Object.fromEntries(missing) };
  }
  /** A password that is too short says so itself; it isn't missing. */
  function sayWhatIsMissing(values: Registration): void {
    if (asked.some((field) => isBlank(values[field])))
      showToast('Missing information', SIGN_IN_MESSAGES.missing, 'destructive');
  }

  return (
    <div className={styles.card}>
      <PageHeading>{registering ? 'Create your account' : 'Welcome back'}</PageHeading>
      <p>{registering ? 'Free to start. No credit card required.' : 'Sign in to your dashboard.'}</p>
      {problem && (
        <div className={styles.failure} role="alert">
          {problem}
        </div>
      )}
      <PlainForm<Registration>
        check={check}
        fieldErrors={fieldErrors}
        purpose={mode}
        busy={busy}
        onSubmit={(values) => void (registering ? register(values) : signIn(values))}
        onRefused={sayWhatIsMissing}
      >
        {registering && (
          <div className={styles.names}>
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
          </div>
        )}
        <EmailField label="Email" offersPasskeys={!registering} />
        <PasswordField
          name="password"
          label="Password"
          hint={registering ? PASSWORD.hint : undefined}
          autoComplete={registering ? 'new-password' : 'current-password'}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        {registering && <PasswordMeter password={password} />}
        {!registering && (
          <p className={styles.forgot}>
            <Link to="/reset-password">Forgot password?</Link>
          </p>
        )}
        <SubmitButton>{registering ? 'Create Account' : 'Sign In'}</SubmitButton>
      </PlainForm>
      {!registering && <PasskeyEntry next={next} />}
      <ProviderEntry next={next} agreement={!registering} />
      {registering && <Agreement by="By creating an account" />}
      <div className={styles.toggle}>
        {registering ? 'Already have an account?' : 'New here?'}
        <PlainButton look="link" onClick={() => setMode(registering ? 'login' : 'register')}>
          {registering ? 'Sign in instead' : 'Create an account'}
        </PlainButton>
        <Link className={styles.withoutScript} to={`${registering ? '/login' : '/auth'}${query}`}>
          {registering ? 'Sign in instead' : 'Create an account'}
        </Link>
      </div>
    </div>
  );
}

import { EMAIL, EMAIL_LINK, isEmail, PASSWORD } from '@reelpact/domain';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading';
import { PlainForm, SubmitButton, type Problems } from '../../ui/plain-form';
import { EmailField, PasswordField, TextField } from '../../ui/text-field';
import styles from './auth-form.module.css';
import { PasswordMeter } from './password-meter';

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

/** What the fields hold that are there. */
interface Typed {
  email: string;
  code: string;
  password?: string;
}

const digits = (code: string): string => code.replaceAll(/\s/g, '');

/** The page of a mailed link: one button, because mail scanners open links but press nothing. */
export function EmailLinkForm(props: EmailLinkFormProps) {
  const { title, text, button, token, email = '', passwordHint = PASSWORD.hint, busy, failure } = props;
  const [typedPassword, setTypedPassword] = useState('');
  const asksForPassword = passwordHint !== null;
  const check = ({ email: typed, code, password = '' }: Typed): Problems => ({
    ...(!token && {
      email: isEmail(typed) ? undefined : EMAIL.message,
      code: EMAIL_LINK.codePattern.test(digits(code)) ? undefined : EMAIL_LINK.messages.code,
    }),
    ...(asksForPassword && {
      password:
        password === '' ? 'Password is required' : password.length < PASSWORD.min ? PASSWORD.hint : undefined,
    }),
  });
  const submit = ({ email: typed, code, password = '' }: Typed) =>
    props.onSubmit(token ? { token, password } : { email: typed.trim(), code: digits(code), password });
  return (
    <div className={styles.card}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <PlainForm<Typed> check={check} busy={busy} onSubmit={submit}>
        {!token && (
          <>
            <EmailField label="Email" defaultValue={email} checksOnLeave />
            <TextField
              name="code"
              label="Code"
              checksOnLeave
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={9}
            />
          </>
        )}
        {asksForPassword && (
          <PasswordField
            name="password"
            label="New password"
            hint={passwordHint}
            autoComplete="new-password"
            maxLength={PASSWORD.max}
            onInput={(event) => setTypedPassword(event.currentTarget.value)}
          />
        )}
        {asksForPassword && <PasswordMeter password={typedPassword} />}
        {failure && (
          <div className={styles.failure} role="alert">
            {failure}
          </div>
        )}
        <SubmitButton>{button}</SubmitButton>
      </PlainForm>
      {props.children}
    </div>
  );
}

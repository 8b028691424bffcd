import { EMAIL, isEmail } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading';
import { PlainForm, SubmitButton } from '../../ui/plain-form';
import { EmailField } from '../../ui/text-field';
import styles from './auth-form.module.css';

interface AskForLinkProps {
  title: string;
  text: string;
  /** Who is signed in need not type it. */
  email?: string;
  busy: boolean;
  onAsk: (email: string) => void;
  /** What leads to where a code is entered. */
  haveCode: ReactNode;
  /** Where else one can go. */
  children?: ReactNode;
}

/** Where a link and its code are asked for. */
export function AskForLink({ title, text, email = '', busy, onAsk, haveCode, children }: AskForLinkProps) {
  return (
    <div className={styles.card}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <PlainForm<{ email: string }>
        check={(typed) => ({ email: isEmail(typed.email) ? undefined : EMAIL.message })}
        busy={busy}
        onSubmit={(typed) => onAsk(typed.email.trim())}
      >
        <EmailField label="Email" defaultValue={email} checksOnLeave />
        <SubmitButton>Send the Link</SubmitButton>
      </PlainForm>
      <div className={styles.toggle}>
        {haveCode}
        {children}
      </div>
    </div>
  );
}

import { EMAIL, isEmail } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/link-button';
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
  onHaveCode: () => void;
  /** Where else one can go. */
  children?: ReactNode;
}

/** Where a link and its code are asked for. */
export function AskForLink({ title, text, email = '', busy, onAsk, onHaveCode, children }: AskForLinkProps) {
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
        <PlainButton look="link" onClick={onHaveCode}>
          I have a code
        </PlainButton>
        {children}
      </div>
    </div>
  );
}

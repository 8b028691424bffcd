import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CheckedForm } from '../../ui/form';
import { PageHeading } from '../../ui/page-heading';
import styles from './auth-form.module.css';
import { EmailItem } from './email-item';
import { useEmailForm } from './use-email-form';

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
  const form = useEmailForm<{ email: string }>(email);
  return (
    <div className={styles.card}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <CheckedForm
        form={form}
        initialValues={{ email }}
        onFinish={(values: { email: string }) => onAsk(values.email.trim())}
      >
        <EmailItem />
        <Button type="primary" htmlType="submit" block loading={busy}>
          Send the Link
        </Button>
      </CheckedForm>
      <div className={styles.toggle}>
        <Button type="link" onClick={onHaveCode}>
          I have a code
        </Button>
        {children}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUndoEmailChangeMutation } from '../../api/safety-calls';
import { failureText } from '../../api/errors';
import { PageHeading } from '../../ui/page-heading';
import styles from './auth-form.module.css';
import { EmailLinkForm } from './email-link-form';

/** Gives an account the address back that it had before, by the link that this address was sent. */
export function UndoEmailScreen({ token }: { token: string }) {
  const [undo, { isLoading, isSuccess }] = useUndoEmailChangeMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(): Promise<void> {
    setFailure(null);
    try {
      await undo({ linkTokenDto: { token } }).unwrap();
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'The change could not be undone. Please try again.' }));
    }
  }

  if (isSuccess) {
    return (
      <div className={styles.card}>
        <PageHeading>Your address is back</PageHeading>
        <p>
          Every device is signed out, and the password doesn’t count any more. We’ve emailed you a link to
          choose a new one.
        </p>
        <Link to="/reset-password">I have a code</Link>
      </div>
    );
  }
  return (
    <EmailLinkForm
      title="Undo the change of your email"
      text="Your account gets this address back, every device is signed out, and we email you a link to choose a new password."
      button="Undo the Change"
      token={token}
      passwordHint={null}
      busy={isLoading}
      failure={failure}
      onSubmit={() => void submit()}
    />
  );
}

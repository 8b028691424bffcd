import { SECOND_FACTOR } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirmFactorRemovalMutation } from '../../api/safety-calls';
import { failureText } from '../../api/errors';
import { PageHeading } from '../../ui/page-heading';
import { momentText } from '../../ui/when';
import styles from './auth-form.module.css';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

/** Begins the removal of a lost second factor, by the mailed link or the code beside it. */
export function RemoveFactorScreen({ token }: { token: string | null }) {
  const [confirm, { data, isLoading }] = useConfirmFactorRemovalMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ token: given, email, code }: EmailLinkValues): Promise<void> {
    setFailure(null);
    try {
      await confirm({ linkProofDto: given ? { token: given } : { email, code } }).unwrap();
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'That did not work. Please try again.' }));
    }
  }

  if (data) {
    return (
      <div className={styles.card}>
        <PageHeading>Your second factor will be removed</PageHeading>
        <p>
          From {momentText(data.removalAt)} on your password signs you in alone. Until then anyone who is
          signed in to your account can stop it.
        </p>
        <Link to="/login">Back to sign in</Link>
      </div>
    );
  }
  return (
    <EmailLinkForm
      title="Remove your second factor"
      text={`It is removed ${SECOND_FACTOR.removalHours} hours after you press the button, so that its owner can stop it if this isn’t you.`}
      button="Remove It"
      token={token}
      passwordHint={null}
      busy={isLoading}
      failure={failure}
      onSubmit={(values) => void submit(values)}
    />
  );
}

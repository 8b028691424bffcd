import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type UserDto } from '../../api/calls';
import { useConfirmEmailChangeMutation } from '../../api/safety-calls';
import { failureText } from '../../api/errors';
import { showToast } from '../../ui/toast';
import styles from './auth-form.module.css';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

/** Makes a new address the account's, by the mailed link or by the code that stands beside it. */
export function ChangeEmailScreen({ user, token }: { user: UserDto; token: string | null }) {
  const [confirm, { isLoading }] = useConfirmEmailChangeMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function submit({ token: given, email, code }: EmailLinkValues): Promise<void> {
    setFailure(null);
    try {
      await confirm({ linkProofDto: given ? { token: given } : { email, code } }).unwrap();
      showToast('Email changed', 'Every other device is signed out.');
      await navigate('/account', { replace: true });
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'Your email could not be changed. Please try again.' }));
    }
  }

  return (
    <EmailLinkForm
      title="Change your email"
      text={
        token
          ? `Your account has ${user.email} now. Press the button to use the new address.`
          : 'Enter your present email and the code that we sent to the new one.'
      }
      button="Change Email"
      token={token}
      email={user.email}
      passwordHint={null}
      busy={isLoading}
      failure={failure}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.toggle}>
        <Link to="/account">Back to your account</Link>
      </div>
    </EmailLinkForm>
  );
}

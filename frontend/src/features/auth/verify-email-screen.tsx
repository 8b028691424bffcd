import { PASSWORD, homeOf } from '@reelpact/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useVerifyEmailMutation } from '../../api/calls';
import { failureText } from '../../api/errors';
import { useSession } from '../../api/session';
import { showToast } from '../../ui/toast';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';
import { SendVerificationMail } from './send-verification-mail';
import styles from './auth-form.module.css';

/** Confirms an address by the mailed link, or by the code that stands beside it. */
export function VerifyEmailScreen({ token }: { token: string | null }) {
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { user } = useSession();
  const navigate = useNavigate();

  async function submit(values: EmailLinkValues): Promise<void> {
    setFailure(null);
    try {
      const verified = await verify({ verifyEmailDto: values }).unwrap();
      showToast('Email verified', 'Your password is set and you are signed in.');
      await navigate(homeOf(verified), { replace: true });
    } catch (error) {
      setFailure(failureText(error, { otherwise: 'Your email could not be verified. Please try again.' }));
    }
  }

  return (
    <EmailLinkForm
      title="Verify your email"
      text="Choose a password to finish. Other devices will be signed out."
      button="Verify Email"
      token={token}
      email={user?.email}
      passwordHint={PASSWORD.hint}
      busy={isLoading}
      failure={failure}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.toggle}>
        {user && !user.emailVerified ? (
          <SendVerificationMail />
        ) : (
          <span>
            The link is too old? <Link to="/reset-password">Have a new one mailed</Link>
          </span>
        )}
      </div>
    </EmailLinkForm>
  );
}

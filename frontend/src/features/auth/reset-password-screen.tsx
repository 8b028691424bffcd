import { homeOf, secondStepPath } from '@reelpact/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useForgotPasswordMutation, useResetPasswordMutation } from '../../api/calls';
import { failureText, reportFailure } from '../../api/errors';
import { needsSecondStep } from '../../api/problem';
import { useSession } from '../../api/session';
import { useSentForm } from '../../ui/sent-form';
import { LinkButton } from '../../ui/link-button';
import { showToast } from '../../ui/toast';
import { AskForLink } from './ask-for-link';
import styles from './auth-form.module.css';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

/**
 * Sets a new password by the mailed link or code; without one, has them mailed first.
 * @param hasCode whether somebody says that they have a code already
 */
export function ResetPasswordScreen({ token, hasCode }: { token: string | null; hasCode: boolean }) {
  const [forgot, { isLoading: asking }] = useForgotPasswordMutation();
  const [reset, { isLoading: setting }] = useResetPasswordMutation();
  const { values: sentValues } = useSentForm();
  const [askedFor, setAskedFor] = useState<string | null>(sentValues.askedFor ?? (hasCode ? '' : null));
  const [failure, setFailure] = useState<string | null>(null);
  const { user } = useSession();
  const navigate = useNavigate();

  async function ask(email: string): Promise<void> {
    try {
      await forgot({ emailDto: { email } }).unwrap();
      setAskedFor(email);
    } catch (error) {
      reportFailure(error, { otherwise: 'The link could not be sent. Please try again.' });
    }
  }

  async function submit(values: EmailLinkValues): Promise<void> {
    setFailure(null);
    try {
      const user = await reset({ resetPasswordDto: values }).unwrap();
      showToast('Password changed', 'You are signed in here, and nowhere else.');
      await navigate(homeOf(user), { replace: true });
    } catch (error) {
      if (needsSecondStep(error)) {
        showToast('Password changed', 'One more step, and you are signed in.');
        return void navigate(secondStepPath(null), { replace: true });
      }
      setFailure(failureText(error, { otherwise: 'Your password could not be changed. Please try again.' }));
    }
  }

  if (!token && askedFor === null) {
    return (
      <AskForLink
        title="Choose a new password"
        text="Tell us your email. We’ll email you a link and a code."
        email={user?.email}
        busy={asking}
        onAsk={(email) => void ask(email)}
        haveCode={
          <LinkButton look="link" to="/reset-password?with=code">
            I have a code
          </LinkButton>
        }
      >
        {user ? <Link to="/account">Back to your account</Link> : <Link to="/login">Back to sign in</Link>}
      </AskForLink>
    );
  }
  const text = token
    ? 'Every other device is signed out.'
    : askedFor
      ? `If there is an account with ${askedFor}, an email is on its way. Open its link, or enter its code here.`
      : 'Enter the code from the email.';
  return (
    <EmailLinkForm
      title="Choose a new password"
      text={text}
      button="Set Password"
      token={token}
      email={askedFor || user?.email}
      busy={setting}
      failure={failure}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.toggle}>
        <Link to="/reset-password" onClick={() => setAskedFor(null)}>
          Send a new link
        </Link>
      </div>
    </EmailLinkForm>
  );
}

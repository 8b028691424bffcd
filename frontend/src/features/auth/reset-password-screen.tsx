import { EMAIL, homeOf, isEmail } from '@reelpact/domain';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useForgotPasswordMutation, useResetPasswordMutation } from '../../api/calls';
import { failureText, reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';
import styles from './auth-form.module.css';
import { EmailLinkForm, type EmailLinkValues } from './email-link-form';

interface AskForLinkProps {
  busy: boolean;
  onAsk: (email: string) => void;
  onHaveCode: () => void;
}

/** Where the link and the code are asked for. */
function AskForLink({ busy, onAsk, onHaveCode }: AskForLinkProps) {
  return (
    <div className={styles.card}>
      <h1>Choose a new password</h1>
      <p>Tell us your email. We mail you a link and a code.</p>
      <Form
        layout="vertical"
        size="large"
        requiredMark={false}
        noValidate
        initialValues={{ email: '' }}
        onFinish={({ email }: { email: string }) => onAsk(email.trim())}
      >
        <Form.Item
          name="email"
          label="Email"
          validateTrigger="onBlur"
          rules={[
            {
              validator: (_, value: string) =>
                isEmail(value) ? Promise.resolve() : Promise.reject(new Error(EMAIL.message)),
            },
          ]}
        >
          <Input type="email" autoComplete="email" inputMode="email" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          Send the Link
        </Button>
      </Form>
      <div className={styles.toggle}>
        <Button type="link" onClick={onHaveCode}>
          I have a code
        </Button>
        <Link to="/login">Back to sign in</Link>
      </div>
    </div>
  );
}

/** Sets a new password by the mailed link or code; without one, has them mailed first. */
export function ResetPasswordScreen({ token }: { token: string | null }) {
  const [forgot, { isLoading: asking }] = useForgotPasswordMutation();
  const [reset, { isLoading: setting }] = useResetPasswordMutation();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function ask(email: string): Promise<void> {
    try {
      await forgot({ forgotPasswordDto: { email } }).unwrap();
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
      setFailure(failureText(error, { otherwise: 'Your password could not be changed. Please try again.' }));
    }
  }

  if (!token && askedFor === null) {
    return <AskForLink busy={asking} onAsk={(email) => void ask(email)} onHaveCode={() => setAskedFor('')} />;
  }
  const text = token
    ? 'Every other device is signed out.'
    : askedFor
      ? `If there is an account with ${askedFor}, a mail is on its way. Open its link, or enter its code here.`
      : 'Enter the code from the mail.';
  return (
    <EmailLinkForm
      title="Choose a new password"
      text={text}
      button="Set Password"
      token={token}
      email={askedFor ?? ''}
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

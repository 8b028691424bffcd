import { PASSWORD, plainCode, PROOF, SECOND_FACTOR } from '@reelpact/domain';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetSecondFactorsQuery, useProveIdentityMutation } from '../../api/safety-calls';
import { failureText } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { useSession } from '../../api/session';
import { useSignInProvider } from '../../api/sign-in-provider';
import { CheckedForm } from '../../ui/form';
import { Spinner } from '../../ui/spinner';
import { PasskeyButton } from './passkey-button';
import styles from './proof-dialog.module.css';

export interface ProofDialogProps {
  /** Called once, with whether they have shown that it is them. */
  onEnd: (isProven: boolean) => void;
}

/** Asks a signed-in person to show that it is them. What they were doing waits behind it, with all that was typed. */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const { user } = useSession();
  return (
    <Modal open title="Is it you?" footer={null} onCancel={() => onEnd(false)}>
      <div className={styles.dialog}>
        <p>{PROOF.messages.why}</p>
        <Ways hasPassword={user?.hasPassword === true} onEnd={onEnd} />
      </div>
    </Modal>
  );
}

/** The password, or a code where there are codes; without both, somebody signs in once more. */
function Ways({ hasPassword, onEnd }: ProofDialogProps & { hasPassword: boolean }) {
  const { data: factors, isLoading } = useGetSecondFactorsQuery();
  const [byCode, setByCode] = useState(false);
  if (isLoading) return <Spinner />;
  const hasCodes = factors?.codes === true;
  const byPasskey = factors && factors.passkeys.length > 0 && <ByPasskey onEnd={onEnd} />;
  if (!hasPassword && !hasCodes) return byPasskey || <Elsewhere onEnd={onEnd} />;
  const showsCode = hasCodes && (byCode || !hasPassword);
  return (
    <>
      {showsCode ? <Typed field="code" onEnd={onEnd} /> : <Typed field="password" onEnd={onEnd} />}
      {byPasskey}
      {hasPassword && hasCodes && (
        <div>
          <Button type="link" onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use your password' : 'Use a code of your app'}
          </Button>
        </div>
      )}
    </>
  );
}

function ByPasskey({ onEnd }: ProofDialogProps) {
  const [prove, { isLoading }] = useProveIdentityMutation();
  return (
    <PasskeyButton
      label="Use a passkey"
      busy={isLoading}
      onShown={async (passkey) => {
        await prove({ identityProofDto: { passkey } }).unwrap();
        onEnd(true);
      }}
    />
  );
}

function Typed({ field, onEnd }: ProofDialogProps & { field: 'password' | 'code' }) {
  const [prove, { isLoading }] = useProveIdentityMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(typed: string): Promise<void> {
    setFailure(null);
    try {
      const shown = field === 'code' ? { code: plainCode(typed) } : { password: typed };
      await prove({ identityProofDto: shown }).unwrap();
      onEnd(true);
    } catch (error) {
      if (isApiProblem(error) && error.errors[field]) setFieldErrors(error.errors);
      else setFailure(failureText(error, { otherwise: 'That did not work. Please try again.' }));
    }
  }

  return (
    <CheckedForm<Record<string, string>>
      key={field}
      size="middle"
      fieldErrors={fieldErrors}
      onFinish={(values: Record<string, string>) => void submit(values[field] ?? '')}
    >
      {field === 'password' ? (
        <Form.Item
          name="password"
          label="Your password"
          rules={[{ required: true, message: PROOF.messages.missing }]}
        >
          <Input.Password autoFocus autoComplete="current-password" maxLength={PASSWORD.max} />
        </Form.Item>
      ) : (
        <Form.Item
          name="code"
          label="Code"
          rules={[{ required: true, message: SECOND_FACTOR.messages.missing }]}
        >
          <Input autoFocus autoComplete="one-time-code" inputMode="numeric" maxLength={9} />
        </Form.Item>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.doors}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Continue
        </Button>
        <Button onClick={() => onEnd(false)}>Cancel</Button>
      </div>
    </CheckedForm>
  );
}

/** Without a password they sign in once more, in another tab so that this one keeps what was typed. */
function Elsewhere({ onEnd }: ProofDialogProps) {
  const provider = useSignInProvider('/account');
  return (
    <>
      <p>
        {provider ? (
          <>
            Sign in again{' '}
            <a href={provider.href} target="_blank" rel="noopener">
              with {provider.name}
            </a>{' '}
            in a new tab, or{' '}
          </>
        ) : (
          'Your account has no password. '
        )}
        <Link to="/reset-password" target="_blank">
          {provider ? 'set a password' : 'Set one'}
        </Link>{' '}
        by an emailed link. Then come back here and continue.
      </p>
      <div className={styles.doors}>
        <Button type="primary" onClick={() => onEnd(true)}>
          I’ve signed in again
        </Button>
        <Button onClick={() => onEnd(false)}>Cancel</Button>
      </div>
    </>
  );
}

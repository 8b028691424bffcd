import { plainCode, SECOND_FACTOR, secondStepPath } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useAskForFactorRemovalMutation,
  useFinishSignInMutation,
  type SecondFactorDto,
} from '../../api/safety-calls';
import { failureText, reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { PlainForm, SubmitButton } from '../../ui/plain-form';
import { TextField } from '../../ui/text-field';
import styles from './auth-form.module.css';
import { PasskeyButton } from './passkey-button';
import { useEnter } from './use-enter';

const { messages, code: CODE, recovery } = SECOND_FACTOR;

/** What is wrong with a code, without its spaces; nothing where it could be one. */
function problemOf(field: 'code' | 'recoveryCode', typed: string): string | undefined {
  if (field === 'code') return CODE.pattern.test(typed) ? undefined : `Please enter ${CODE.digits} digits`;
  return recovery.pattern.test(typed) ? undefined : messages.recoveryCode;
}

/** The second step of signing in: a code of the app, or a recovery code; and what to do without both. */
export function SecondStepScreen({ next, byRecovery }: { next: string | null; byRecovery: boolean }) {
  const [finish, { isLoading }] = useFinishSignInMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { welcome } = useEnter(next);
  const field = byRecovery ? 'recoveryCode' : 'code';

  async function enter(shown: SecondFactorDto): Promise<void> {
    welcome(await finish({ secondFactorDto: shown }).unwrap());
  }

  async function submit(typed: string): Promise<void> {
    setFailure(null);
    try {
      await enter({ [field]: plainCode(typed) });
    } catch (error) {
      if (isApiProblem(error) && error.errors[field]) setFieldErrors(error.errors);
      else setFailure(failureText(error, { otherwise: 'That did not work. Please try again.' }));
    }
  }

  return (
    <div className={styles.card}>
      <PageHeading>One more step</PageHeading>
      <p>
        {byRecovery
          ? 'Enter one of the recovery codes that you kept when you set up the second factor. Each works once.'
          : `Enter the ${CODE.digits} digits that your app shows now, or use your passkey.`}
      </p>
      <PlainForm<Record<string, string>>
        check={(typed) => ({ [field]: problemOf(field, plainCode(typed[field] ?? '')) })}
        fieldErrors={fieldErrors}
        busy={isLoading}
        onSubmit={(typed) => void submit(typed[field] ?? '')}
      >
        {byRecovery ? (
          <TextField
            name="recoveryCode"
            label="Recovery code"
            checksOnLeave
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
          />
        ) : (
          <TextField
            name="code"
            label="Code"
            checksOnLeave
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
          />
        )}
        {failure && (
          <div className={styles.failure} role="alert">
            {failure} <Link to="/login">Sign in</Link>
          </div>
        )}
        <SubmitButton>Continue</SubmitButton>
      </PlainForm>
      <PasskeyButton label="Use a passkey" busy={isLoading} onShown={(passkey) => enter({ passkey })} />
      <div className={styles.toggle}>
        <LinkButton look="link" to={secondStepPath(next, !byRecovery)}>
          {byRecovery ? 'Use a code of the app' : 'Use a recovery code'}
        </LinkButton>
        {byRecovery && <LostEverything />}
      </div>
    </div>
  );
}

/** For somebody who has neither the app nor a recovery code. */
function LostEverything() {
  const [ask, { isLoading, isSuccess }] = useAskForFactorRemovalMutation();
  async function send(): Promise<void> {
    try {
      await ask().unwrap();
    } catch (error) {
      reportFailure(error, { otherwise: 'The link could not be sent. Please try again.' });
    }
  }
  if (isSuccess) {
    return (
      <p role="status">
        We’ve emailed you a link that removes the second factor after {SECOND_FACTOR.removalHours} hours. Or{' '}
        <Link to="/remove-second-factor">enter its code</Link>.
      </p>
    );
  }
  return (
    <PlainButton look="link" busy={isLoading} onClick={() => void send()}>
      I’ve lost them all
    </PlainButton>
  );
}

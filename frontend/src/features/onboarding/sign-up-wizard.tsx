import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCheckUsernameQuery, useRegisterWithoutVerificationMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Page } from '../../ui/page';
import { keepText, keptJson } from '../../ui/use-kept-text';
import { showToast } from '../../ui/toast';
import { EmailStep } from './email-step';
import { FirstPackageStep, type FirstPackage } from './first-package-step';
import { signUpAt, signUpMachine, type SignUpStart } from './sign-up.machine';
import { UsernameStep } from './username-step';
import { beginWelcome } from './welcome-mark';

/** The wizard as a reload finds it again in this tab. */
interface Kept extends SignUpStart {
  draft: FirstPackage | null;
}
const KEPT = 'sign-up';

const subtitles = {
  email: 'Step 1 of 3: your email',
  username: 'Step 2 of 3: your link',
  package: 'Step 3 of 3: your first package',
} as const;

/** Three steps from nothing to a page that can be booked. */
export function SignUpWizard() {
  const [kept] = useState(() => keptJson<Kept>(KEPT));
  const [state, send] = useMachine(signUpMachine, kept ? { snapshot: signUpAt(kept) } : {});
  const { email, username } = state.context;
  const navigate = useNavigate();
  const [createAccount] = useRegisterWithoutVerificationMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [draft, setDraft] = useState<FirstPackage | null>(kept?.draft ?? null);

  const asking = state.matches('username') && username !== '';
  const { currentData: availability, error } = useCheckUsernameQuery({ username }, { skip: !asking });
  useEffect(() => {
    if (error) console.warn('The username could not be checked.', error);
  }, [error]);
  useEffect(() => {
    if (availability) send({ type: 'AVAILABILITY_LEARNED', username, available: availability.available });
  }, [availability, username, send]);

  async function create(pack: FirstPackage): Promise<void> {
    setDraft(pack);
    send({ type: 'SUBMITTED' });
    try {
      const user = await createAccount({ signUpDto: { email, username, ...pack } }).unwrap();
      beginWelcome(user.id);
      send({ type: 'CREATED' });
      showToast('Success', 'Account created successfully!');
      // "Back" must not lead to an empty wizard, which would create a second account.
      setTimeout(() => void navigate('/creator/dashboard', { replace: true }), 100);
    } catch (failure) {
      send({ type: 'REFUSED' });
      if (isApiProblem(failure)) setFieldErrors(failure.errors);
      reportFailure(failure, { otherwise: 'Failed to create account' });
    }
  }

  const step = state.matches('email') ? 'email' : state.matches('username') ? 'username' : 'package';
  const now = state.matches('done') ? '' : JSON.stringify({ step, email, username, draft } satisfies Kept);
  useEffect(() => keepText(KEPT, now), [now]);
  return (
    <Page
      width={step === 'package' ? 'wide' : 'narrow'}
      step={step}
      title={step === 'package' ? 'Build your first package' : 'Get started free'}
      subtitle={subtitles[step]}
    >
      {step === 'email' && (
        <EmailStep initial={email} onContinue={(given) => send({ type: 'EMAIL_GIVEN', email: given })} />
      )}
      {step === 'username' && (
        <UsernameStep
          username={username}
          available={state.matches({ username: 'available' })}
          refusal={availability && !availability.available ? availability.reason : null}
          suggestions={availability?.suggestions ?? []}
          onType={(typed) => send({ type: 'USERNAME_TYPED', username: typed })}
          onContinue={() => send({ type: 'CONTINUED' })}
          onBack={() => send({ type: 'BACK' })}
        />
      )}
      {step === 'package' && (
        <FirstPackageStep
          initial={draft}
          fieldErrors={fieldErrors}
          onChange={setDraft}
          creating={state.matches('creating') || state.matches('done')}
          onBack={(pack) => {
            setDraft(pack);
            send({ type: 'BACK' });
          }}
          onCreate={(pack) => void create(pack)}
        />
      )}
      {step === 'email' && (
        <p>
          Already have an account? <Link to="/login">Sign In</Link>
        </p>
      )}
    </Page>
  );
}

import { SIGN_IN_MESSAGES, secondStepPath } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoginMutation, useRegisterMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem, needsSecondStep } from '../../api/problem';
import { showToast } from '../../ui/toast';
import { useEnter } from './use-enter';

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
}

/** Signs a person in or registers them, says how it went, and goes where they wanted to go. */
export function useSignIn(next: string | null) {
  const [login, loginState] = useLoginMutation();
  const [createAccount, registerState] = useRegisterMutation();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const navigate = useNavigate();

  const { enter, welcome } = useEnter(next);

  async function signIn({ email, password }: Credentials): Promise<void> {
    try {
      const user = await login({ loginDto: { email, password } }).unwrap();
      welcome(user);
    } catch (error) {
      if (needsSecondStep(error)) return void navigate(secondStepPath(next));
      if (isApiProblem(error)) setFieldErrors(error.errors);
      reportFailure(error, { otherwise: SIGN_IN_MESSAGES.invalid });
    }
  }

  async function register(values: Registration): Promise<void> {
    const { email, password, firstName, lastName } = values;
    try {
      const user = await createAccount({ registerDto: { email, password, firstName, lastName } }).unwrap();
      // A brand that keeps what it booked has no profile to set up.
      const isBrand = next?.startsWith('/brand/') ?? false;
      showToast(
        'Account created!',
        isBrand
          ? 'Welcome to Reelpact! Your projects are here.'
          : "Welcome to Reelpact! Let's set up your creator profile.",
      );
      enter(user);
    } catch (error) {
      if (isApiProblem(error)) setFieldErrors(error.errors);
      const taken = isApiProblem(error) && /already exists|duplicate/i.test(error.message);
      // The server's sentence would only say it again.
      if (taken) showToast('Error', SIGN_IN_MESSAGES.duplicate, 'destructive');
      else reportFailure(error, { otherwise: 'Failed to create account' });
    }
  }

  return { signIn, register, fieldErrors, busy: loginState.isLoading || registerState.isLoading };
}

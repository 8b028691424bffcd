import { SIGN_IN_PROBLEMS, type SignInProblem } from '@reelpact/domain';

/** Why somebody could not sign in with a provider. A browser is on its way: it is shown a page, not an answer. */
export class SignInFailure extends Error {
  constructor(
    readonly problem: SignInProblem,
    cause?: unknown,
  ) {
    super(SIGN_IN_PROBLEMS[problem], { cause });
  }
}

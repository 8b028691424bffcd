import { isApiProblem } from './problem';

/**
 * What a failure says. `fixed` is always said, followed by the server's sentence when the request was at fault (4xx);
 * `otherwise` is said only when the server gave no sentence of its own.
 */
export type FailureText = { title?: string } & ({ fixed: string } | { otherwise: string });

const ENDED = /[.!?…]$/;

/** A fixed text and the server's sentence after it; what says the same is said once. */
function joined(fixed: string, sentence: string): string {
  if (sentence === fixed) return fixed;
  return `${fixed}${ENDED.test(fixed) ? '' : '.'} ${sentence}`;
}

/** The text for a failure; also used where it is shown on the page instead of in a toast. */
export function failureText(error: unknown, text: FailureText): string {
  const problem = isApiProblem(error) ? error : undefined;
  const askedWrongly = problem !== undefined && problem.status >= 400 && problem.status < 500;
  if ('fixed' in text) return askedWrongly ? joined(text.fixed, problem.message) : text.fixed;
  // A sentence of ours for a person: of the server's own words only those it meant to be read, never a proxy's page.
  return problem && (problem.code !== null || askedWrongly) ? problem.message : text.otherwise;
}

type ShowFailure = (title: string, text: string) => void;
let showFailure: ShowFailure | undefined;

/** Says how failures are shown. The app decides that: this floor knows no component. */
export function showFailuresWith(show: ShowFailure): void {
  showFailure = show;
}

/** The one funnel from an error to what the person sees. */
export function reportFailure(error: unknown, text: FailureText): void {
  if (!showFailure) throw new Error('nobody has said how failures are shown');
  showFailure(text.title ?? 'Error', failureText(error, text));
}

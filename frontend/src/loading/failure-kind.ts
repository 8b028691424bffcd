import { isApiProblem } from '../api/problem';

/** Why something could not be loaded, as far as a person can do something different about it. */
export type FailureKind = 'missing' | 'forbidden' | 'offline' | 'unreachable' | 'busy' | 'broken';

/** @param online what the browser says about the network */
export function failureKind(error: unknown, online: boolean): FailureKind {
  const status = isApiProblem(error) ? error.status : null;
  if (status === 0) return online ? 'unreachable' : 'offline';
  // An address that can't be anything's answers 400.
  if (status === 404 || status === 400) return 'missing';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 429 ? 'busy' : 'broken';
}

export const FAILURE_TEXTS: Readonly<Record<FailureKind, { title: string; text: string }>> = {
  missing: { title: 'Not found', text: 'There is nothing at this address. It may have been removed.' },
  forbidden: {
    title: 'You can’t open this page',
    text: 'It belongs to another account. Sign in with that account, or ask for the link again.',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page loads by itself as soon as your connection is back.',
  },
  unreachable: {
    title: 'The server could not be reached',
    text: 'Please check your connection and try again.',
  },
  busy: { title: 'Too many requests', text: 'Please wait a moment and try again.' },
  broken: {
    title: 'Something went wrong on our side',
    text: 'Nothing you did was lost. Please try again in a moment.',
  },
};

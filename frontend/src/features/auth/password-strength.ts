import { PASSWORD } from '@reelpact/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export interface Strength {
  /** From 0, which the server refuses, to 3. */
  level: 0 | 1 | 2 | 3;
  /** What would be better; empty where nothing has to be. */
  advice: string;
}

const GOOD_GUESSES = 1e8;
const STRONG_GUESSES = 1e11;

/** How hard a password is to guess. It never leaves the browser for this. */
export function strengthOf(password: string): Strength {
  const { guesses } = estimator.check(password.slice(0, PASSWORD.estimatedLength), []);
  if (guesses < PASSWORD.leastGuesses) return { level: 0, advice: PASSWORD.messages.common };
  if (guesses < GOOD_GUESSES)
    return { level: 1, advice: 'Weak. Another word or two would make it much harder to guess.' };
  if (guesses < STRONG_GUESSES) return { level: 2, advice: 'Good.' };
  return { level: 3, advice: 'Strong.' };
}

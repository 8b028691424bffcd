import { Inject, Injectable } from '@nestjs/common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD, Problem, passwordHint } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';

/** The lists of leaked passwords take some megabytes, so they are read once, when they are first needed. */
let estimator: ZxcvbnFactory | undefined;
const estimate = (password: string, ofPerson: string[]) =>
  (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })).check(password, ofPerson);

/** Which passwords are taken: as short as is allowed here, but none that is guessed at once. */
@Injectable()
export class PasswordRules {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws Problem VALIDATION_FAILED with what is wrong with the password */
  require(password: string, email: string): void {
    const problem = this.problemOf(password, email);
    if (problem !== null) throw new Problem('VALIDATION_FAILED', problem, { errors: { password: problem } });
  }

  private problemOf(password: string, email: string): string | null {
    const { passwordMinLength } = this.config;
    if (password.length < passwordMinLength) return passwordHint(passwordMinLength);
    if (password.trim().toLowerCase() === email.trim().toLowerCase()) return PASSWORD.messages.email;
    const [name = ''] = email.split('@');
    const { guesses } = estimate(password.slice(0, PASSWORD.estimatedLength), [email, name]);
    return guesses < PASSWORD.leastGuesses ? PASSWORD.messages.common : null;
  }
}

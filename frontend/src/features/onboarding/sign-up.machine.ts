import { assign, setup } from 'xstate';

interface SignUpContext {
  email: string;
  username: string;
}

type SignUpEvent =
  | { type: 'EMAIL_GIVEN'; email: string }
  | { type: 'USERNAME_TYPED'; username: string }
  /** The server's answer; it names the username it is about, because answers can arrive late. */
  | { type: 'AVAILABILITY_LEARNED'; username: string; available: boolean }
  | { type: 'CONTINUED' }
  | { type: 'BACK' }
  | { type: 'SUBMITTED' }
  | { type: 'CREATED' }
  | { type: 'REFUSED' };

/** The username that the wizard makes of what is typed: lower case, a–z and 0–9 only. */
const wizardUsername = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The sign-up wizard's steps: email, username, first package. What was given stays when going back. */
export const signUpMachine = setup({
  types: { context: {} as SignUpContext, events: {} as SignUpEvent },
  guards: {
    hasEmail: ({ event }) => event.type === 'EMAIL_GIVEN' && event.email.trim() !== '',
    isAboutThisUsername: ({ context, event }) =>
      event.type === 'AVAILABILITY_LEARNED' && event.available && event.username === context.username,
  },
}).createMachine({
  id: 'signUp',
  context: { email: '', username: '' },
  initial: 'email',
  states: {
    email: {
      on: {
        EMAIL_GIVEN: {
          guard: 'hasEmail',
          target: 'username',
          actions: assign(({ event }) => ({ email: event.email.trim() })),
        },
      },
    },
    username: {
      initial: 'unknown',
      on: {
        USERNAME_TYPED: {
          target: '.unknown',
          actions: assign(({ event }) => ({ username: wizardUsername(event.username) })),
        },
        AVAILABILITY_LEARNED: { guard: 'isAboutThisUsername', target: '.available' },
        BACK: 'email',
      },
      states: { unknown: {}, available: { on: { CONTINUED: '#signUp.package' } } },
    },
    package: { on: { BACK: 'username', SUBMITTED: 'creating' } },
    creating: { on: { CREATED: 'done', REFUSED: 'package' } },
    done: { type: 'final' },
  },
});

export interface SignUpStart extends SignUpContext {
  step: 'email' | 'username' | 'package';
}

/** The wizard at a step where a page was loaded again; whether the username is free is asked again. */
export const signUpAt = ({ step, email, username }: SignUpStart) =>
  signUpMachine.resolveState({
    value: step === 'username' ? { username: 'unknown' } : step,
    context: { email, username },
  });

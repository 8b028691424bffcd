import { NO_AGREEMENTS, NO_SHIPPING } from './context.js';
import type { Party } from './parties.js';
import { type EventFields, type StepField, type StepFields, stepField } from './step-fields.js';
import { type STEPS, type StepName, stepRow } from './steps.js';

type Input<S extends StepName> = (typeof STEPS)[S]['input'];
type FieldsThat<S extends StepName, Need> = Extract<
  { [F in keyof Input<S>]: Input<S>[F] extends Need ? F : never }[keyof Input<S>],
  StepField
>;

/** What has to come, and what can come, with a step. */
export type InputOf<S extends StepName> = Pick<StepFields, FieldsThat<S, 'required'>> &
  Partial<Pick<StepFields, FieldsThat<S, 'optional'>>>;

/** Names of a step's fields. */
export const fieldsOf = (name: StepName): StepField[] => Object.keys(stepRow(name).input) as StepField[];

/** What a step names by itself: nobody is asked for it. */
export function namedFields(name: StepName): string[] {
  const named = stepRow(name).names?.({ ...NO_AGREEMENTS, ...NO_SHIPPING, dueAt: null });
  return Object.keys(named ?? {});
}

/** The fields that a dialog asks for: those that have to come, short texts, and a reason wherever there is a question. */
export function askedFields(name: StepName): StepField[] {
  const { input, question, screen } = stepRow(name);
  if (screen !== undefined) return [];
  const named = namedFields(name);
  return fieldsOf(name).filter(
    (field) =>
      !named.includes(field) &&
      (input[field] === 'required' ||
        stepField(field).kind === 'line' ||
        (field === 'reason' && question !== undefined)),
  );
}

type Carried<S extends StepName> = (typeof STEPS)[S] extends { carries: infer C }
  ? C extends (...state: never[]) => infer Sample
    ? Sample
    : C
  : unknown;
/** Both name the version that was looked at; the event carries its number. */
type VersionField = 'submissionId' | 'version';
type Versioned<S extends StepName> = 'submissionId' extends keyof Input<S>
  ? EventFields['submissionId']
  : unknown;

/** The events that people send, one for each step but paying. */
export type StepEvent = {
  [S in Exclude<StepName, 'pay'>]: {
    type: (typeof STEPS)[S]['event'];
    actor: (typeof STEPS)[S]['by'] extends 'parties' ? Party : (typeof STEPS)[S]['by'];
    /** When it happened, by the product's clock, in milliseconds since 1970. */
    at: number;
  } & Pick<EventFields, Exclude<FieldsThat<S, 'required'>, VersionField>> &
    Partial<Pick<EventFields, Exclude<FieldsThat<S, 'optional'>, VersionField>>> &
    Versioned<S> &
    Carried<S>;
}[Exclude<StepName, 'pay'>];

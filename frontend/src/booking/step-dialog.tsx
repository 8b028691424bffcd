import {
  PARCEL_PROBLEMS,
  PARCEL_PROBLEM_LABELS,
  type ParcelProblem,
  askedFields,
  dollarsText,
  isBlank,
  parseDollars,
  STEP_FIELDS,
  type StepField,
  stepField,
  type StepFields,
  type StepName,
  stepRow,
  withNames,
} from '@reelpact/domain';
import { useRef, useState, type ReactNode } from 'react';
import type { BookingView } from './booking-view';
import { DueDateField } from './due-date-field';
import { ShareField } from './share-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectInput, TextArea, TextInput } from '../ui/text-input';
import { hourText } from '../ui/when';
import styles from './step-dialog.module.css';

type Answers = Partial<StepFields>;

interface StepDialogProps {
  step: StepName;
  booking: BookingView;
  busy: boolean;
  /** What is asked for; without it, what the table of steps says. */
  fields?: readonly StepField[];
  /** What was typed before the dialog opened. */
  typed?: Answers;
  /** What somebody should know before they confirm. */
  children?: ReactNode;
  onConfirm: (input: Partial<StepFields>) => void;
  onCancel: () => void;
}

/** What goes back can't be more than was paid. */
const fits = (amount: string | number | undefined, booking: BookingView): boolean => {
  const cents = parseDollars(amount) ?? 0;
  return cents > 0 && cents <= (parseDollars(booking.amount) ?? 0);
};

function isAnswered(field: StepField, answers: Answers, booking: BookingView): boolean {
  const answer = answers[field];
  if (field === 'amount') return fits(answer, booking);
  return typeof answer === 'string' ? !isBlank(answer) : answer !== undefined;
}

/** Asks for what comes with a step, and says what follows from it; closing it takes no step. */
export function StepDialog(props: StepDialogProps) {
  const {
    step,
    booking,
    busy,
    fields = askedFields(step),
    typed = {},
    children,
    onConfirm,
    onCancel,
  } = props;
  const { label, input, question, confirmation, destructive } = stepRow(step);
  const [answers, setAnswers] = useState<Answers>(
    fields.includes('creatorPercent') ? { creatorPercent: 50, ...typed } : typed,
  );
  const first = useRef<HTMLElement>(null);
  const answer = (more: Answers) => setAnswers({ ...answers, ...more });
  // What a page asks for beside the table may stay empty where the step doesn't need it.
  const mayBeEmpty = (field: StepField): boolean => props.fields !== undefined && input[field] !== 'required';
  const ready = fields.every(
    (field) => mayBeEmpty(field) || stepField(field).kind === 'line' || isAnswered(field, answers, booking),
  );
  const action = booking.actions.find(({ name }) => name === step);
  const said = (sentence: string): string =>
    withNames(sentence, {
      creator: booking.package.creator.displayName,
      brand: booking.brandName,
    })
      .replaceAll('{amount}', dollarsText(booking.amount))
      .replaceAll('{dueAt}', action?.names?.dueAt ? hourText(action.names.dueAt) : '');
  const follows = action?.consequence ?? confirmation;
  const amount = fits(answers.amount, booking) ? `: ${dollarsText(answers.amount)}` : '';

  const asked = (field: StepField, index: number) => {
    const isFirst = (element: HTMLElement | null): void => {
      if (index === 0) first.current = element;
    };
    const { label: name } = stepField(field);
    const id = `step-${field}`;
    switch (field) {
      case 'creatorPercent':
        return (
          <ShareField
            key={field}
            booking={booking}
            label={name}
            percent={answers.creatorPercent ?? null}
            onChange={(creatorPercent) => answer({ creatorPercent: creatorPercent ?? undefined })}
          />
        );
      case 'dueAt':
        return (
          <DueDateField
            key={field}
            ref={isFirst}
            booking={booking}
            label={name}
            value={answers.dueAt}
            onChange={(dueAt) => answer({ dueAt })}
          />
        );
      case 'amount':
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={id}>
              {name}, at most {dollarsText(booking.amount)}
            </label>
            <span className={styles.money}>
              <span aria-hidden="true">$</span>
              <TextInput
                id={id}
                ref={isFirst}
                inputMode="decimal"
                value={answers.amount ?? ''}
                aria-invalid={answers.amount && !fits(answers.amount, booking) ? true : undefined}
                onChange={(event) => answer({ amount: event.target.value })}
              />
            </span>
          </div>
        );
      case 'problem':
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={id}>{name}</label>
            <SelectInput
              id={id}
              ref={isFirst}
              value={answers.problem ?? ''}
              onChange={({ target }) =>
                answer({ problem: target.value === '' ? undefined : (target.value as ParcelProblem) })
              }
            >
              <option value="">Please choose</option>
              {PARCEL_PROBLEMS.map((problem) => (
                <option key={problem} value={problem}>
                  {PARCEL_PROBLEM_LABELS[problem]}
                </option>
              ))}
            </SelectInput>
          </div>
        );
      case 'carrier':
      case 'tracking':
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={id}>{name} (optional)</label>
            <TextInput
              id={id}
              ref={isFirst}
              maxLength={STEP_FIELDS[field].max}
              value={answers[field] ?? ''}
              onChange={({ target }) => answer({ [field]: target.value })}
            />
          </div>
        );
      default: {
        const row = stepField(field);
        return (
          <div key={field} className={styles.field}>
            <label htmlFor={id}>{question ? said(question) : name}</label>
            <TextArea
              id={id}
              rows={4}
              ref={isFirst}
              maxLength={row.kind === 'text' ? row.max : undefined}
              value={answers[field] ?? ''}
              onChange={(event) => answer({ [field]: event.target.value })}
            />
          </div>
        );
      }
    }
  };

  return (
    <Dialog
      title={label}
      onClose={onCancel}
      focus={first}
      footer={
        <>
          <Button onClick={onCancel}>Not now</Button>
          <Button
            look="primary"
            danger={destructive}
            busy={busy}
            disabled={!ready}
            onClick={() => onConfirm(trimmed(answers))}
          >
            {label}
            {amount}
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        {fields.map(asked)}
        {children}
        {follows && <p className={fields.length > 0 ? styles.note : undefined}>{said(follows)}</p>}
      </div>
    </Dialog>
  );
}

const trimmed = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );

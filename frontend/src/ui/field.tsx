import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What a control must be given, so that its name and what is wrong with it belong to it. */
interface ControlProps {
  id: string;
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  problem?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control outside of a form of the library, with what is wrong with it. */
export function Field({ id, label, hint, problem, children }: FieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(problem && { status: 'error', 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

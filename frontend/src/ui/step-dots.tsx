import styles from './step-dots.module.css';

interface Step {
  label: string;
  state: 'reached' | 'open' | 'undone';
}

interface StepDotsProps {
  /** What the whole line tells, for screen readers. */
  label: string;
  steps: readonly Step[];
}

const spoken = { reached: 'done', open: 'not yet', undone: 'stopped' } as const;

/** A short line of dots: how far something has come. */
export function StepDots({ label, steps }: StepDotsProps) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} className={styles[step.state]}>
          <span className={styles.dot} aria-hidden="true" />
          <span>{step.label}</span>
          <span className={styles.spoken}>: {spoken[step.state]}</span>
        </li>
      ))}
    </ol>
  );
}

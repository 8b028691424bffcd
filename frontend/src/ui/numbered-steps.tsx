import styles from './numbered-steps.module.css';

export interface NumberedStep {
  title: string;
  text?: string;
  done?: boolean;
}

/** What happens one after the other. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, done }, index) => (
        <li key={title} className={done ? styles.done : undefined}>
          <span className={styles.number} aria-hidden="true">
            {done ? '✓' : index + 1}
          </span>
          <span className={styles.words}>
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

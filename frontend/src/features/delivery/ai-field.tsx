import { AI_TEXTS, AI_USES, AI_USE_TEXTS, type AiUse } from '@reelpact/domain';
import { useId } from 'react';
import { SelectInput } from '../../ui/text-input';
import styles from './ai-field.module.css';

interface AiSelectProps {
  /** What stands above it. */
  title: string;
  /** The same, with what it is about. */
  label?: string;
  value: AiUse | null;
  describedBy?: string;
  isInvalid?: boolean;
  onChange: (ai: AiUse) => void;
}

function AiSelect({ title, label, value, describedBy, isInvalid, onChange }: AiSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.title}>
        {title}
      </label>
      <SelectInput
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value as AiUse)}
      >
        <option value="" disabled>
          {AI_TEXTS.choose}
        </option>
        {AI_USES.map((use) => (
          <option key={use} value={use}>
            {AI_USE_TEXTS[use].label}
          </option>
        ))}
      </SelectInput>
    </>
  );
}

interface AiFieldProps {
  /** The file's name. */
  name: string;
  stated: AiUse | null;
  /** Whether it is more than the package offers. */
  isBeyond: boolean;
  /** Whether the version was to be sent without it. */
  isMissing: boolean;
  onState: (ai: AiUse) => void;
}

/** Asks what is made with AI in one file, and says what the answer means. */
export function AiField({ name, stated, isBeyond, isMissing, onState }: AiFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <AiSelect
        label={`${AI_TEXTS.question} ${name}`}
        title={AI_TEXTS.question}
        value={stated}
        describedBy={id}
        isInvalid={isMissing}
        onChange={onState}
      />
      <div id={id} className={styles.words}>
        {isMissing && <p className={styles.problem}>{AI_TEXTS.missing}</p>}
        {stated && <p>{AI_USE_TEXTS[stated].covers}</p>}
        {isBeyond && <p className={styles.beyond}>{AI_TEXTS.beyond.sending}</p>}
      </div>
    </div>
  );
}

/** The same answer for all files at once. */
export function AiForAll({ shared, onState }: { shared: AiUse | null; onState: (ai: AiUse) => void }) {
  return (
    <div className={styles.all}>
      <AiSelect title={AI_TEXTS.forAll} value={shared} onChange={onState} />
    </div>
  );
}

/** What each answer covers, to read before one is chosen. */
export function AiAnswers() {
  return (
    <details className={styles.answers}>
      <summary>{AI_TEXTS.answers}</summary>
      <dl>
        {AI_USES.map((use) => (
          <div key={use}>
            <dt>{AI_USE_TEXTS[use].label}</dt>
            <dd>{AI_USE_TEXTS[use].covers}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

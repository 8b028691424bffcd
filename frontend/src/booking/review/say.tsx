import { ITEM_LIMITS, isBlank } from '@reelpact/domain';
import { useId, useState } from 'react';
import { failureText } from '../../api/errors';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-input';
import styles from './item-card.module.css';

interface SayProps {
  label: string;
  button: string;
  /** What was written before. */
  first?: string;
  autoFocus?: boolean;
  /** Rejects when the server didn't take it. */
  onSay: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A few words to send. What the server didn't take stays in the field. */
export function Say({ label, button, first = '', autoFocus, onSay, onCancel }: SayProps) {
  const id = useId();
  const [text, setText] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function say(): Promise<void> {
    if (isBlank(text) || busy) return;
    setBusy(true);
    try {
      await onSay(text.trim());
      setText('');
      setProblem(null);
    } catch (error) {
      setProblem(`Not saved. ${failureText(error, { otherwise: 'Try again.' })}`);
    }
    setBusy(false);
  }

  return (
    <div className={styles.say}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TextArea
        id={id}
        rows={2}
        autoFocus={autoFocus}
        maxLength={ITEM_LIMITS.body.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void say();
        }}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      <span className={styles.row}>
        <Button look="primary" small busy={busy} disabled={isBlank(text)} onClick={() => void say()}>
          {button}
        </Button>
        {onCancel && (
          <Button look="text" small onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </div>
  );
}

import { DISPLAY_NAME } from '@reelpact/domain';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import styles from './welcome.module.css';

interface NameFormProps {
  name: string;
  hint?: string;
  problem: string | null;
  saving: boolean;
  onType: (name: string) => void;
  onSave: () => void;
}

/** The name on a new page, with a button of its own. */
export function NameForm({ name, hint, problem, saving, onType, onSave }: NameFormProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSave();
  };
  return (
    <form onSubmit={save} noValidate>
      <Field id="welcome-name" label="Your name" hint={hint} problem={problem ?? undefined}>
        {(control) => (
          <div className={styles.name}>
            <TextInput
              {...control}
              autoComplete="name"
              maxLength={DISPLAY_NAME.max}
              value={name}
              onChange={(event) => onType(event.target.value)}
            />
            <Button type="submit" busy={saving}>
              Save Name
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

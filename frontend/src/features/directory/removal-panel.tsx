import { REMOVAL } from '@reelpact/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { type OwnDirectoryDto, useObjectToRemovalMutation } from '../../api/directory-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Field } from '../../ui/field';
import { focusFirstInvalid } from '../../ui/form';
import { Panel } from '../../ui/panel';
import { TextArea } from '../../ui/text-input';
import { showToast } from '../../ui/toast';
import { dateText } from '../../ui/when';
import styles from './directory.module.css';

type Removal = NonNullable<OwnDirectoryDto['removal']>;

/** Why a creator was removed by an admin, and what they can say to it. */
export function RemovalPanel({ removal }: { removal: Removal }) {
  const { ruleText, note, removedAt, objection, objectedAt, outcome, outcomeNote, decidedAt } = removal;
  return (
    <Panel title="You were removed from the directory" tone="danger">
      <p>
        Brands don’t find you here until an admin lifts this. Your page, your bookings and your money stay as
        they are.
      </p>
      <Facts
        facts={[
          { name: 'Removed on', value: dateText(removedAt) },
          { name: 'Rule', value: ruleText, long: true },
          { name: 'What it is about', value: note, long: true },
          { name: 'Your objection', value: objection, long: true },
          { name: 'Sent on', value: objectedAt && dateText(objectedAt) },
          { name: 'Decided on', value: decidedAt && dateText(decidedAt) },
          { name: 'Decision', value: outcome === 'upheld' && 'You stay removed.' },
          { name: 'Reasons', value: outcomeNote, long: true },
        ]}
      />
      {objection === null && <ObjectionForm />}
      {objection !== null && outcome === null && (
        <p role="status">Your objection waits for a decision. We email you as soon as there is one.</p>
      )}
    </Panel>
  );
}

function ObjectionForm() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [object, { isLoading }] = useObjectToRemovalMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) focusFirstInvalid(form.current);
  }, [problem]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim().length < REMOVAL.objection.min) {
      setProblem(REMOVAL.objection.message);
      return;
    }
    try {
      await object({ objectionDto: { text } }).unwrap();
      showToast('Objection sent');
    } catch (error) {
      if (isApiProblem(error)) setProblem(error.errors['text']);
      reportFailure(error, { title: 'Not sent', otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        id="objection"
        label="Why do you object?"
        problem={problem}
        hint="You can object once. Another admin decides about it, where there is one."
      >
        {({ status: _status, ...control }) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={REMOVAL.objection.max}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className={styles.save}>
        <Button type="submit" look="primary" busy={isLoading}>
          Send Objection
        </Button>
      </div>
    </form>
  );
}

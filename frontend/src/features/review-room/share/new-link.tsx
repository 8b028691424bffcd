import {
  NOTES_BECOME,
  NOTES_BECOME_NAMES,
  type NotesBecome,
  REVIEW_LINK,
  REVIEW_LINK_MESSAGES,
  isBlank,
} from '@reelpact/domain';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../../api/errors';
import { isApiProblem } from '../../../api/problem';
import { useMakeReviewLinkMutation } from '../../../api/room-link-calls';
import { Field } from '../../../ui/field';
import { RadioTiles } from '../../../ui/radio-tiles';
import { copyLink } from './copy-link';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/text-input';
import styles from './share.module.css';

const DAYS = REVIEW_LINK.days.map((days) => ({ value: String(days), label: `${days} days` }));

/** A form for another review link. */
export function NewLink({ bookingId: id }: { bookingId: string }) {
  const [make, { isLoading }] = useMakeReviewLinkMutation();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(String(REVIEW_LINK.defaultDays));
  const [password, setPassword] = useState('');
  const [notesBecome, setNotesBecome] = useState<NotesBecome>('internal');
  const [problem, setProblem] = useState<Record<string, string>>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBlank(label)) {
      setProblem({ label: REVIEW_LINK_MESSAGES.label });
      return;
    }
    if (password !== '' && password.length < REVIEW_LINK.password.min) {
      setProblem({ password: REVIEW_LINK_MESSAGES.password });
      return;
    }
    try {
      const wish = {
        label: label.trim(),
        days: Number(days) as (typeof REVIEW_LINK.days)[number],
        notesBecome,
      };
      const { url } = await make({
        id,
        newReviewLinkDto: { ...wish, ...(password !== '' && { password }) },
      }).unwrap();
      setLabel('');
      setPassword('');
      setProblem({});
      await copyLink(url);
    } catch (error) {
      const fields = isApiProblem(error) ? error.errors : {};
      setProblem(
        Object.keys(fields).length > 0
          ? fields
          : { form: failureText(error, { otherwise: 'Not made. Try again.' }) },
      );
    }
  }

  return (
    <form className={styles.form} aria-label="New link" onSubmit={(event) => void send(event)} noValidate>
      <h2>New link</h2>
      <Field id="link-label" label="Who is it for?" problem={problem.label}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={REVIEW_LINK.label.max}
            placeholder="Legal, the client, …"
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
      </Field>
      <RadioTiles
        legend="What they write"
        options={NOTES_BECOME_NAMES.map((name) => ({
          value: name,
          label: NOTES_BECOME[name].label,
          text: NOTES_BECOME[name].note,
        }))}
        value={notesBecome}
        onChange={setNotesBecome}
        tileWidth={200}
      />
      <RadioTiles legend="It works for" options={DAYS} value={days} onChange={setDays} tileWidth={68} />
      <Field
        id="link-password"
        label="Password (optional)"
        hint="Send it another way than the link."
        problem={problem.password}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={REVIEW_LINK.password.max}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      {problem.form && (
        <p role="alert" className={styles.problem}>
          {problem.form}
        </p>
      )}
      <Button look="primary" type="submit" busy={isLoading}>
        Make link and copy it
      </Button>
    </form>
  );
}

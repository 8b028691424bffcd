import { REMOVAL, REMOVAL_RULES, REMOVAL_RULE_NAMES, type RemovalRule } from '@reelpact/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useRemoveFromDirectoryMutation } from '../../api/admin-calls';
import { useLazyGetCreatorProfileQuery } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { focusFirstInvalid } from '../../ui/form';
import { Row, Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { SelectInput, TextArea, TextInput } from '../../ui/text-input';
import { showToast } from '../../ui/toast';

const EMPTY = { username: '', rule: '', note: '' };
type Problems = Partial<Record<keyof typeof EMPTY, string>>;

const isRule = (name: string): name is RemovalRule => Object.hasOwn(REMOVAL_RULES, name);
/** The username in what was typed, which may be the address of a page, with what follows it. */
const nameIn = (typed: string): string => {
  const path = typed.trim().replace(/^https?:\/\/[^/]*|^[^/]*[.:][^/]*(?=\/)/i, '');
  return /^\/*@?([^/?#]*)/.exec(path)?.[1] ?? '';
};

/** Removes a creator, named by their page, from the directory. */
export function RemoveCreatorForm() {
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [find, { isFetching }] = useLazyGetCreatorProfileQuery();
  const [remove, { isLoading }] = useRemoveFromDirectoryMutation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) focusFirstInvalid(form.current);
  }, [problems]);

  function change(next: Partial<typeof EMPTY>): void {
    setValues((now) => ({ ...now, ...next }));
    setProblems({});
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { rule, note } = values;
    const username = nameIn(values.username);
    const missing: Problems = {
      ...(username === '' && { username: 'Enter the username of a creator.' }),
      ...(!isRule(rule) && { rule: 'Choose the rule that it is about.' }),
      ...(note.trim().length < REMOVAL.note.min && { note: REMOVAL.note.message }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0 || !isRule(rule)) return;
    try {
      const { id, displayName } = await find({ idOrUsername: username }).unwrap();
      await remove({ creatorId: id, removeCreatorDto: { rule, note } }).unwrap();
      setValues(EMPTY);
      showToast('Removed from the directory', displayName);
    } catch (error) {
      if (isApiProblem(error) && error.status === 404) setProblems({ username: 'Nobody has this username.' });
      else reportFailure(error, { title: 'Not removed', otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <Panel title="Remove a creator">
      <p>
        They leave the directory at once, and are told by email which rule and what content it is about, and
        how to object.
      </p>
      <form ref={form} noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <Field id="username" label="Username or address of the page" problem={problems.username}>
            {(control) => (
              <TextInput
                {...control}
                value={values.username}
                onChange={({ target }) => change({ username: target.value })}
              />
            )}
          </Field>
          <Field id="rule" label="Rule" problem={problems.rule}>
            {({ status: _status, ...control }) => (
              <SelectInput
                {...control}
                value={values.rule}
                onChange={({ target }) => change({ rule: target.value })}
              >
                <option value="">Choose a rule</option>
                {REMOVAL_RULE_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {REMOVAL_RULES[name]}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
          <Field
            id="note"
            label="What it is about"
            problem={problems.note}
            hint="Name the content. The creator reads it."
          >
            {({ status: _status, ...control }) => (
              <TextArea
                {...control}
                maxLength={REMOVAL.note.max}
                value={values.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            )}
          </Field>
          <Row>
            <Button type="submit" danger busy={isFetching || isLoading}>
              Remove from Directory
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

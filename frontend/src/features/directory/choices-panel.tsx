import { AWAY_MAX_DAYS, CHOICE_LIMITS, FACET_LABELS, facetValues } from '@reelpact/domain';
import { Select } from 'antd';
import { useEffect, useRef, type FormEvent } from 'react';
import type { OwnDirectoryDto } from '../../api/directory-calls';
import { useClock } from '../../api/use-clock';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { focusFirstInvalid } from '../../ui/form';
import { Panel } from '../../ui/panel';
import { SelectInput, TextInput } from '../../ui/text-input';
import { useUnsavedQuestion } from '../../ui/unsaved-question';
import styles from './directory.module.css';
import { SomeOf } from './some-of';
import { useChoicesDraft } from './use-choices-draft';

const DAY_MS = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const LANGUAGES = facetValues('language').map(({ slug, label }) => ({ value: slug, label }));

/** By what a creator is found, and until when they are away. */
export function ChoicesPanel({ place }: { place: OwnDirectoryDto }) {
  const { values, change, problems, setProblems, isChanged, isSaving, submit } = useChoicesDraft(place);
  const { question } = useUnsavedQuestion(isChanged, () => {});
  const now = useClock();
  const form = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const isWrong = Object.values(problems).some(Boolean);
  useEffect(() => {
    if (isWrong) focusFirstInvalid(form.current);
  }, [isWrong]);

  function send(event: FormEvent): void {
    event.preventDefault();
    // Half a date counts as none in the field's value.
    if (day.current?.validity.badInput) setProblems({ awayUntil: 'Enter the whole date, or clear it.' });
    else if (values.niches.length === 0) setProblems({ niches: 'Choose at least one niche.' });
    else void submit();
  }

  function clearDay(): void {
    if (day.current) {
      day.current.value = '';
      day.current.focus();
    }
    change({ awayUntil: '' });
  }

  return (
    <Panel title="What brands find you by">
      <form ref={form} noValidate className={styles.form} onSubmit={send}>
        <SomeOf
          id="niches"
          legend={FACET_LABELS.niche}
          options={facetValues('niche')}
          max={CHOICE_LIMITS.niches}
          chosen={values.niches}
          problem={problems.niches}
          onChange={(niches) => change({ niches })}
        />
        <SomeOf
          id="styles"
          legend={FACET_LABELS.style}
          options={facetValues('style')}
          max={CHOICE_LIMITS.styles}
          chosen={values.styles}
          problem={problems.styles}
          onChange={(chosen) => change({ styles: chosen })}
        />
        <Field
          id="languages"
          label="Languages"
          problem={problems.languages}
          hint={`Up to ${CHOICE_LIMITS.languages} that you speak in your content.`}
        >
          {(control) => (
            <Select<string[]>
              {...control}
              mode="multiple"
              size="large"
              maxCount={CHOICE_LIMITS.languages}
              options={LANGUAGES}
              optionFilterProp="label"
              placeholder="Choose languages"
              value={values.languages}
              onChange={(languages) => change({ languages })}
            />
          )}
        </Field>
        <Field id="country" label={FACET_LABELS.country} problem={problems.country}>
          {({ status: _status, ...control }) => (
            <SelectInput
              {...control}
              value={values.country}
              onChange={({ target }) => change({ country: target.value })}
            >
              <option value="">Not set</option>
              {facetValues('country').map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <div className={styles.away}>
          <Field
            id="awayUntil"
            label="Away until (optional)"
            problem={problems.awayUntil}
            hint={`The last day on which you take no work, up to ${AWAY_MAX_DAYS} days ahead. Until then you aren’t in the directory; your numbers stay as they are.`}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={day}
                type="date"
                min={dayOf(now)}
                max={dayOf(now + AWAY_MAX_DAYS * DAY_MS)}
                value={values.awayUntil}
                onChange={({ target }) => change({ awayUntil: target.value })}
              />
            )}
          </Field>
          <Button small onClick={clearDay}>
            Clear date
          </Button>
        </div>
        <div className={styles.save}>
          <Button type="submit" look="primary" busy={isSaving}>
            Save Choices
          </Button>
          <span role="status" className={styles.hint}>
            {isChanged ? 'Changes are not saved yet.' : ''}
          </span>
        </div>
      </form>
      {question}
    </Panel>
  );
}

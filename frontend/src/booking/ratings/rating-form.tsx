import {
  type Party,
  RATING_QUESTIONS,
  RATING_TEXT,
  RATING_TEXTS,
  type RatingAnswers,
  readAnswers,
} from '@reelpact/domain';
import { useState } from 'react';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { type RatingDto, useRateBookingMutation } from '../../api/rating-calls';
import { Button } from '../../ui/button';
import { PlainForm, type Problems } from '../../ui/plain-form';
import { TextAreaField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './ratings.module.css';
import { StarsField } from './stars-field';

const TEXT = 'rating-text';
type Typed = Record<string, string>;

const fieldOf = (key: string): string => `answers.${key}`;
const answersIn = (by: Party, typed: Typed): RatingAnswers =>
  Object.fromEntries(
    RATING_QUESTIONS[by].flatMap(({ key }) => {
      const value = typed[fieldOf(key)];
      return value === undefined ? [] : [[key, Number(value)]];
    }),
  );

/** A party's own rating, to be written or changed while nobody has seen it. */
export function RatingForm({ bookingId, by, own }: { bookingId: string; by: Party; own: RatingDto | null }) {
  const [rate, { isLoading }] = useRateBookingMutation();
  const [fieldErrors, setFieldErrors] = useState<Problems>({});

  const check = (typed: Typed): Problems => {
    const read = readAnswers(by, answersIn(by, typed));
    return 'problems' in read ? read.problems : {};
  };

  async function submit(typed: Typed): Promise<void> {
    const text = (typed[TEXT] ?? '').trim();
    try {
      const rateBookingDto = { answers: answersIn(by, typed), ...(text !== '' && { text }) };
      const { isClosed } = await rate({ id: bookingId, rateBookingDto }).unwrap();
      showToast(isClosed ? RATING_TEXTS.shown : RATING_TEXTS.saved);
    } catch (failure) {
      if (isApiProblem(failure)) setFieldErrors({ ...failure.errors, [TEXT]: failure.errors['text'] });
      reportFailure(failure, { otherwise: 'Your rating was not saved. Please try again.' });
    }
  }

  return (
    <PlainForm<Typed>
      check={check}
      fieldErrors={fieldErrors}
      busy={isLoading}
      className={styles.form}
      onSubmit={(typed) => void submit(typed)}
    >
      <div className={styles.questions}>
        {RATING_QUESTIONS[by].map(({ key, label }) => (
          <StarsField key={key} name={fieldOf(key)} label={label} defaultValue={own?.answers[key]} />
        ))}
      </div>
      <TextAreaField
        name={TEXT}
        label="In words (optional)"
        maxLength={RATING_TEXT.max}
        defaultValue={own?.text ?? ''}
        long
      />
      <p className={styles.soft}>
        {RATING_TEXTS.hidden} {RATING_TEXTS.readers[by].rating} {RATING_TEXTS.notForMoney}
      </p>
      <div>
        <Button type="submit" look="primary" busy={isLoading}>
          {own === null ? 'Save Rating' : 'Change Rating'}
        </Button>
      </div>
    </PlainForm>
  );
}

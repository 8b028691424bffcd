import { type Party, RATING_QUESTIONS, RATING_STARS } from '@reelpact/domain';
import type { RatingDto } from '../../api/rating-calls';
import styles from './ratings.module.css';

const { max: FULL } = RATING_STARS;

/** What one side has said, and what was answered. */
export function ShownRating({
  title,
  by,
  rating,
  replyFrom,
}: {
  title: string;
  by: Party;
  rating: RatingDto;
  replyFrom: string;
}) {
  return (
    <section className={styles.shown}>
      <h3>{title}</h3>
      <dl className={styles.answers}>
        {RATING_QUESTIONS[by].map(({ key, label }) => {
          const stars = rating.answers[key] ?? 0;
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <span aria-hidden="true" className={styles.given}>
                  {'★'.repeat(stars)}
                  <span className={styles.missing}>{'★'.repeat(FULL - stars)}</span>
                </span>
                <span className={styles.unseen}>
                  {stars} of {FULL} stars
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {rating.text !== null && (
        <p className={styles.words} dir="auto">
          {rating.text}
        </p>
      )}
      {rating.reply !== null && (
        <div className={styles.reply}>
          <strong>{replyFrom} answered</strong>
          <p className={styles.words} dir="auto">
            {rating.reply}
          </p>
        </div>
      )}
    </section>
  );
}

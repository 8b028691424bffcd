import { RATING_QUESTIONS, RATING_TEXTS, removedText, starsText } from '@reelpact/domain';
import { useGetPartnerRatingsQuery } from '../../api/rating-calls';
import styles from './ratings.module.css';

/** What creators say of the brand of a booking, for the creator who decides about it; nothing where there are too few ratings. */
export default function BrandStars({ bookingId }: { bookingId: string }) {
  const { data } = useGetPartnerRatingsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (!data || data.stars === null || data.ratings === null || data.answers === null) return null;
  const { stars, ratings, answers } = data;
  const removed = removedText(data.removed);
  return (
    <div className={styles.shown}>
      <p>
        Creators say: <strong>{starsText(stars, ratings)}</strong>
      </p>
      <dl className={styles.answers}>
        {RATING_QUESTIONS.creator.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{(answers[key] ?? 0).toFixed(1)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>
        {RATING_TEXTS.starsExplained}
        {removed !== null && ` ${removed}.`}
      </p>
    </div>
  );
}

import { BRAND_RECORD_TEXTS, RATING_QUESTIONS, RATING_TEXTS, removedText, starsText } from '@reelpact/domain';
import { type RatingSumsDto, useGetBrandRatingsQuery } from '../../api/rating-calls';
import { LoadFailed } from '../../loading/load-failed';
import styles from './ratings.module.css';

/** What creators say of a brand; the same for the creator who has to answer, and for the brand itself. */
export function StarsOfBrand({ sums: { stars, ratings, answers, removed } }: { sums: RatingSumsDto }) {
  if (stars === null || ratings === null || answers === null) return null;
  const removedOnes = removedText(removed);
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
        {RATING_TEXTS.starsExplained} {BRAND_RECORD_TEXTS.stars}
        {removedOnes !== null && ` ${removedOnes}.`}
      </p>
    </div>
  );
}

/** The same of the brand behind a request. @param isNew whether nothing else is known of it */
export default function BrandStars({ bookingId, isNew }: { bookingId: string; isNew: boolean }) {
  const { data, error, refetch } = useGetBrandRatingsQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} inPlace /> : null;
  if (data.stars === null) return isNew ? <p>{BRAND_RECORD_TEXTS.newHere}</p> : null;
  return <StarsOfBrand sums={data} />;
}

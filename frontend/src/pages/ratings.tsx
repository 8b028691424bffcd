import {
  type PublicRating,
  RATING_QUESTIONS,
  RATING_STARS,
  RATING_TEXTS,
  SHOWN_RATINGS,
  removedText,
  starsText,
} from '@reelpact/domain';
import type { PageData, RatingsData } from './page-data';
import { Face } from './picture';

const [QUESTIONS, { max }] = [RATING_QUESTIONS.brand, RATING_STARS];
const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
const given = ({ answers }: PublicRating): string =>
  QUESTIONS.map(({ key, label }) => `${label} ${answers[key] ?? 0} of ${max}`).join(' · ');

/** What brands say of a creator: the newest of it, and what it all adds up to. */
export function Ratings({ page, data }: { page: PageData; data: RatingsData }) {
  const { stars, ratings } = page.proof;
  const removed = removedText(data.removed);
  return (
    <main id="content" className="short">
      <p>
        <a href={`/${page.username}`} dir="auto">
          ← {page.displayName}
        </a>
      </p>
      <header className="who">
        <Face name={page.displayName} src={page.profileImageUrl} picture={page.picture} />
        <h1 dir="auto">What brands say of {page.displayName}</h1>
        {stars !== null && ratings !== null && <p className="price">{starsText(stars, ratings)}</p>}
      </header>
      {stars === null ? (
        <p>There is nothing to show yet.</p>
      ) : (
        <>
          <p className="soft">
            {RATING_TEXTS.starsExplained} Only brands whose booking was completed and paid can rate, and only
            once for each. {RATING_TEXTS.notForMoney}{' '}
            {removed === null ? RATING_TEXTS.removable : `${removed}.`}
          </p>
          <ul className="ratings">
            {data.list.map((rating, index) => (
              <li key={index}>
                <p>
                  <b dir="auto">{rating.packageName}</b>{' '}
                  <span className="soft">· {monthText(rating.month)}</span>
                </p>
                <p className="soft">{given(rating)}</p>
                {rating.text !== null && (
                  <p className="text" dir="auto">
                    {rating.text}
                  </p>
                )}
                {rating.reply !== null && (
                  <blockquote>
                    <p className="soft">{page.displayName} answered</p>
                    <p className="text" dir="auto">
                      {rating.reply}
                    </p>
                  </blockquote>
                )}
              </li>
            ))}
          </ul>
          {data.list.length === SHOWN_RATINGS && (
            <p className="soft">These are the {SHOWN_RATINGS} newest.</p>
          )}
        </>
      )}
    </main>
  );
}

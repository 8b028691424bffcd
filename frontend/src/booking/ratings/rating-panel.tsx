import { RATING_TEXTS, REMOVAL_REASONS, UNRATED_TEXTS, isParty, otherParty } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { useGetBookingRatingQuery } from '../../api/rating-calls';
import { LoadFailed } from '../../loading/load-failed';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import { RatingAnswers } from './rating-answers';
import { RatingForm } from './rating-form';
import styles from './ratings.module.css';
import { ShownRating } from './shown-rating';

/** What the two sides of a completed booking say of each other: to be written, and once it is time, to be read. */
export default function RatingPanel({ booking }: { booking: BookingDto }) {
  const { id, role, brandName, package: pack } = booking;
  const { data, error, refetch } = useGetBookingRatingQuery({ id }, { refetchOnMountOrArgChange: true });
  // What is there stays when it can't be loaded again: somebody may be writing in it.
  if (!data && error)
    return (
      <Panel title="Ratings">
        <LoadFailed error={error} onRetry={refetch} inPlace />
      </Panel>
    );
  if (!data || (data.endsAt === null && data.unrated === null)) return null;
  const { canRate, endsAt, isClosed, unrated, own, other, canReply, isReported, removed } = data;
  const by = role === 'admin' ? 'brand' : role;
  const names = { brand: brandName, creator: `@${pack.creator.username}` };
  const theirs = otherParty(by);
  const title = canRate && isParty(role) ? `Rate ${names[theirs]}` : 'Ratings';
  return (
    <Panel title={title}>
      {unrated !== null && <p>{UNRATED_TEXTS[unrated]}</p>}
      {canRate && isParty(role) && (
        <>
          {endsAt !== null && <p className={styles.soft}>Until {momentText(endsAt)}</p>}
          <RatingForm key={own?.writtenAt ?? ''} bookingId={id} by={role} own={own} />
        </>
      )}
      {!canRate && !isClosed && unrated === null && endsAt !== null && (
        <p>{RATING_TEXTS.notYet.replace('{until}', momentText(endsAt))}</p>
      )}
      {isClosed && unrated === null && (
        <>
          {other && (
            <ShownRating
              title={`What ${names[theirs]} said`}
              by={theirs}
              rating={other}
              replyFrom={role === 'admin' ? names[by] : 'You'}
            />
          )}
          {other && isParty(role) && (
            <RatingAnswers bookingId={id} by={role} canReply={canReply} isReported={isReported} />
          )}
          {own && (
            <ShownRating
              title={role === 'admin' ? `What ${names[by]} said` : 'What you said'}
              by={by}
              rating={own}
              replyFrom={names[theirs]}
            />
          )}
          {!own && !other && removed.length === 0 && <p>Nobody has rated this booking.</p>}
        </>
      )}
      {removed.map(({ by: writer, reason }) => (
        <p key={writer} className={styles.soft}>
          The rating by {names[writer]} was removed: {REMOVAL_REASONS[reason].toLowerCase()}.
        </p>
      ))}
    </Panel>
  );
}

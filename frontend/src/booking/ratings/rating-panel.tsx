import { REMOVAL_REASONS, UNRATED_REASONS, isParty } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { useGetBookingRatingQuery } from '../../api/rating-calls';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import { RatingAnswers } from './rating-answers';
import { RatingForm } from './rating-form';
import styles from './ratings.module.css';
import { ShownRating } from './shown-rating';

/** What the two sides of a completed booking say of each other: to be written, and once it is time, to be read. */
export default function RatingPanel({ booking }: { booking: BookingDto }) {
  const { id, role, brandName, package: pack } = booking;
  const { data, isError, refetch } = useGetBookingRatingQuery({ id }, { refetchOnMountOrArgChange: true });
  if (isError)
    return (
      <Panel title="Ratings">
        <p>
          The ratings could not be loaded. <Button onClick={() => void refetch()}>Try Again</Button>
        </p>
      </Panel>
    );
  if (!data || (data.endsAt === null && data.unrated === null)) return null;
  const { canRate, endsAt, isClosed, unrated, own, other, canReply, isReported, removed } = data;
  const by = role === 'admin' ? 'brand' : role;
  const names = { brand: brandName, creator: `@${pack.creator.username}` };
  const otherParty = by === 'brand' ? 'creator' : 'brand';
  const title = canRate && isParty(role) ? `Rate ${names[otherParty]}` : 'Ratings';
  return (
    <Panel title={title}>
      {unrated !== null && <p>{UNRATED_REASONS[unrated]}</p>}
      {canRate && isParty(role) && (
        <>
          {endsAt !== null && <p className={styles.soft}>Until {momentText(endsAt)}</p>}
          <RatingForm key={own?.writtenAt ?? ''} bookingId={id} by={role} own={own} />
        </>
      )}
      {isClosed && unrated === null && (
        <>
          {other && (
            <ShownRating
              title={`What ${names[otherParty]} said`}
              by={otherParty}
              rating={other}
              replyFrom={role === 'admin' ? names[by] : 'You'}
            />
          )}
          {other && isParty(role) && (
            <RatingAnswers bookingId={id} canReply={canReply} isReported={isReported} />
          )}
          {own && (
            <ShownRating
              title={role === 'admin' ? `What ${names[by]} said` : 'What you said'}
              by={by}
              rating={own}
              replyFrom={names[otherParty]}
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

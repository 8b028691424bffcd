import { type Reader, answersOf, canRate, otherParty, shownUnrated } from '@reelpact/domain';
import { type BookingRatings, type Rating } from '../persistence/rating-store.js';
import type { BookingRatingDto, RatingDto } from './rating.dto.js';

const presentRating = ({ by, stars, text, reply, writtenAt }: Rating): RatingDto => ({
  answers: answersOf(by, stars),
  text,
  reply,
  writtenAt: new Date(writtenAt).toISOString(),
});

const NOT_RATED: BookingRatingDto = {
  canRate: false,
  endsAt: null,
  isClosed: false,
  unrated: null,
  own: null,
  other: null,
  canReply: false,
  isReported: false,
  removed: [],
};

/** How a booking stands with ratings for one reader. What the other party has written is in none of it before it is shown. */
export function presentRatings(found: BookingRatings | null, reader: Reader, now: number): BookingRatingDto {
  if (found === null) return NOT_RATED;
  const shown = found.ratings.filter((one) => one.shownAt !== null);
  const readable = shown.filter((one) => one.removedAt === null);
  const mine = reader === 'admin' ? 'brand' : reader;
  const own =
    reader === 'admin'
      ? readable.find((one) => one.by === mine)
      : found.ratings.find((one) => one.by === mine && one.removedAt === null);
  const theirs = readable.find((one) => one.by === otherParty(mine));
  return {
    canRate: reader !== 'admin' && canRate(found, now),
    endsAt: found.unrated === null ? new Date(found.endsAt).toISOString() : null,
    isClosed: found.closedAt !== null,
    unrated: found.unrated && shownUnrated(found.unrated),
    own: own ? presentRating(own) : null,
    other: theirs ? presentRating(theirs) : null,
    canReply: reader !== 'admin' && theirs !== undefined && theirs.repliedAt === null,
    isReported: reader !== 'admin' && theirs?.isReported === true,
    removed: shown.flatMap(({ by, removedFor }) => (removedFor === null ? [] : [{ by, reason: removedFor }])),
  };
}

import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  PARTIES,
  type Party,
  RATING_QUESTIONS,
  RATING_STARS,
  RATING_TEXT,
  REMOVAL_REASON_NAMES,
  type RatingAnswers,
  type RemovalReason,
  type ShownUnratedReason,
  UNRATED_TEXTS,
} from '@reelpact/domain';
import { Allow, IsIn } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';

const { messages } = RATING_TEXT;
const questionsOf = (by: Party): string => RATING_QUESTIONS[by].map(({ key }) => `\`${key}\``).join(', ');
const ANSWERS = {
  type: 'object',
  additionalProperties: { type: 'integer', minimum: RATING_STARS.min, maximum: RATING_STARS.max },
  description: `Stars by question; a brand answers ${questionsOf('brand')}, a creator ${questionsOf('creator')}.`,
  example: { brief: 5, quality: 4, communication: 5 },
} as const;

export class RateBookingDto {
  @ApiProperty(ANSWERS)
  @Allow()
  answers: RatingAnswers;

  @TextField({
    max: RATING_TEXT.max,
    messages: { max: messages.tooLong },
    optional: true,
    multiLine: true,
    description:
      'A brand’s words can be read by everyone once they are shown, a creator’s by the brand and admins.',
    example: 'Great hooks, two days early.',
  })
  text?: string;
}

export class RatingReplyDto {
  @TextField({
    max: RATING_TEXT.reply.max,
    messages: { min: messages.replyEmpty, max: messages.replyTooLong },
    multiLine: true,
    example: 'Thank you, the product was a joy to film.',
  })
  text: string;
}

export class ReportRatingDto {
  @ApiProperty({ enum: REMOVAL_REASON_NAMES, enumName: 'RatingRemovalReason' })
  @IsIn(REMOVAL_REASON_NAMES)
  reason: RemovalReason;

  @TextField({
    ...RATING_TEXT.note,
    messages: { max: messages.noteTooLong },
    optional: true,
    multiLine: true,
    description: 'For the admins alone.',
    example: 'It names my street.',
  })
  note?: string;
}

export class RemoveRatingDto {
  @ApiProperty({ enum: REMOVAL_REASON_NAMES, enumName: 'RatingRemovalReason' })
  @IsIn(REMOVAL_REASON_NAMES)
  reason: RemovalReason;
}

/** What one party has said, as those may read it who see it. */
export class RatingDto {
  @ApiProperty({ ...ANSWERS, description: 'Stars by question.' })
  answers: RatingAnswers;

  @ApiProperty({ type: String, nullable: true, example: 'Great hooks, two days early.' })
  text: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the rated party says to it.' })
  reply: string | null;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;
}

class RemovedRatingDto {
  @ApiProperty({ enum: PARTIES })
  by: Party;

  @ApiProperty({ enum: REMOVAL_REASON_NAMES, enumName: 'RatingRemovalReason' })
  reason: RemovalReason;
}

/** How a booking stands with ratings, for one of its parties or an admin. */
export class BookingRatingDto {
  @ApiProperty({ description: 'Whether you can write your rating now, or change it.' })
  canRate: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when; null for a booking that isn’t rated.',
  })
  endsAt: string | null;

  @ApiProperty({
    description: 'Whether ratings are shown, or their time is over: from then on nothing changes.',
  })
  isClosed: boolean;

  @ApiProperty({
    enum: Object.keys(UNRATED_TEXTS),
    enumName: 'UnratedReason',
    nullable: true,
    description: 'Why a completed booking isn’t rated.',
  })
  unrated: ShownUnratedReason | null;

  @ApiProperty({
    type: RatingDto,
    nullable: true,
    description: 'What you have said; for admins what the brand has, once it is shown.',
  })
  own: RatingDto | null;

  @ApiProperty({
    type: RatingDto,
    nullable: true,
    description:
      'What the other side has said. Null before both have written or the time is over, whether there is one or not.',
  })
  other: RatingDto | null;

  @ApiProperty({ description: 'Whether you can answer it, which can be done once.' })
  canReply: boolean;

  @ApiProperty({ description: 'Whether you have reported it.' })
  isReported: boolean;

  @ApiProperty({ type: [RemovedRatingDto], description: 'What admins have removed.' })
  removed: RemovedRatingDto[];
}

/** What is said of somebody by all that have rated them. */
export class RatingSumsDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The mean of all answers in tenths, rounded down; null with fewer than 3 ratings.',
    example: 4.8,
  })
  stars: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'How many ratings that is the mean of; null together with it.',
    example: 12,
  })
  ratings: number | null;

  @ApiProperty({
    oneOf: [{ type: 'object', additionalProperties: { type: 'number' } }, { type: 'null' }],
    description: 'The means of each question; null together with the stars.',
    example: ANSWERS.example,
  })
  answers: RatingAnswers | null;

  @ApiProperty({ description: 'How many ratings were removed by admins.', example: 0 })
  removed: number;
}

/** One of a creator's ratings, as everyone reads it. */
export class PublicRatingDto extends OmitType(RatingDto, ['writtenAt']) {
  @ApiProperty({ description: 'What was booked.', example: 'Product demo' })
  packageName: string;

  @ApiProperty({ description: 'The month in which it was shown, such as 2026-11.', example: '2026-11' })
  month: string;
}

export class CreatorRatingsDto extends RatingSumsDto {
  @ApiProperty({
    type: [PublicRatingDto],
    description: 'The newest first; empty as long as there are no stars.',
  })
  list: PublicRatingDto[];
}

/** A rating that was reported, for admins. */
export class ReportedRatingDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty({ enum: PARTIES, description: 'Who wrote it.' })
  by: Party;

  @ApiProperty({ ...ANSWERS, description: 'Stars by question.' })
  answers: RatingAnswers;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({ type: String, nullable: true })
  reply: string | null;

  @ApiProperty({
    enum: REMOVAL_REASON_NAMES,
    enumName: 'RatingRemovalReason',
    description: 'What the rated party says.',
  })
  reason: RemovalReason;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InputOf,
  type TakenStep,
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  BOOKING_STATUSES,
  type BookingStatus,
  parseDollars,
} from '@reelpact/domain';
import { IsIn, IsOptional, IsUUID, Max, Min, IsInt } from 'class-validator';
import { Rule, TextField } from '../../../platform/http/fields.js';

export const REVIEW_WORDS = ['approve', 'request_revision', 'reject'] as const;

const Feedback = () => TextField({ ...BOOKING_LIMITS.feedback, multiLine: true, optional: true });

class ReviewedDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The version that was looked at; a stale one is refused.',
  })
  @IsUUID(undefined, { message: 'This names no submission' })
  @IsOptional()
  submissionId?: string;
}

export class FeedbackDto extends ReviewedDto {
  @Feedback()
  feedback?: string;
}

/** A change can't be asked for without saying what it is. */
class RevisionDto extends ReviewedDto {
  @TextField({ ...BOOKING_LIMITS.feedback, multiLine: true, messages: { min: BOOKING_MESSAGES.feedback } })
  feedback: string;
}

/** For steps with which nothing comes: what comes all the same is refused. */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- the validation needs a class, and it has no field
class NothingDto {}

export class ReviewDto extends FeedbackDto {
  @ApiProperty({ enum: REVIEW_WORDS, enumName: 'ReviewAction' })
  @IsIn(REVIEW_WORDS, { message: 'Please approve, request a revision or reject' })
  action: (typeof REVIEW_WORDS)[number];
}

export class ApproveRequestDto {
  @TextField({
    ...BOOKING_LIMITS.reason,
    multiLine: true,
    optional: true,
    example: 'Job approved by creator',
  })
  notes?: string;
}

export class ReasonDto {
  @TextField({
    ...BOOKING_LIMITS.reason,
    multiLine: true,
    messages: { min: BOOKING_MESSAGES.reason },
    example: 'I am away that week.',
  })
  reason: string;
}

export class ChangeStatusDto {
  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  @IsIn(BOOKING_STATUSES, { message: 'This is no status of a booking' })
  status: BookingStatus;
}

export class GrantRefundDto extends ReasonDto {
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Dollars that go back to the brand.',
    example: '50.00',
  })
  @Rule('amount', 'This is not an amount in dollars', (value) => parseDollars(value) !== null)
  amount: number | string;
}

export class ResolveDisputeDto {
  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: 100,
    description: 'The creator’s share in percent.',
    example: 50,
  })
  @Max(100)
  @Min(0)
  @IsInt({ message: 'The share must be a whole number from 0 to 100' })
  creatorPercent: number;

  @TextField({ ...BOOKING_LIMITS.reason, multiLine: true, optional: true })
  reason?: string;
}

/** What comes with each step. */
export const STEP_BODIES: { readonly [S in TakenStep]: new () => InputOf<S> } = {
  withdraw: NothingDto,
  approve_request: ApproveRequestDto,
  decline_request: ReasonDto,
  approve_content: FeedbackDto,
  request_revision: RevisionDto,
  reject_content: FeedbackDto,
  cancel_late: NothingDto,
  complete_booking: NothingDto,
  accept_rejection: NothingDto,
  contest_rejection: ReasonDto,
  open_dispute: ReasonDto,
  withdraw_as_creator: ReasonDto,
  resolve_dispute: ResolveDisputeDto,
  cancel_as_admin: ReasonDto,
  reissue_refund: ReasonDto,
  grant_refund: GrantRefundDto,
};

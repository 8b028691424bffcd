import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  PARCEL_PROBLEMS,
  type ParcelProblem,
  type RejectionGround,
  type RevisionKind,
  STEP_FIELDS,
} from '@reelpact/domain';
import { IsIn } from 'class-validator';
import { GroundField, RevisionKindField, STEP_BODIES } from './step-bodies.js';

export const REVIEW_ACTIONS = ['approve', 'request_revision', 'reject'] as const;

/** A revision as the specification's calls ask for it: its feedback is no required field there, but asked for all the same. */
export class RequestRevisionsDto extends STEP_BODIES.approve_content {
  @RevisionKindField()
  kind?: RevisionKind;
}

/** The specification's one call for three steps. */
export class ReviewDto extends RequestRevisionsDto {
  @GroundField()
  ground?: RejectionGround;

  @ApiProperty({ enum: REVIEW_ACTIONS, enumName: 'ReviewAction' })
  @IsIn(REVIEW_ACTIONS, { message: 'Please approve, request a revision or reject' })
  action: (typeof REVIEW_ACTIONS)[number];
}

/** A report of a parcel as its own address takes it. */
export class ProductProblemDto extends OmitType(STEP_BODIES.report_product, ['problem']) {
  @ApiProperty({ enum: PARCEL_PROBLEMS, enumName: 'ParcelProblem', example: 'damaged' })
  @IsIn(PARCEL_PROBLEMS, { message: STEP_FIELDS.problem.missing })
  kind: ParcelProblem;
}

export class ChangeStatusDto {
  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  @IsIn(BOOKING_STATUSES, { message: `Status must be one of ${BOOKING_STATUSES.join(', ')}.` })
  status: BookingStatus;
}

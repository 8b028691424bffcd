import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_ACTIONS,
  BOOKING_FLOWS,
  BOOKING_STAGES,
  BOOKING_STATUSES,
  type BookingActionName,
  type BookingFlow,
  type BookingStage,
  type BookingStatus,
  type Revisions,
} from '@reelpact/domain';
import { CreatorCardDto } from '../../catalog/index.js';
import { SubmissionDto } from './submission.dto.js';

export class BookingActionDto {
  @ApiProperty({ enum: BOOKING_ACTIONS, enumName: 'BookingActionName' })
  name: BookingActionName;

  @ApiProperty({ example: 'Approve & Release Payment' })
  label: string;

  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be used now.' })
  reason: string | null;

  @ApiProperty({
    enum: ['reason', 'feedback'],
    enumName: 'NeededText',
    nullable: true,
    description: 'Which text has to come with it.',
  })
  needs: 'reason' | 'feedback' | null;
}

export class MoneyLineDto {
  @ApiProperty({
    minimum: 0,
    maximum: 4,
    description: 'How many of paid in, held, approved, paid out are done.',
  })
  done: number;

  @ApiProperty({ description: 'Whether the money went, or is going, back to the brand.' })
  returned: boolean;

  @ApiProperty({ description: 'Whether a card network’s review has stopped it.' })
  frozen: boolean;

  @ApiProperty({ example: 'The payment is held securely until the content is approved.' })
  text: string;
}

/** The package as it was when it was booked. */
export class BookedPackageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'UGC Package' })
  name: string;

  @ApiProperty({ example: 'main' })
  tier: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Dollars.', example: 150 })
  price: number;

  @ApiProperty({ example: '3-5 days' })
  deliveryTime: string;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  revisions: Revisions;

  @ApiProperty()
  includes: string;

  @ApiProperty({ type: String, nullable: true })
  contentFormat: string | null;

  @ApiProperty({ type: String, nullable: true })
  usageRights: string | null;

  @ApiProperty({ type: CreatorCardDto })
  creator: CreatorCardDto;
}

export class BookedAddonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Dollars.' })
  price: number;
}

export class BookingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: ['brand', 'creator', 'admin'],
    enumName: 'BookingRole',
    description: 'As whom this caller sees the booking.',
  })
  role: 'brand' | 'creator' | 'admin';

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' })
  stage: BookingStage;

  @ApiProperty({ description: 'The stage in this caller’s words.', example: 'Ready to Review' })
  label: string;

  @ApiProperty({ enum: BOOKING_FLOWS, enumName: 'BookingFlow' })
  flow: BookingFlow;

  @ApiProperty({
    description: 'Who has to do what, as one sentence.',
    example: 'Review the content: approve it, ask for changes or reject it.',
  })
  nextStep: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the stage ends by itself.',
  })
  deadlineAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What happens then, as one sentence.' })
  onSilence: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the content is due.' })
  dueAt: string | null;

  @ApiProperty({ type: [BookingActionDto], description: 'What this caller can do now.' })
  actions: BookingActionDto[];

  @ApiProperty({ description: 'Whether the deal is over.' })
  final: boolean;

  @ApiProperty({ description: 'Dollars with two decimals.', example: '150.00' })
  amount: string;

  @ApiProperty({
    description: 'held and released are shown as Funds Secured and Paid Out; see escrowLabel.',
    example: 'held',
  })
  escrowStatus: string;

  @ApiProperty({ example: 'Funds Secured' })
  escrowLabel: string;

  @ApiProperty({ type: MoneyLineDto })
  money: MoneyLineDto;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  revisionsLeft: Revisions;

  @ApiProperty({ example: 'Northwind Coffee' })
  brandName: string;

  @ApiProperty({ format: 'email' })
  contactEmail: string;

  @ApiProperty()
  projectDescription: string;

  @ApiProperty({ type: String, nullable: true })
  additionalNotes: string | null;

  @ApiProperty({ type: String, nullable: true })
  scriptUrl: string | null;

  @ApiProperty({ format: 'uuid' })
  packageId: string;

  @ApiProperty({ type: BookedPackageDto })
  package: BookedPackageDto;

  @ApiProperty({ type: BookedPackageDto, description: 'The same as package.' })
  service: BookedPackageDto;

  @ApiProperty({ type: [BookedAddonDto] })
  addons: BookedAddonDto[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: [SubmissionDto], description: 'Newest first.' })
  submissions: SubmissionDto[];
}

export class HistoryEntryDto {
  @ApiProperty({ example: 'CREATOR_APPROVED' })
  event: string;

  @ApiProperty({ example: 'creator' })
  actor: string;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage', nullable: true })
  from: BookingStage | null;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' })
  to: BookingStage;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

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
  CONTENT_KINDS,
  type ContentKind,
  type Revisions,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@reelpact/domain';
import { CreatorCardDto } from '../../catalog/index.js';

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

export class SubmissionFileDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    description: 'The finished upload it came from; sent again to keep it in the next version.',
  })
  uploadId: string;

  @ApiProperty({ enum: CONTENT_KINDS, enumName: 'ContentKind' })
  type: ContentKind;

  @ApiProperty({ enum: CONTENT_KINDS, enumName: 'ContentKind', description: 'The same as type.' })
  contentType: ContentKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Where this caller may see it for now: the watermarked preview, or the original once it is unlocked. Null while the preview is being made.',
  })
  url: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A still picture of it.' })
  posterUrl: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Downloads what this caller may have now.' })
  downloadUrl: string | null;

  @ApiProperty({ description: 'Whether url and downloadUrl lead to the original.' })
  original: boolean;

  @ApiProperty({ enum: ['pending', 'ready', 'failed'], enumName: 'PreviewStatus' })
  preview: 'pending' | 'ready' | 'failed';

  @ApiProperty({ example: 'morning.mp4' })
  filename: string;

  @ApiProperty({ example: 'morning.mp4', description: 'The same as filename.' })
  fileName: string;

  @ApiProperty({ description: 'Bytes.', example: 5242880 })
  size: number;

  @ApiProperty({ description: 'Bytes; the same as size.', example: 5242880 })
  fileSize: number;

  @ApiProperty({ example: 'video/mp4' })
  fileType: string;

  @ApiProperty({ description: 'SHA-256 of the original, hexadecimal.' })
  sha256: string;
}

export class SubmissionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 1 })
  version: number;

  @ApiProperty({ enum: Object.keys(SUBMISSION_STATUSES), enumName: 'SubmissionStatus' })
  status: SubmissionStatus;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ type: String, nullable: true })
  notes: string | null;

  @ApiProperty({ type: [SubmissionFileDto] })
  files: SubmissionFileDto[];
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

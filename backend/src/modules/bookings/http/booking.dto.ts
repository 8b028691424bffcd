import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_FLOWS,
  BOOKING_STAGES,
  BOOKING_STATUSES,
  BRAND_TAB_NAMES,
  CONFIRMATION_SCREENS,
  READERS,
  TONES,
  TURNS,
  type BookingFlow,
  type BookingStage,
  type BookingStatus,
  type BrandTab,
  type ConfirmationScreen,
  type Reader,
  type Revisions,
  type Tone,
  type Turn,
  PLACEMENTS,
  type Placement,
} from '@reelpact/domain';
import { AttachmentDto } from '../../../platform/http/attachment.dto.js';
import { ShippingAddressDto } from '../../creators/index.js';
import { BookingOutcomeDto } from './booking-outcome.dto.js';
import { BookedAddonDto, BookedPackageDto } from './booked-package.dto.js';
import {
  BookingActionDto,
  CancellationDto,
  ExtensionRequestDto,
  MoneyLineDto,
  SettlementProposalDto,
  TimelineEntryDto,
  UntilDto,
  WhatNextDto,
} from './situation.dto.js';
import { ParcelDto } from './parcel.dto.js';
import { SubmissionDto } from './submission.dto.js';

export class BookingDto extends BookingOutcomeDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: READERS,
    enumName: 'BookingRole',
    description: 'As whom this caller sees the booking.',
  })
  role: Reader;

  @ApiProperty({
    description: 'The number of its newest change: it grows with each one. A live event names it.',
    example: 7,
  })
  change: number;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' })
  stage: BookingStage;

  @ApiProperty({ description: 'The stage in this caller’s words.', example: 'Ready to Review' })
  label: string;

  @ApiProperty({ enum: TONES, enumName: 'Tone', description: 'What the color of the label means.' })
  tone: Tone;

  @ApiProperty({
    description: 'The label in the words of the page that shows this stage.',
    example: 'Awaiting Review',
  })
  screenLabel: string;

  @ApiProperty({ description: 'The title of that page.', example: 'Content Submitted Successfully' })
  headline: string;

  @ApiProperty({ type: String, nullable: true, description: 'A sentence below the title.' })
  subtitle: string | null;

  @ApiProperty({ enum: BOOKING_FLOWS, enumName: 'BookingFlow' })
  flow: BookingFlow;

  @ApiProperty({
    description: 'Who has to do what, as one sentence.',
    example: 'Review the content: approve it, ask for changes or reject it.',
  })
  nextStep: string;

  @ApiProperty({
    enum: TURNS,
    enumName: 'Turn',
    nullable: true,
    description: 'Whose turn it is; null when nobody has to do anything.',
  })
  turn: Turn | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the stage ends by itself.',
  })
  deadlineAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What happens then, as one sentence.' })
  onSilence: string | null;

  @ApiProperty({
    type: UntilDto,
    nullable: true,
    description: 'The date to look at: when the content was promised, while it is made; else the deadline.',
  })
  until: UntilDto | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the content is due.' })
  dueAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'From when on the latest version can be approved: every file could be viewed, or a day had passed. Null while its previews are being made, and before the first version.',
  })
  reviewBeganAt: string | null;

  @ApiProperty({ type: [BookingActionDto], description: 'What this caller can do now.' })
  actions: BookingActionDto[];

  @ApiProperty({
    description: 'The page on which this caller goes on.',
    example: '/brand-review/0f8fad5b-d9cb-469f-a165-70867728950e',
  })
  path: string;

  @ApiProperty({
    enum: CONFIRMATION_SCREENS,
    enumName: 'ConfirmationScreen',
    isArray: true,
    description: 'The pages that confirm a step and are true now.',
  })
  confirmations: ConfirmationScreen[];

  @ApiProperty({ enum: BRAND_TAB_NAMES, enumName: 'BrandTab' })
  tab: BrandTab;

  @ApiProperty({ description: 'Whether the booking is over.' })
  final: boolean;

  @ApiProperty({ description: 'Dollars with two decimals.', example: '150.00' })
  amount: string;

  @ApiProperty({
    description: 'How it is shown says escrowLabel.',
    example: 'held',
  })
  escrowStatus: string;

  @ApiProperty({ example: 'Funds Secured' })
  escrowLabel: string;

  @ApiProperty({ enum: TONES, enumName: 'Tone' })
  escrowTone: Tone;

  @ApiProperty({ type: MoneyLineDto })
  money: MoneyLineDto;

  @ApiProperty({ type: [TimelineEntryDto] })
  timeline: TimelineEntryDto[];

  @ApiProperty({
    type: [WhatNextDto],
    description: 'What comes after this; empty where there is no more to tell.',
  })
  whatNext: WhatNextDto[];

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  revisionsLeft: Revisions;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When a new version would be due if a revision was requested now, to the minute; null when none can be.',
  })
  revisionDueAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The latest date to which the due date can be moved; null when it can’t be moved.',
  })
  latestDueAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When the booking is final at the latest; null before its payment is held, and when it is over.',
  })
  heldUntil: string | null;

  @ApiProperty({
    type: ExtensionRequestDto,
    nullable: true,
    description: 'While it waits for the brand’s answer.',
  })
  extension: ExtensionRequestDto | null;

  @ApiProperty({ type: SettlementProposalDto, nullable: true, description: 'While it waits for an answer.' })
  settlement: SettlementProposalDto | null;

  @ApiProperty({
    type: CancellationDto,
    nullable: true,
    description: 'What it costs the brand to cancel now; null where it can’t be cancelled for that.',
  })
  cancellation: CancellationDto | null;

  @ApiProperty({ type: [ParcelDto], description: 'Products that the brand has sent, the first one first.' })
  shipments: ParcelDto[];

  @ApiProperty({
    type: ShippingAddressDto,
    nullable: true,
    description:
      'Where the brand sends the product: for the brand alone, from when it has to be sent until the booking is over.',
  })
  shipTo: ShippingAddressDto | null;

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

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day by which the brand would like to have it; `dueAt` is what was agreed.',
  })
  wantedBy: string | null;

  @ApiProperty({
    enum: PLACEMENTS,
    enumName: 'Placement',
    isArray: true,
    description: 'Where the brand says that it will show the content; empty where it didn’t say.',
  })
  placements: Placement[];

  @ApiProperty({ type: [AttachmentDto], description: 'What the brand sent with its brief.' })
  briefFiles: AttachmentDto[];

  @ApiProperty({ description: 'Whether this caller can add files to the brief, and remove them.' })
  briefFilesOpen: boolean;

  @ApiProperty({ format: 'uuid' })
  packageId: string;

  @ApiProperty({ type: BookedPackageDto })
  package: BookedPackageDto;

  @ApiProperty({ type: BookedPackageDto, description: 'The same as package.' })
  service: BookedPackageDto;

  @ApiProperty({ type: [BookedAddonDto] })
  addons: BookedAddonDto[];

  @ApiProperty({
    description: 'The delivery time that was agreed: the package’s, or that of the add-on that changes it.',
    example: '2 days',
  })
  deliveryTime: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: [SubmissionDto], description: 'Newest first.' })
  submissions: SubmissionDto[];
}

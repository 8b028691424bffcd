import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_ACTIONS,
  BOOKING_FLOWS,
  BOOKING_STAGES,
  BOOKING_STATUSES,
  BRAND_TAB_NAMES,
  STEPS,
  TIMELINE_STATES,
  TONES,
  TURNS,
  type BookingActionName,
  type BookingFlow,
  type BookingStage,
  type BookingStatus,
  type BrandTab,
  type Revisions,
  type TimelineEntry,
  type Tone,
  type Turn,
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

  @ApiProperty({ description: 'Whether the card is authorized or charged.' })
  secured: boolean;

  @ApiProperty({ description: 'Whether the money went, or is going, back to the brand, or will never come.' })
  returned: boolean;

  @ApiProperty({ description: 'Whether a card network’s review has stopped it.' })
  frozen: boolean;

  @ApiProperty({ example: 'The payment is held securely until the content is approved.' })
  text: string;
}

export class TimelineEntryDto {
  @ApiProperty({ example: 'Content Delivered' })
  title: string;

  @ApiProperty({ enum: TIMELINE_STATES, enumName: 'TimelineState' })
  state: TimelineEntry['state'];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'in progress' })
  text: string | null;
}

export class WhatNextDto {
  @ApiProperty({ example: 'Creator Reviews Your Request' })
  title: string;

  @ApiProperty()
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

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the content is due.' })
  dueAt: string | null;

  @ApiProperty({ type: [BookingActionDto], description: 'What this caller can do now.' })
  actions: BookingActionDto[];

  @ApiProperty({
    description: 'The page on which this caller goes on.',
    example: '/brand-review/0f8fad5b-d9cb-469f-a165-70867728950e',
  })
  path: string;

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
  @ApiProperty({ example: STEPS.approve_request.event })
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

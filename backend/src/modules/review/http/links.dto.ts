import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  CONTENT_KINDS,
  type ContentKind,
  NOTES_BECOME_NAMES,
  type NotesBecome,
  PREVIEW_STATUSES,
  type PreviewStatus,
  REVIEW_LINK,
  REVIEW_LINK_MESSAGES as MESSAGES,
  reviewLinkPath,
} from '@reelpact/domain';
import { IsIn } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';
import { LargePreviewDto, MediaFactsDto, ScrubSheetDto } from '../../bookings/index.js';
import { ReviewDraftChangeDto, ReviewDraftDto } from './review-bodies.dto.js';
import { ReviewItemDto } from './review.dto.js';

const SECRET = 'q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT';

export class NewReviewLinkDto {
  @TextField({ ...REVIEW_LINK.label, messages: { min: MESSAGES.label }, example: 'Legal' })
  label: string;

  @ApiProperty({ type: 'integer', enum: REVIEW_LINK.days, example: REVIEW_LINK.defaultDays })
  @IsIn(REVIEW_LINK.days, { message: MESSAGES.days })
  days: number;

  @TextField({
    ...REVIEW_LINK.password,
    messages: { min: MESSAGES.password },
    optional: true,
    description: 'What reviewers have to enter beside their name; without it, the link is enough.',
    example: 'spring-launch',
  })
  password?: string;

  @ApiProperty({
    enum: NOTES_BECOME_NAMES,
    enumName: 'NotesBecome',
    description:
      '`internal`: the notes stay with the brand. `draft`: they are sent with its drafts, once it has seen them.',
  })
  @IsIn(NOTES_BECOME_NAMES, { message: MESSAGES.notesBecome })
  notesBecome: NotesBecome;
}

export class ReviewLinkReviewerDto {
  @ApiProperty({ example: 'Tom Weaver' })
  name: string;

  @ApiProperty({ format: 'date-time', description: 'When they last looked, to within minutes.' })
  seenAt: string;

  @ApiProperty({ type: 'integer', description: 'How many notes of theirs there are.', example: 3 })
  notes: number;
}

export class ReviewLinkDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Legal' })
  label: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What is sent to the reviewers; null once it opens nothing.',
    example: `https://reelpact.example${reviewLinkPath(SECRET)}`,
  })
  url: string | null;

  @ApiProperty()
  hasPassword: boolean;

  @ApiProperty({ enum: NOTES_BECOME_NAMES, enumName: 'NotesBecome' })
  notesBecome: NotesBecome;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  revokedAt: string | null;

  @ApiProperty({ description: 'Whether it works: not revoked, not expired, and the booking isn’t over.' })
  isOpen: boolean;

  @ApiProperty({ type: [ReviewLinkReviewerDto], description: 'Who has given their name there.' })
  reviewers: ReviewLinkReviewerDto[];
}

export class NewReviewLinkUrlDto {
  @ApiProperty({ example: `https://reelpact.example${reviewLinkPath(SECRET)}` })
  url: string;
}

export class EnterReviewLinkDto {
  @TextField({
    ...REVIEW_LINK.reviewerName,
    messages: { min: MESSAGES.name, max: MESSAGES.longName },
    example: 'Tom Weaver',
  })
  name: string;

  @TextField({
    max: REVIEW_LINK.password.max,
    optional: true,
    description: 'Where the link has one.',
    example: 'spring-launch',
  })
  password?: string;
}

export class SharedReviewAboutDto {
  @ApiProperty({ example: 'Northwind Coffee' })
  brandName: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  creatorName: string;

  @ApiProperty({ example: 'UGC Package' })
  packageName: string;

  @ApiProperty({ enum: NOTES_BECOME_NAMES, enumName: 'NotesBecome' })
  notesBecome: NotesBecome;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class SharedReviewDto {
  @ApiProperty({ description: 'Whether a password is asked for beside the name.' })
  needsPassword: boolean;

  @ApiProperty({
    type: SharedReviewAboutDto,
    nullable: true,
    description: 'What the review is about; null before the password.',
  })
  about: SharedReviewAboutDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name that this browser has given; null before it has.',
    example: 'Tom Weaver',
  })
  reviewer: string | null;
}

/** A delivered file as a review link shows it: its watermarked preview, and nothing that leads to the original. */
export class SharedFileDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  uploadId: string;

  @ApiProperty({
    format: 'uuid',
    description: 'Files of different versions with the same one follow each other.',
  })
  slotId: string;

  @ApiProperty({ enum: CONTENT_KINDS, enumName: 'ContentKind' })
  type: ContentKind;

  @ApiProperty({ example: 'morning.mp4' })
  fileName: string;

  @ApiProperty({ description: 'Bytes of the original.', example: 5242880 })
  fileSize: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The watermarked preview; null until it is made.',
  })
  playUrl: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'A still picture of it.' })
  posterUrl: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Captions of a video, as WebVTT; null where there are none.',
  })
  captionsUrl: string | null;

  @ApiProperty({
    type: LargePreviewDto,
    nullable: true,
    description:
      'The preview at full size, with a watermark, if the brand has had it made; null where the standard one is as large as the original.',
  })
  large: LargePreviewDto | null;

  @ApiProperty({ type: MediaFactsDto, nullable: true, description: 'What was measured of the preview.' })
  media: MediaFactsDto | null;

  @ApiProperty({ type: ScrubSheetDto, nullable: true })
  scrub: ScrubSheetDto | null;

  @ApiProperty({ enum: PREVIEW_STATUSES, enumName: 'PreviewStatus' })
  preview: PreviewStatus;

  @ApiProperty({ description: 'What the preview leaves out, or why there is none.' })
  previewNote: string;
}

export class SharedVersionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ type: [SharedFileDto] })
  files: SharedFileDto[];
}

/** A comment that was sent, or a note that was written at this link. */
export class SharedItemDto extends OmitType(ReviewItemDto, ['internal', 'mark', 'reviewer'] as const) {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who wrote it at this link; null for what the parties wrote.',
    example: 'Tom Weaver',
  })
  reviewer: string | null;

  @ApiProperty({
    description: 'Whether the caller can still change it: their own note, which the brand hasn’t taken over.',
  })
  canChange: boolean;
}

export class SharedRoomDto {
  @ApiProperty({ type: [SharedVersionDto], description: 'Newest first.' })
  versions: SharedVersionDto[];

  @ApiProperty({ type: [SharedItemDto], description: 'Oldest first. Drafts of the brand are not in it.' })
  items: SharedItemDto[];
}

export class ReviewNoteDto extends OmitType(ReviewDraftDto, ['cause'] as const) {}

export class ReviewNoteChangeDto extends OmitType(ReviewDraftChangeDto, ['cause'] as const) {}

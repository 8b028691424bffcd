import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Min } from 'class-validator';
import {
  AI_USES,
  type AiUse,
  CONTENT_KINDS,
  COUNTED_THINGS,
  type ContentKind,
  type Counted,
  type CountedPart,
  type FrameRate,
  LARGE_PREVIEW_STATUSES,
  type LargePreviewStatus,
  type MediaFacts,
  PREVIEW_STATUSES,
  type PreviewStatus,
  REVISION_KINDS,
  type RevisionKind,
  SUBMISSION_STATUSES,
  type ScrubSheet,
  type SourceFacts,
  type SubmissionStatus,
} from '@reelpact/domain';

export class FrameRateDto implements FrameRate {
  @ApiProperty({ type: 'integer', example: 30000 })
  num: number;

  @ApiProperty({ type: 'integer', example: 1001 })
  den: number;
}

export class MediaFactsDto implements MediaFacts {
  @ApiProperty({
    type: FrameRateDto,
    nullable: true,
    description:
      'Frames per second as an exact fraction; frame n is seen at (n + 0.5) / fps. Null for images.',
  })
  fps: FrameRateDto | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for images.', example: 360 })
  frameCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for images.', example: 12012 })
  durationMs: number | null;

  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 720 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 1280 })
  height: number;

  @ApiProperty()
  hasAudio: boolean;
}

export class SourceFactsDto implements SourceFacts {
  @ApiProperty({ type: 'integer', description: 'Pixels, as it is displayed.', example: 1080 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels, as it is displayed.', example: 1920 })
  height: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'As the file says; null for images and where it doesn’t say.',
    example: 12012,
  })
  durationMs: number | null;
}

export class ScrubSheetDto implements ScrubSheet {
  @ApiProperty({ description: 'One WebP that holds all small pictures, row by row.' })
  url: string;

  @ApiProperty({ type: 'integer', example: 10 })
  columns: number;

  @ApiProperty({ type: 'integer', description: 'How many pictures there are.', example: 24 })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Of one picture, in pixels.', example: 90 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Of one picture, in pixels.', example: 160 })
  height: number;

  @ApiProperty({
    type: 'integer',
    description: 'Picture n shows what is seen n times so many milliseconds after the start.',
    example: 500,
  })
  intervalMs: number;
}

/** A file of a version, as one party may see it now. */
/** A second preview, as large as the original, that the brand can ask for. */
export class LargePreviewDto {
  @ApiProperty({
    enum: LARGE_PREVIEW_STATUSES,
    enumName: 'LargePreviewStatus',
    description: '`none` until the brand asks for it with `orderLargePreview`.',
  })
  status: LargePreviewStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where it is, once it is ready: exactly the frames of playUrl, with a fainter watermark.',
  })
  url: string | null;

  @ApiProperty({ type: 'integer', description: 'Pixels that it has, or would have.', example: 1080 })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels that it has, or would have.', example: 1920 })
  height: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it shows, that it is being made, or why it can’t be.',
  })
  note: string | null;
}

export class SubmissionFileDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    description: 'The finished upload it came from; sent again to keep it in the next version.',
  })
  uploadId: string;

  @ApiProperty({
    format: 'uuid',
    description: 'Files of different versions with the same one follow each other.',
  })
  slotId: string;

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

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The preview, for either party: with a watermark at first; without one once the originals are unlocked and it is made. What media and scrub say is counted in it.',
  })
  playUrl: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Captions of a video, as WebVTT of times and plain text; null where there are none.',
  })
  captionsUrl: string | null;

  @ApiProperty({
    type: LargePreviewDto,
    nullable: true,
    description: 'The preview at full size; null where the standard one is as large as the original.',
  })
  large: LargePreviewDto | null;

  @ApiProperty({
    type: MediaFactsDto,
    nullable: true,
    description:
      'What was measured of the preview; null until it is made, and for previews from before version 1.5.',
  })
  media: MediaFactsDto | null;

  @ApiProperty({
    type: SourceFactsDto,
    nullable: true,
    description: 'What the original measures; null like media.',
  })
  source: SourceFactsDto | null;

  @ApiProperty({
    type: ScrubSheetDto,
    nullable: true,
    description: 'Small pictures of a video’s preview; null for images, and where there are none.',
  })
  scrub: ScrubSheetDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Downloads what this caller may have now.' })
  downloadUrl: string | null;

  @ApiProperty({ description: 'Whether url and downloadUrl lead to the original.' })
  original: boolean;

  @ApiProperty({ enum: PREVIEW_STATUSES, enumName: 'PreviewStatus' })
  preview: PreviewStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the preview leaves out, or why there is none; null for originals.',
    example: 'Watermarked preview, up to 1280 pixels wide or high.',
  })
  previewNote: string | null;

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

  @ApiProperty({
    enum: AI_USES,
    enumName: 'AiUse',
    nullable: true,
    description: 'What the creator states of AI in it; null where nothing was stated.',
  })
  ai: AiUse | null;
}

/** One thing that the package or its add-ons count, and of which too few came. */
export class MissingPartDto implements CountedPart {
  @ApiProperty({ enum: COUNTED_THINGS, enumName: 'Counted' })
  @IsIn(COUNTED_THINGS, { message: `what must be ${COUNTED_THINGS.join(', ')}` })
  what: Counted;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'How many were promised.', example: 10 })
  @Min(1)
  @IsInt({ message: 'promised must be a whole number' })
  promised: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How many of them there are.', example: 2 })
  @Min(0)
  @IsInt({ message: 'delivered must be a whole number' })
  delivered: number;
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

  @ApiProperty({
    enum: REVISION_KINDS,
    enumName: 'RevisionKind',
    nullable: true,
    description: 'What the revision is about that was requested of this version; null where none was.',
  })
  revisionKind: RevisionKind | null;

  @ApiProperty({
    type: [MissingPartDto],
    description:
      'What it lacks of what the package and its add-ons count. Without anything in it the version is complete; otherwise silence doesn’t approve it.',
  })
  missing: MissingPartDto[];

  @ApiProperty({ type: [SubmissionFileDto] })
  files: SubmissionFileDto[];
}

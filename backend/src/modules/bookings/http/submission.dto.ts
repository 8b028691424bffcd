import { ApiProperty } from '@nestjs/swagger';
import {
  CONTENT_KINDS,
  type ContentKind,
  PREVIEW_STATUSES,
  type PreviewStatus,
  REVISION_KINDS,
  type RevisionKind,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@reelpact/domain';

/** A file of a version, as one party may see it now. */
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
    enum: [...REVISION_KINDS, null],
    enumName: 'RevisionKindOrNull',
    nullable: true,
    description: 'What the revision is about that was requested of this version; null where none was.',
  })
  revisionKind: RevisionKind | null;

  @ApiProperty({ type: [SubmissionFileDto] })
  files: SubmissionFileDto[];
}

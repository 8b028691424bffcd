import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AI_TEXTS,
  AI_USES,
  type AiUse,
  CAPTIONS,
  CAPTIONS_MESSAGES,
  CONTENT_KINDS,
  COUNTED_THINGS,
  type ContentKind,
  UPLOAD_LIMITS,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FileNameField, TextField } from '../../../platform/http/fields.js';
import { MissingPartDto } from '../../bookings/index.js';

export class SubmittedFileDto {
  @FileNameField({ max: UPLOAD_LIMITS.maxFileNameLength, example: 'morning.mp4' })
  fileName: string;

  @ApiProperty({ type: Number, minimum: 1, description: 'Bytes.', example: 5242880 })
  @Min(1)
  @IsInt({ message: 'fileSize must be a whole number of bytes' })
  fileSize: number;

  @TextField({ max: 127, example: 'video/mp4' })
  fileType: string;

  @ApiProperty({ enum: CONTENT_KINDS, enumName: 'ContentKind' })
  @IsIn(CONTENT_KINDS, { message: 'contentType must be video or image' })
  contentType: ContentKind;

  @ApiPropertyOptional({
    type: String,
    description: 'The finished upload; without it the newest of that name and size.',
  })
  @MaxLength(100)
  @IsString()
  @IsOptional()
  uploadId?: string;

  @ApiPropertyOptional({
    type: String,
    description:
      'The upload of the version before that it replaces; without it the next one of its kind. What was said about that is shown beside it.',
  })
  @MaxLength(100)
  @IsString()
  @IsOptional()
  replaces?: string;

  @ApiPropertyOptional({
    enum: AI_USES,
    enumName: 'AiUse',
    description:
      'What is made with AI in it, as you state it: the brand sees it, and it stands on the license. A false statement is a ground to reject the content. Without one, a file from an earlier version keeps what was stated of it last, and a new one is shown as “Not stated”.',
  })
  @IsIn(AI_USES, { message: AI_TEXTS.unknown })
  @IsOptional()
  ai?: AiUse;
}

export class SubmitContentDto {
  @ApiProperty({ type: [SubmittedFileDto], minItems: 1, maxItems: UPLOAD_LIMITS.maxFilesPerSubmission })
  @ValidateNested({ each: true })
  @Type(() => SubmittedFileDto)
  @ArrayMaxSize(UPLOAD_LIMITS.maxFilesPerSubmission, {
    message: `A submission can have at most ${UPLOAD_LIMITS.maxFilesPerSubmission} files`,
  })
  @ArrayMinSize(1, { message: 'Please add at least one file' })
  @IsArray({ message: 'Please add at least one file' })
  files: SubmittedFileDto[];

  @TextField({ max: UPLOAD_LIMITS.maxNotesLength, multiLine: true, optional: true })
  notes?: string;

  @ApiPropertyOptional({
    type: [MissingPartDto],
    maxItems: COUNTED_THINGS.length,
    description:
      'Confirms a delivery that lacks something of what the package and its add-ons count: what was shown as missing. Without it such a delivery is refused with 422 `INCOMPLETE_DELIVERY`, whose `missing` says what it is; where it isn’t so any more, with 409 `MISSING_CHANGED`.',
  })
  @ValidateNested({ each: true })
  @Type(() => MissingPartDto)
  @ArrayMaxSize(COUNTED_THINGS.length)
  @IsArray({ message: 'missing must be a list' })
  @IsOptional()
  missing?: MissingPartDto[];
}

/** Captions as they were sent. */
export class CaptionsDto {
  @FileNameField({ max: UPLOAD_LIMITS.maxFileNameLength, example: 'morning.vtt' })
  fileName: string;

  @ApiProperty({
    type: String,
    description: 'WebVTT.',
    example: 'WEBVTT\n\n00:01.000 --> 00:03.000\nGood morning!',
  })
  @MaxLength(CAPTIONS.maxBytes, { message: CAPTIONS_MESSAGES.tooLarge })
  @IsString({ message: CAPTIONS_MESSAGES.notVtt })
  text: string;
}

/** A file that the creator has uploaded, or begun to upload, for a booking. */
export class UploadDto {
  @ApiProperty({ description: 'The upload’s id at /api/uploads.' })
  id: string;

  @ApiProperty({ example: 'morning.mp4' })
  fileName: string;

  @ApiProperty({ description: 'Bytes.' })
  fileSize: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is by its content; null until it is finished.',
  })
  fileType: string | null;

  @ApiProperty({ enum: CONTENT_KINDS, enumName: 'ContentKind', nullable: true })
  contentType: ContentKind | null;

  @ApiProperty({ enum: ['uploading', 'finished', 'refused'], enumName: 'UploadStatus' })
  status: 'uploading' | 'finished' | 'refused';

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused.' })
  refusal: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name of its captions as they were sent; null for a file without any.',
    example: 'morning.vtt',
  })
  captions: string | null;

  @ApiProperty({ description: 'Whether it is part of a version already.' })
  delivered: boolean;
}

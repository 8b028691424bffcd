import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ITEM_KIND_NAMES,
  ITEM_LIMITS,
  ITEM_MESSAGES,
  ITEM_STATE_NAMES,
  type ItemKind,
  type ItemState,
  REVIEW_LINK,
  REVISION_KINDS,
  type RevisionKind,
} from '@reelpact/domain';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';

const VERSION_ID = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';
/** What a description says of a mark. */
export const SHAPE = {
  type: 'object',
  nullable: true,
  additionalProperties: true,
  description:
    'A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn.',
  example: { pin: [0.4, 0.25] },
} as const;

const FrameField = (description: string) => (target: object, property: string) => {
  ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: ITEM_LIMITS.frame.max,
    nullable: true,
    description,
  })(target, property);
  Max(ITEM_LIMITS.frame.max, { message: ITEM_MESSAGES.place })(target, property);
  Min(0, { message: ITEM_MESSAGES.place })(target, property);
  IsInt({ message: ITEM_MESSAGES.place })(target, property);
  IsOptional()(target, property);
};

const SeenNotes = () => (target: object, property: string) => {
  ApiPropertyOptional({
    type: [String],
    maxItems: REVIEW_LINK.notesPerBooking,
    description:
      'The `mark` of each reviewer’s note among the drafts that the sender has seen. Notes that came or were changed since then, and all of them without this, stay drafts.',
    example: ['q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT'],
  })(target, property);
  MaxLength(100, { each: true })(target, property);
  IsString({ each: true })(target, property);
  ArrayMaxSize(REVIEW_LINK.notesPerBooking)(target, property);
  IsArray()(target, property);
  IsOptional()(target, property);
};

/** What of a draft can be changed. */
export class ReviewDraftChangeDto {
  @ApiProperty({ enum: ITEM_KIND_NAMES, enumName: 'ReviewItemKind' })
  @IsIn(ITEM_KIND_NAMES)
  kind: ItemKind;

  @ApiPropertyOptional({
    enum: REVISION_KINDS,
    enumName: 'RevisionKind',
    description: 'Why a change is asked for; a new wish when it isn’t said. Other kinds have none.',
  })
  @IsIn(REVISION_KINDS)
  @IsOptional()
  cause?: RevisionKind;

  @TextField({
    ...ITEM_LIMITS.body,
    multiLine: true,
    messages: { min: ITEM_MESSAGES.body },
    example: 'Cooler, please',
  })
  body: string;

  @FrameField('The first frame of the preview it is about, counted from 0; null for the whole file.')
  startFrame?: number | null;

  @FrameField('The last frame it is about; null for a single one.')
  endFrame?: number | null;

  @ApiPropertyOptional(SHAPE)
  @IsObject({ message: ITEM_MESSAGES.shape })
  @IsOptional()
  shape?: object | null;
}

export class ReviewDraftDto extends ReviewDraftChangeDto {
  @ApiProperty({
    format: 'uuid',
    example: VERSION_ID,
    description: 'The version it is about: the newest one.',
  })
  @IsUUID()
  submissionId: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The upload of the file it is about; null for the version as a whole.',
  })
  @MaxLength(100)
  @IsString()
  @IsOptional()
  uploadId?: string | null;
}

export class ReviewAnswerDto {
  @TextField({
    ...ITEM_LIMITS.body,
    multiLine: true,
    messages: { min: ITEM_MESSAGES.body },
    example: 'Gladly!',
  })
  body: string;
}

export class ReviewItemMoveDto {
  @ApiProperty({ enum: ITEM_STATE_NAMES, enumName: 'ReviewItemState' })
  @IsIn(ITEM_STATE_NAMES)
  state: ItemState;

  @TextField({ ...ITEM_LIMITS.note, multiLine: true, optional: true, description: 'Why it can’t be done.' })
  note?: string;
}

export class ReviewViewedDto {
  @ApiProperty({ format: 'uuid', example: VERSION_ID })
  @IsUUID()
  submissionId: string;

  @ApiProperty({ example: 'd41d8cd98f00b204' })
  @MaxLength(100)
  @IsString()
  uploadId: string;

  @ApiProperty({
    minimum: 0,
    maximum: 3600,
    example: 11.5,
    description: 'How many different seconds of a video were played.',
  })
  @Max(3600)
  @Min(0)
  @IsNumber()
  seconds: number;
}

export class RequestListedRevisionDto {
  @TextField({
    max: ITEM_LIMITS.body.max,
    multiLine: true,
    optional: true,
    description: 'What stands above the list of changes. Needed when there are none.',
  })
  note?: string;

  @ApiProperty({
    format: 'uuid',
    example: VERSION_ID,
    description: 'The version that was looked at; a stale one is refused.',
  })
  @IsUUID()
  submissionId: string;

  @SeenNotes()
  reviewerNotes?: string[];
}

export class SendDraftsDto {
  @SeenNotes()
  reviewerNotes?: string[];
}

export class AcceptFileDto {
  @ApiProperty({ example: true, description: 'Whether the brand is content with it.' })
  @IsBoolean()
  accepted: boolean;
}

export class KeepInternalDto {
  @ApiProperty({ example: true, description: 'Whether it stays with the brand, or is sent with its drafts.' })
  @IsBoolean()
  internal: boolean;
}

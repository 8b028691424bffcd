import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BLOCK_KIND_NAMES,
  BLOCK_LIMITS,
  type BlockKind,
  COLOR_MESSAGE,
  COLOR_PATTERN,
  type Color,
  FOCUS,
  PAGE_CORNER_NAMES,
  PAGE_COVER_NAMES,
  PAGE_FONT_NAMES,
  PAGE_THEME_NAMES,
  PROFILE_IMAGE,
  type PageCorner,
  type PageCover,
  type PageFont,
  type PageTheme,
  TAGLINE,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { EmptyIsAbsent, TextField } from '../../../platform/http/fields.js';
import { FocusDto } from '../../../platform/http/focus.dto.js';
import { imageTextMax } from '../profile-image.js';
import { BlockContentDto, ShownContentDto } from './block-content.dto.js';

/** How a page looks. */
export class PageDesignDto {
  @ApiProperty({ enum: PAGE_THEME_NAMES, enumName: 'PageTheme' })
  @IsIn(PAGE_THEME_NAMES, { message: 'Please choose a theme' })
  theme: PageTheme;

  @ApiProperty({ type: String, example: '#5B3DF5' })
  @Matches(COLOR_PATTERN, { message: COLOR_MESSAGE })
  @IsString({ message: COLOR_MESSAGE })
  accent: Color;

  @ApiProperty({ enum: PAGE_FONT_NAMES, enumName: 'PageFont' })
  @IsIn(PAGE_FONT_NAMES, { message: 'Please choose a typeface' })
  font: PageFont;

  @ApiProperty({ enum: PAGE_CORNER_NAMES, enumName: 'PageCorner' })
  @IsIn(PAGE_CORNER_NAMES, { message: 'Please choose the corners' })
  corner: PageCorner;

  @ApiProperty({ enum: PAGE_COVER_NAMES, enumName: 'PageCover' })
  @IsIn(PAGE_COVER_NAMES, { message: 'Please choose a cover' })
  cover: PageCover;
}

/** What has been counted of a creator's bookings. A number is null until there are three events. */
export class ProofDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The mean of what brands say, from 1 to 5 in tenths, rounded down; from 3 ratings on.',
    example: 4.8,
  })
  stars: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'How many brands’ ratings that is the mean of.',
    example: 12,
  })
  ratings: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Completed bookings.', example: 31 })
  jobs: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Percent of first versions that came by the promised date, in 12 months.',
    example: 97,
  })
  onTime: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Median minutes from a request to its answer, in 90 days.',
    example: 118,
  })
  answerMinutes: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Median days from the start of production to the first version, in 12 months.',
    example: 3.5,
  })
  deliveryDays: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Percent of completed bookings without a counted revision, in 12 months.',
    example: 88,
  })
  firstTime: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Percent of brands with a completed booking that have two or more.',
    example: 40,
  })
  returning: number | null;
}

/** A part of a page, as visitors see it. */
export class PageBlockDto {
  @ApiProperty({ description: 'A UUID, or the kind where the creator has arranged nothing yet.' })
  id: string;

  @ApiProperty({ enum: BLOCK_KIND_NAMES, enumName: 'BlockKind' })
  kind: BlockKind;

  @ApiProperty({ type: ShownContentDto })
  content: ShownContentDto;
}

/** A part of a page, as its creator arranges it. */
export class ArrangedBlockDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'Of a stored block; a new one has none.' })
  @IsUUID(undefined, { message: 'Block ID must be a valid UUID.' })
  @IsOptional()
  id?: string;

  @ApiProperty({ enum: BLOCK_KIND_NAMES, enumName: 'BlockKind' })
  @IsIn(BLOCK_KIND_NAMES, { message: 'Please choose the kind of this block' })
  kind: BlockKind;

  @ApiProperty({ description: 'Whether visitors see it.' })
  @IsBoolean()
  enabled: boolean;

  @ApiProperty({ description: 'Kept for later, out of the way.' })
  @IsBoolean()
  archived: boolean;

  @ApiProperty({ type: BlockContentDto })
  @ValidateNested()
  @Type(() => BlockContentDto)
  content: BlockContentDto;
}

/** A page's look and parts, for its editor. */
export class PageSettingsDto {
  @ApiProperty({ type: String, nullable: true })
  tagline: string | null;

  @ApiProperty({ type: PageDesignDto })
  design: PageDesignDto;

  @ApiProperty({ type: String, nullable: true })
  coverUrl: string | null;

  @ApiProperty({ type: FocusDto, description: 'What stays in view where the cover is cropped.' })
  coverFocus: FocusDto;

  @ApiProperty({
    description: 'Whether the page says what was counted of their bookings: all of it, or none.',
  })
  showNumbers: boolean;

  @ApiProperty({ type: [ArrangedBlockDto], description: 'Switched off and archived ones too.' })
  blocks: ArrangedBlockDto[];
}

export class SavePageDto {
  @TextField({ max: TAGLINE.max, optional: true, messages: { max: TAGLINE.message } })
  tagline?: string;

  @ApiProperty({ type: PageDesignDto })
  @ValidateNested()
  @Type(() => PageDesignDto)
  design: PageDesignDto;

  @ApiPropertyOptional({
    type: String,
    maxLength: imageTextMax,
    description: 'A data URL of an image of at most 5 MB for a new cover; without it the cover stays.',
  })
  @MaxLength(imageTextMax, { message: PROFILE_IMAGE.messages.size })
  @IsString({ message: PROFILE_IMAGE.messages.type })
  @IsOptional()
  @EmptyIsAbsent()
  coverUrl?: string;

  @ApiPropertyOptional({
    type: FocusDto,
    description:
      'What stays in view where the cover is cropped. Without it, what was chosen before stays, and of a new cover the middle.',
  })
  @ValidateNested()
  @Type(() => FocusDto)
  @IsObject({ message: FOCUS.message })
  @IsOptional()
  coverFocus?: FocusDto;

  @ApiPropertyOptional({ description: 'Without it, what was chosen before stays.' })
  @IsBoolean()
  @IsOptional()
  showNumbers?: boolean;

  @ApiProperty({ type: [ArrangedBlockDto], maxItems: BLOCK_LIMITS.perPage, description: 'In their order.' })
  @ValidateNested({ each: true })
  @Type(() => ArrangedBlockDto)
  @ArrayMaxSize(BLOCK_LIMITS.perPage, { message: `A page can have at most ${BLOCK_LIMITS.perPage} blocks.` })
  @IsArray({ message: 'Please send a list of blocks.' })
  blocks: ArrangedBlockDto[];
}

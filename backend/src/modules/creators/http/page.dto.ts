import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BLOCK_KIND_NAMES,
  BLOCK_LIMITS,
  BLOCK_MESSAGES,
  type BlockKind,
  COLOR_MESSAGE,
  COLOR_PATTERN,
  type Color,
  FAQ_SUGGESTIONS,
  NETWORK_NAMES,
  type Network,
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
  accountProblem,
  webAddress,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { EmptyIsAbsent, ProblemRule, Rule, TextField } from '../../../platform/http/fields.js';
import { imageTextMax } from '../profile-image.js';

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
}

const WebAddress = () =>
  Rule('webAddress', BLOCK_MESSAGES.url, (value) => webAddress(String(value)) !== null);

class BrandEntryDto {
  @TextField({
    ...BLOCK_LIMITS.entryTitle,
    messages: { min: BLOCK_MESSAGES.title },
    example: 'Kaffa Roasters',
  })
  name: string;
}

class LinkEntryDto {
  @TextField({
    ...BLOCK_LIMITS.entryTitle,
    messages: { min: BLOCK_MESSAGES.title },
    example: 'My newsletter',
  })
  title: string;

  @WebAddress()
  @TextField({
    ...BLOCK_LIMITS.url,
    messages: { min: BLOCK_MESSAGES.url },
    example: 'https://example.org/letters',
  })
  url: string;
}

class SocialEntryDto {
  @ApiProperty({ enum: NETWORK_NAMES, enumName: 'SocialNetwork' })
  @IsIn(NETWORK_NAMES, { message: 'Please choose the network' })
  network: Network;

  @ProblemRule<SocialEntryDto>('account', (value, { network }) =>
    NETWORK_NAMES.includes(network) ? accountProblem(network, String(value)) : null,
  )
  @TextField({
    ...BLOCK_LIMITS.url,
    messages: { min: BLOCK_MESSAGES.url },
    description:
      'An address on the network, or a handle, with or without its @, which becomes one. Of a website, its address.',
    example: 'https://www.tiktok.com/@sophia',
  })
  url: string;

  @ApiProperty({ type: Number, nullable: true, description: 'The creator’s own figure.', example: 12400 })
  @Max(BLOCK_LIMITS.followers.max)
  @Min(0)
  @IsInt({ message: 'Followers must be a whole number' })
  @IsOptional()
  followers: number | null;
}

class FaqEntryDto {
  @TextField({
    ...BLOCK_LIMITS.question,
    messages: { min: BLOCK_MESSAGES.question },
    example: FAQ_SUGGESTIONS[0]?.question,
  })
  question: string;

  @TextField({
    ...BLOCK_LIMITS.answer,
    multiLine: true,
    messages: { min: BLOCK_MESSAGES.answer },
    example: FAQ_SUGGESTIONS[0]?.answer,
  })
  answer: string;
}

/** A kind uses the fields that are its own. */
export class BlockContentDto {
  @TextField({ ...BLOCK_LIMITS.heading, optional: true, example: 'My links' })
  heading?: string;

  @ApiPropertyOptional({ type: [BrandEntryDto], maxItems: BLOCK_LIMITS.brands })
  @ValidateNested({ each: true })
  @Type(() => BrandEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.brands)
  @IsArray()
  @IsOptional()
  brands?: readonly BrandEntryDto[];

  @ApiPropertyOptional({ type: [LinkEntryDto], maxItems: BLOCK_LIMITS.links })
  @ValidateNested({ each: true })
  @Type(() => LinkEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.links)
  @IsArray()
  @IsOptional()
  links?: readonly LinkEntryDto[];

  @ApiPropertyOptional({ type: [SocialEntryDto], maxItems: BLOCK_LIMITS.social })
  @ValidateNested({ each: true })
  @Type(() => SocialEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.social)
  @IsArray()
  @IsOptional()
  accounts?: readonly SocialEntryDto[];

  @TextField({ ...BLOCK_LIMITS.text, optional: true, multiLine: true })
  text?: string;

  @ApiPropertyOptional({ type: [FaqEntryDto], maxItems: BLOCK_LIMITS.faq })
  @ValidateNested({ each: true })
  @Type(() => FaqEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.faq)
  @IsArray()
  @IsOptional()
  questions?: readonly FaqEntryDto[];
}

/** A part of a page, as visitors see it. */
export class PageBlockDto {
  @ApiProperty({ description: 'A UUID, or the kind where the creator has arranged nothing yet.' })
  id: string;

  @ApiProperty({ enum: BLOCK_KIND_NAMES, enumName: 'BlockKind' })
  kind: BlockKind;

  @ApiProperty({ type: BlockContentDto })
  content: BlockContentDto;
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

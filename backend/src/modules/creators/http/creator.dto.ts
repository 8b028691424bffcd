import { applyDecorators } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import {
  BIO,
  BOOKING_FLOWS,
  type BookingFlow,
  CATEGORIES,
  CATEGORY_MESSAGE,
  DISPLAY_NAME,
  EXTRA_TIERS,
  INSTAGRAM_USERNAME,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  PROFILE_IMAGE,
  SUGGESTED_USERNAMES,
  USERNAME,
  isReservedUsername,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { OfferedPackageDto, PackageInputDto, PortfolioItemDto, PriceRule } from '../../catalog/index.js';
import { EmptyIsAbsent, Rule, TextField } from '../../../platform/http/fields.js';
import { FocusDto } from '../../../platform/http/focus.dto.js';
import { PictureDto } from '../../../platform/http/picture.dto.js';
import { imageTextMax } from '../profile-image.js';
import { PageBlockDto, PageDesignDto, ProofDto } from './page.dto.js';

export const UsernameField = () =>
  applyDecorators(
    TextField({
      min: USERNAME.min,
      max: USERNAME.max,
      messages: USERNAME.messages,
      example: 'sophiacreates',
    }),
    Matches(USERNAME.pattern, { message: USERNAME.messages.pattern }),
    Rule('reserved', USERNAME.messages.reserved, (value) => !isReservedUsername(String(value))),
  );

class ProfileFieldsDto {
  @UsernameField()
  username: string;

  @TextField({
    min: DISPLAY_NAME.min,
    max: DISPLAY_NAME.max,
    messages: DISPLAY_NAME.messages,
    example: 'Sophia Reyes',
  })
  displayName: string;

  @TextField({
    min: BIO.min,
    max: BIO.max,
    messages: BIO.messages,
    multiLine: true,
    example: 'Bright, honest videos about food.',
  })
  bio: string;

  @ApiProperty({ enum: CATEGORIES, enumName: 'Category' })
  @IsIn(CATEGORIES, { message: CATEGORY_MESSAGE })
  category: string;

  @Matches(INSTAGRAM_USERNAME.pattern, { message: INSTAGRAM_USERNAME.message })
  @TextField({ max: INSTAGRAM_USERNAME.max, optional: true, example: 'sophia.creates' })
  instagramUsername?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: imageTextMax,
    description: 'A data URL of an image of at most 5 MB, or the present address to keep it.',
  })
  @MaxLength(imageTextMax, { message: PROFILE_IMAGE.messages.size })
  @IsString({ message: PROFILE_IMAGE.messages.type })
  @IsOptional()
  @EmptyIsAbsent()
  profileImageUrl?: string;
}

/** What a page can begin without, and what is then missing: another field can be saved before them. */
const LATER = ['bio', 'category'] as const;

export class ProfileChangeDto extends IntersectionType(
  OmitType(ProfileFieldsDto, LATER),
  PartialType(PickType(ProfileFieldsDto, LATER)),
) {
  @ApiPropertyOptional({
    enum: BOOKING_FLOWS,
    enumName: 'BookingFlow',
    description: 'Which booking form the page shows.',
  })
  @IsIn(BOOKING_FLOWS)
  @IsOptional()
  bookingFlow?: BookingFlow;
}

const BLOCK_TYPES = ['package', ...EXTRA_TIERS] as const;

/** A section of the link-in-bio as the editors hold it. */
export class ContentBlockDto extends PartialType(OmitType(PackageInputDto, ['name', 'tier'])) {
  @TextField({ ...PACKAGE_LIMITS.name, messages: { min: PACKAGE_MESSAGES.name }, example: 'UGC Package' })
  title: string;

  @ApiPropertyOptional({ type: String, description: 'The editor’s own id of the block.' })
  @MaxLength(100)
  @IsString()
  @IsOptional()
  id?: string;

  @ApiProperty({ enum: BLOCK_TYPES, enumName: 'ContentBlockType' })
  @IsIn(BLOCK_TYPES, { message: 'Please choose the type of this section' })
  type: (typeof BLOCK_TYPES)[number];

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  enabled: boolean;
}

export class OnboardDto extends ProfileFieldsDto {
  @TextField({ ...PACKAGE_LIMITS.name, optional: true, messages: { min: PACKAGE_MESSAGES.name } })
  packageName?: string;

  @TextField({
    ...PACKAGE_LIMITS.description,
    optional: true,
    multiLine: true,
    messages: { min: PACKAGE_MESSAGES.description },
  })
  packageDescription?: string;

  @PriceRule({ optional: true })
  @IsOptional()
  @EmptyIsAbsent()
  packagePrice?: number | string;

  @TextField({
    ...PACKAGE_LIMITS.deliveryTime,
    optional: true,
    messages: { min: PACKAGE_MESSAGES.deliveryTime },
  })
  packageDeliveryTime?: string;

  @TextField({
    ...PACKAGE_LIMITS.includes,
    optional: true,
    multiLine: true,
    messages: { min: PACKAGE_MESSAGES.includes },
  })
  packageIncludes?: string;

  @ApiPropertyOptional({ oneOf: [{ type: 'integer' }, { type: 'string' }], example: '1' })
  @IsOptional()
  @EmptyIsAbsent()
  packageRevisions?: number | string;

  @ApiPropertyOptional({ type: [ContentBlockDto], maxItems: PACKAGE_LIMITS.perCreator })
  @ValidateNested({ each: true })
  @Type(() => ContentBlockDto)
  @ArrayMaxSize(PACKAGE_LIMITS.perCreator)
  @IsArray()
  @IsOptional()
  contentBlocks?: ContentBlockDto[];
}

/** A creator's public page. */
export class CreatorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  displayName: string;

  @ApiProperty({ description: 'The same as displayName.', example: 'Sophia Reyes' })
  name: string;

  @ApiProperty({ type: String, nullable: true })
  bio: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Food & Beverage' })
  category: string | null;

  @ApiProperty({ type: String, nullable: true })
  instagramUsername: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same as profileImageUrl.' })
  profilePicture: string | null;

  @ApiProperty({ enum: BOOKING_FLOWS, enumName: 'BookingFlow' })
  bookingFlow: BookingFlow;

  @ApiProperty({ type: String, nullable: true, description: 'One line under the name.' })
  tagline: string | null;

  @ApiProperty({ type: PictureDto, nullable: true, description: 'The sizes of the profile picture.' })
  picture: PictureDto | null;

  @ApiProperty({ type: PageDesignDto })
  design: PageDesignDto;

  @ApiProperty({ type: String, nullable: true, description: 'The photo above the page.' })
  coverUrl: string | null;

  @ApiProperty({ type: PictureDto, nullable: true, description: 'The sizes of the cover.' })
  coverPicture: PictureDto | null;

  @ApiProperty({ type: FocusDto, description: 'What stays in view where the cover is cropped.' })
  coverFocus: FocusDto;

  @ApiProperty({ type: String, nullable: true, description: 'The picture that a shared link shows.' })
  cardUrl: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description:
      'The last day on which they take no work; null when they are here. They can be booked meanwhile.',
    example: '2026-12-24',
  })
  awayUntil: string | null;

  @ApiProperty({ type: ProofDto })
  proof: ProofDto;

  @ApiProperty({ type: [PageBlockDto], description: 'What the page is made of, in its order.' })
  blocks: PageBlockDto[];

  @ApiProperty({ type: [OfferedPackageDto] })
  packages: OfferedPackageDto[];

  @ApiProperty({ type: [PortfolioItemDto] })
  portfolioItems: PortfolioItemDto[];
}

export class UsernameAvailabilityDto {
  @ApiProperty()
  available: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be used; null when it can.' })
  reason: string | null;

  @ApiProperty({
    type: [String],
    maxItems: SUGGESTED_USERNAMES,
    description: 'A few names like it that are free, where it is taken or reserved; otherwise empty.',
    example: ['noracreates', 'noraugc', 'norafilms'],
  })
  suggestions: string[];
}

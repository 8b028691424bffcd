import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  AI_USES,
  type AiUse,
  CANCELLATION_FEE,
  CONTENT_FORMATS,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  type Revisions,
  USAGE_RIGHTS,
  parseRevisions,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { EmptyIsAbsent, Rule, TextField } from '../../../platform/http/fields.js';
import { FocusDto } from '../../../platform/http/focus.dto.js';
import { PictureDto } from '../../../platform/http/picture.dto.js';
import { AddonMeaningDto, AddonMeaningInputDto } from './addon-meaning.dto.js';
import {
  type AiAnswer,
  AiOfferField,
  CANCELLATION_SCHEMA,
  ContentFormatField,
  EmojiField,
  PriceField,
  REVISIONS_SCHEMA,
  UsageRightsField,
} from './package-fields.js';

/** The fields of a package as editors send them. */
export class PackageInputDto {
  @TextField({ ...PACKAGE_LIMITS.tier, optional: true, example: 'basic' })
  tier?: string;

  @TextField({ ...PACKAGE_LIMITS.name, messages: { min: PACKAGE_MESSAGES.name }, example: 'UGC Package' })
  name: string;

  @TextField({
    max: PACKAGE_LIMITS.description.max,
    optional: true,
    multiLine: true,
    example: 'Three photos of your product',
  })
  description?: string;

  @PriceField()
  price: number | string;

  @TextField({ ...PACKAGE_LIMITS.deliveryTime, optional: true, example: '3-5 days' })
  deliveryTime?: string;

  @ApiPropertyOptional(REVISIONS_SCHEMA)
  @Rule('revisions', PACKAGE_MESSAGES.revisions, (value) => parseRevisions(value) !== null)
  @IsOptional()
  @EmptyIsAbsent()
  revisions?: Revisions;

  @TextField({
    max: PACKAGE_LIMITS.includes.max,
    optional: true,
    multiLine: true,
    example: '• 3 photos\n• Basic editing',
  })
  includes?: string;

  @EmojiField()
  emoji?: string;

  @ContentFormatField()
  contentFormat?: string;

  @UsageRightsField()
  usageRights?: string;

  @TextField({
    ...{ min: 0, max: PACKAGE_LIMITS.includes.max, optional: true, multiLine: true },
    description: 'Stands above `includes`. Sent empty, there is none.',
  })
  whatIncluded?: string;

  @ApiPropertyOptional({
    ...CANCELLATION_SCHEMA,
    description:
      'What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given.',
  })
  @Max(CANCELLATION_FEE.max, { message: CANCELLATION_FEE.message })
  @Min(0, { message: CANCELLATION_FEE.message })
  @IsInt({ message: CANCELLATION_FEE.message })
  @IsOptional()
  @EmptyIsAbsent()
  cancellationPercent?: number;

  @ApiPropertyOptional({
    description:
      'Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives.',
  })
  @IsBoolean({ message: PACKAGE_MESSAGES.needsProduct })
  @IsOptional()
  needsProduct?: boolean;

  @AiOfferField('The most that its files may be made with AI; sent empty, it doesn’t say.')
  ai?: AiAnswer;

  @ApiPropertyOptional({
    type: AddonMeaningInputDto,
    description:
      'What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it.',
  })
  @ValidateNested()
  @Type(() => AddonMeaningInputDto)
  @IsOptional()
  meaning?: AddonMeaningInputDto;
}

const ArchivedField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: Boolean,
      description: 'Kept for later: nobody else sees it, and it can’t be booked. Not for the main package.',
      example: false,
    }),
    Rule('archived', 'Please send true or false', (value) => typeof value === 'boolean'),
    IsOptional(),
  );

/** Any of a package's fields; what is left out stays as it is. */
export class PackageChangeDto extends PartialType(PackageInputDto) {
  @ArchivedField()
  archived?: boolean;
}

/** One package of a whole list: a stored one with its id, a new one without. */
export class ListedPackageDto extends PackageInputDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'Of a package that is changed; a new one has none.' })
  @IsUUID(undefined, { message: 'Package ID must be a valid UUID.' })
  @IsOptional()
  id?: string;

  @ArchivedField()
  archived?: boolean;
}

export class SavePackagesDto {
  @ApiProperty({
    type: [ListedPackageDto],
    maxItems: PACKAGE_LIMITS.perCreator,
    description: 'In the order of the page. What is not in the list is deleted, but for archived ones.',
  })
  @ValidateNested({ each: true })
  @Type(() => ListedPackageDto)
  @ArrayMaxSize(PACKAGE_LIMITS.perCreator, {
    message: `You can have at most ${PACKAGE_LIMITS.perCreator} packages.`,
  })
  @IsArray({ message: 'Please send a list of packages.' })
  packages: ListedPackageDto[];
}

export class PackageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  creatorId: string;

  @ApiProperty({ example: 'main' })
  tier: string;

  @ApiProperty({ example: 'UGC Package' })
  name: string;

  @ApiProperty({ example: 'Three photos of your product in daily life' })
  description: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars.', example: 150 })
  price: number | null;

  @ApiProperty({ example: '3-5 days' })
  deliveryTime: string;

  @ApiProperty(REVISIONS_SCHEMA)
  revisions: Revisions;

  @ApiProperty({ description: 'One item a line.', example: '• 3 photos\n• Basic editing' })
  includes: string;

  @ApiProperty({ example: '📦' })
  emoji: string;

  @ApiProperty({ enum: CONTENT_FORMATS, enumName: 'ContentFormat', nullable: true })
  contentFormat: string | null;

  @ApiProperty({ enum: USAGE_RIGHTS, enumName: 'UsageRights', nullable: true })
  usageRights: string | null;

  @ApiProperty({ type: String, nullable: true })
  whatIncluded: string | null;

  @ApiProperty({
    type: AddonMeaningDto,
    nullable: true,
    description: 'What an add-on changes about a booking; null for neither time nor number.',
  })
  meaning: AddonMeaningDto | null;

  @ApiProperty({
    ...CANCELLATION_SCHEMA,
    description: 'What the creator keeps, in percent, when a brand cancels before a delivery.',
  })
  cancellationPercent: number;

  @ApiProperty({ description: 'Whether the brand sends a product before the work begins.' })
  needsProduct: boolean;

  @ApiProperty({
    enum: AI_USES,
    enumName: 'AiUse',
    nullable: true,
    description: 'The most that its files may be made with AI; null where it doesn’t say.',
  })
  ai: AiUse | null;

  @ApiProperty({ description: 'Whether it can be booked on its own.' })
  bookable: boolean;

  @ApiProperty({ description: 'Whether its creator keeps it for later: nobody else sees it.' })
  archived: boolean;
}

/** A package on the page of its creator. */
export class OfferedPackageDto extends PackageDto {
  @ApiProperty({
    description:
      'Whether it is ordered most often; the second one is marked while nothing has been ordered yet.',
  })
  mostPopular: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The picture that a shared link to it shows.' })
  cardUrl: string | null;
}

export class PortfolioItemDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '/api/media/portfolio/0199.webp' })
  imageUrl: string;

  @ApiProperty({ type: String, nullable: true, description: 'For a video: where it can be played.' })
  videoUrl: string | null;

  @ApiProperty({ example: 'Morning coffee' })
  title: string;

  @ApiProperty({ enum: ['photo', 'video'], enumName: 'PortfolioItemType' })
  type: 'photo' | 'video';

  @ApiProperty({ type: String, nullable: true, example: '0:30' })
  duration: string | null;

  @ApiProperty({ type: PictureDto, nullable: true, description: 'Its sizes; null until they are made.' })
  picture: PictureDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'For a video: a few silent seconds of it.' })
  loopUrl: string | null;

  @ApiProperty({ type: FocusDto, description: 'What stays in view where the picture is cropped.' })
  focus: FocusDto;
}

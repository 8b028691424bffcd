import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AWAY_MAX_DAYS,
  CHOICE_LIMITS,
  type FacetKind,
  LISTING_CHECKS,
  PAGE_CHECKS,
  facetValue,
} from '@reelpact/domain';
import { IsBoolean, IsOptional } from 'class-validator';
import { Rule } from '../../../platform/http/fields.js';
import { PictureDto } from '../../../platform/http/picture.dto.js';
import { ProofDto } from '../../creators/index.js';
import { DirectoryRemovalDto } from './removals.dto.js';

/** A creator as the directory shows them. */
export class DirectoryEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty()
  displayName: string;

  @ApiProperty({ type: String, nullable: true })
  tagline: string | null;

  @ApiProperty({ type: String, nullable: true })
  profilePicture: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  picture: PictureDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of the first piece of their portfolio.' })
  poster: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  posterPicture: PictureDto | null;

  @ApiProperty({ description: 'Of the cheapest package that can be booked, dollars.', example: 95 })
  priceFrom: number;

  @ApiProperty({ description: 'Of that package.', example: '3-5 days' })
  deliveryTime: string;

  @ApiProperty({ type: ProofDto })
  proof: ProofDto;

  @ApiProperty({ type: [String], example: ['Food & Beverage'] })
  niches: string[];

  @ApiProperty({ type: [String], example: ['English'] })
  languages: string[];

  @ApiProperty({ type: String, nullable: true, example: 'Portugal' })
  country: string | null;
}

class FacetValueDto {
  @ApiProperty({ description: 'As it stands in addresses.', example: 'food-beverage' })
  value: string;

  @ApiProperty({ example: 'Food & Beverage' })
  label: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Creators in the whole directory, rounded down, at most an hour old; null for fewer than ten.',
    example: 120,
  })
  creators: number | null;
}

export class DirectoryFacetDto {
  @ApiProperty({ example: 'niche' })
  facet: string;

  @ApiProperty({ example: 'Niche' })
  label: string;

  @ApiProperty({ type: [FacetValueDto] })
  values: FacetValueDto[];
}

class RankingPartDto {
  @ApiProperty({ example: 'onTime' })
  part: string;

  @ApiProperty({ example: 'Delivers on time' })
  label: string;

  @ApiProperty({ description: 'At most.', example: 35 })
  points: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'So many events at the mean are counted beside a creator’s own.',
    example: 8,
  })
  weight: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'The platform’s, from 0 to 1.', example: 0.9 })
  mean: number | null;
}

/** How the order is made: all of it. */
export class DirectoryRankingDto {
  @ApiProperty({ type: [RankingPartDto] })
  parts: RankingPartDto[];

  @ApiProperty({
    type: [Number],
    description: 'The least points of each band, the best first.',
    example: [85, 75, 65, 50, 0],
  })
  bands: number[];

  @ApiProperty({
    description: 'Within a band creators take turns: the order goes on by so many seconds.',
    example: 3600,
  })
  turnSeconds: number;
}

const isChoice = (kind: FacetKind, max: number) => (value: unknown) =>
  Array.isArray(value) &&
  value.length <= max &&
  new Set(value).size === value.length &&
  value.every((slug) => typeof slug === 'string' && facetValue(kind, slug) !== null);
const isAbsent = (value: unknown): boolean => value === undefined || value === '';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));

/** What changes; what isn't sent stays. */
export class DirectoryChoicesDto {
  @ApiPropertyOptional({ description: 'Whether to be in the directory.' })
  @IsOptional()
  @IsBoolean({ message: 'Listed must be true or false.' })
  listed?: boolean;

  @ApiPropertyOptional({ description: 'Whether search engines may list your page.' })
  @IsOptional()
  @IsBoolean({ message: 'Search engines must be true or false.' })
  searchEngines?: boolean;

  @ApiPropertyOptional({
    description: `The last day on which you take no work, at most ${AWAY_MAX_DAYS} days ahead; empty when you are here.`,
    example: '2026-12-24',
  })
  @Rule('away', 'Away until must be a date, such as 2026-12-24.', (value) => isAbsent(value) || isDay(value))
  awayUntil?: string;

  @ApiPropertyOptional({ type: [String], maxItems: CHOICE_LIMITS.niches, example: ['food-beverage'] })
  @Rule(
    'niches',
    `Choose at most ${CHOICE_LIMITS.niches} niches from the list.`,
    (value) => value === undefined || isChoice('niche', CHOICE_LIMITS.niches)(value),
  )
  niches?: string[];

  @ApiPropertyOptional({ type: [String], maxItems: CHOICE_LIMITS.styles, example: ['on-camera'] })
  @Rule(
    'styles',
    `Choose at most ${CHOICE_LIMITS.styles} things that you film from the list.`,
    (value) => value === undefined || isChoice('style', CHOICE_LIMITS.styles)(value),
  )
  styles?: string[];

  @ApiPropertyOptional({ type: [String], maxItems: CHOICE_LIMITS.languages, example: ['en', 'pt'] })
  @Rule(
    'languages',
    `Choose at most ${CHOICE_LIMITS.languages} languages by their ISO codes.`,
    (value) => value === undefined || isChoice('language', CHOICE_LIMITS.languages)(value),
  )
  languages?: string[];

  @ApiPropertyOptional({ description: 'A code of two letters (ISO 3166); empty for none.', example: 'pt' })
  @Rule(
    'country',
    'Country must be a code of two letters (ISO).',
    (value) => isAbsent(value) || (typeof value === 'string' && facetValue('country', value) !== null),
  )
  country?: string;
}

class ListingCheckDto {
  @ApiProperty({ enum: Object.keys(LISTING_CHECKS) })
  check: string;

  @ApiProperty({ example: 'You have a profile picture' })
  label: string;

  @ApiProperty()
  met: boolean;
}

class PageCheckDto {
  @ApiProperty({ enum: Object.keys(PAGE_CHECKS) })
  check: string;

  @ApiProperty({ example: 'A tagline' })
  label: string;

  @ApiProperty()
  met: boolean;
}

class OwnPartDto extends RankingPartDto {
  @ApiProperty({ description: 'Of these points, how many are yours.', example: 33.25 })
  own: number;

  @ApiProperty({ type: Number, nullable: true, example: 32 })
  hits: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 33 })
  of: number | null;
}

/** A creator's own place in the directory. */
export class OwnDirectoryDto {
  @ApiProperty()
  listed: boolean;

  @ApiProperty()
  searchEngines: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'date' })
  awayUntil: string | null;

  @ApiProperty({ type: [String] })
  niches: string[];

  @ApiProperty({ type: [String] })
  styles: string[];

  @ApiProperty({ type: [String] })
  languages: string[];

  @ApiProperty({ type: String, nullable: true })
  country: string | null;

  @ApiProperty({ description: 'Whether visitors find you in the directory: all checks are met.' })
  isShown: boolean;

  @ApiProperty({ type: [ListingCheckDto] })
  checks: ListingCheckDto[];

  @ApiProperty({
    type: DirectoryRemovalDto,
    nullable: true,
    description: 'Why an admin has removed you from the directory; null while you aren’t removed.',
  })
  removal: DirectoryRemovalDto | null;

  @ApiProperty({ type: DirectoryEntryDto, nullable: true, description: 'As visitors see it.' })
  entry: DirectoryEntryDto | null;

  @ApiProperty({ description: 'Of 100.', example: 88.5 })
  points: number;

  @ApiProperty({ type: 'integer', description: 'From 1, the first, to 5.', example: 1 })
  band: number;

  @ApiProperty({ type: [OwnPartDto] })
  parts: OwnPartDto[];

  @ApiProperty({ type: [PageCheckDto], description: 'What makes your page complete, two points each.' })
  pageChecks: PageCheckDto[];
}

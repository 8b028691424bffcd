import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { type InsightDays, PAGE_NUMBERS, isInsightDays } from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { Rule } from '../../../platform/http/fields.js';

const { periods } = PAGE_NUMBERS;
const DEFAULT_DAYS = 28;

export class InsightsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    enum: periods,
    default: DEFAULT_DAYS,
    description: 'How many days to look back, today included.',
  })
  @Rule('days', `Days must be ${periods.slice(0, -1).join(', ')} or ${periods.at(-1)}.`, (value) =>
    isInsightDays(value as number),
  )
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  days: InsightDays = DEFAULT_DAYS;
}

class PageNumbersDto {
  @ApiProperty({ type: 'integer' })
  views: number;

  @ApiProperty({
    type: 'integer',
    description: 'Told apart within one day; of several days, the visitors of each added up.',
  })
  visitors: number;

  @ApiProperty({ type: 'integer' })
  reelPlays: number;

  @ApiProperty({ type: 'integer' })
  packageClicks: number;

  @ApiProperty({ type: 'integer', description: 'How often the booking form was opened.' })
  bookingStarts: number;

  @ApiProperty({ type: 'integer', description: 'Bookings made in these days that the creator has seen.' })
  bookings: number;

  @ApiProperty({ type: 'integer', description: 'Those of them for which a card was charged.' })
  paidBookings: number;

  @ApiProperty({
    description: 'What these bookings have earned so far: the creator’s gross share, dollars.',
    example: '450.00',
  })
  money: string;
}

class DayNumbersDto extends PageNumbersDto {
  @ApiProperty({ format: 'date', description: 'In UTC.', example: '2026-11-22' })
  day: string;
}

class SourceNumbersDto extends PageNumbersDto {
  @ApiProperty({
    description: '`direct` where nothing was said, `other` for those beyond what is kept apart.',
    example: 'instagram.com',
  })
  source: string;
}

class PackageNumbersDto extends PickType(PageNumbersDto, [
  'packageClicks',
  'bookingStarts',
  'bookings',
  'paidBookings',
  'money',
] as const) {
  @ApiProperty({ format: 'uuid' })
  packageId: string;

  @ApiProperty()
  name: string;
}

class LinkNumbersDto {
  @ApiProperty({ example: 'https://northwind.test/shop' })
  url: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the page calls it now; null for an account, and for what is gone from the page.',
  })
  title: string | null;

  @ApiProperty({ type: 'integer' })
  clicks: number;
}

class TipNumbersDto {
  @ApiProperty({ type: 'integer', example: 3 })
  count: number;

  @ApiProperty({ description: 'Dollars.', example: '21.00' })
  money: string;
}

/** What a creator's page has led to. */
export class InsightsDto {
  @ApiProperty({ type: 'integer', enum: periods })
  days: InsightDays;

  @ApiProperty({ format: 'date', description: 'The first day, in UTC.', example: '2026-10-26' })
  from: string;

  @ApiProperty({ format: 'date', description: 'Today, in UTC.', example: '2026-11-22' })
  to: string;

  @ApiProperty({ description: 'Whether anyone has ever been counted on this page.' })
  everVisited: boolean;

  @ApiProperty({ type: PageNumbersDto })
  totals: PageNumbersDto;

  @ApiProperty({ type: PageNumbersDto, description: 'The same of as many days before.' })
  before: PageNumbersDto;

  @ApiProperty({ type: [DayNumbersDto], description: 'Every day of the period, the oldest first.' })
  byDay: DayNumbersDto[];

  @ApiProperty({ type: [SourceNumbersDto], description: 'What earned most first; at most 50.' })
  bySource: SourceNumbersDto[];

  @ApiProperty({ type: [PackageNumbersDto], description: 'What earned most first; at most 100.' })
  byPackage: PackageNumbersDto[];

  @ApiProperty({
    type: TipNumbersDto,
    description: 'Tips of the period that were not refunded; no part of the other numbers.',
  })
  tips: TipNumbersDto;

  @ApiProperty({
    type: [LinkNumbersDto],
    description: 'Links and accounts, the most opened first; at most 100.',
  })
  byLink: LinkNumbersDto[];
}

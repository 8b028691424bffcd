import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BOOKING_GROUPS,
  BOOKING_LIMITS,
  BOOKING_SORTS,
  BOOKING_STATUSES,
  BRAND_TAB_NAMES,
  type BookingGroup,
  type BookingSort,
  type BookingStatus,
  type BrandTab,
  PARTIES,
  type Party,
  Problem,
} from '@reelpact/domain';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { isId } from '../../../platform/database/ids.js';
import { MOMENT, PageQuery } from '../../../platform/http/pages.js';
import type { BookingWish, GroupCounts, ListCursor } from '../reads/booking-lists.js';

/** Which of one's bookings are asked for. */
export class BookingListQuery extends PageQuery implements BookingWish {
  @ApiProperty({
    enum: PARTIES,
    description: 'As whom: your orders or your projects.',
    example: 'brand',
  })
  @IsIn(PARTIES)
  as: Party;

  @ApiPropertyOptional({ enum: BOOKING_GROUPS, enumName: 'BookingGroup' })
  @IsIn(BOOKING_GROUPS)
  @IsOptional()
  group?: BookingGroup;

  @ApiPropertyOptional({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  @IsIn(BOOKING_STATUSES)
  @IsOptional()
  status?: BookingStatus;

  @ApiPropertyOptional({ enum: BRAND_TAB_NAMES, enumName: 'BrandTab' })
  @IsIn(BRAND_TAB_NAMES)
  @IsOptional()
  tab?: BrandTab;

  @ApiPropertyOptional({
    type: String,
    maxLength: BOOKING_LIMITS.search.max,
    description: 'Part of the name of the brand, the creator or the package.',
  })
  @MaxLength(BOOKING_LIMITS.search.max)
  @IsString()
  @IsOptional()
  search?: string;

  @ApiPropertyOptional({
    enum: BOOKING_SORTS,
    enumName: 'BookingSort',
    description: 'Without one, the most urgent comes first in the open groups, else the newest.',
  })
  @IsIn(BOOKING_SORTS)
  @IsOptional()
  sort?: BookingSort;
}

export class GroupCountsDto implements GroupCounts {
  @ApiProperty({ description: 'Bookings in which it is your turn.' })
  needs_you: number;

  @ApiProperty({ description: 'Open bookings that wait for somebody else.' })
  waiting: number;

  @ApiProperty({ description: 'Bookings that are over.' })
  closed: number;
}

/** @throws Problem MALFORMED_REQUEST for a cursor that is none of ours */
export function readListCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null;
  const [moment = '', rank = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  const amount = Number(rank);
  if (
    !MOMENT.test(moment) ||
    Number.isNaN(Date.parse(moment)) ||
    !Number.isSafeInteger(amount) ||
    !isId(id)
  ) {
    throw new Problem('MALFORMED_REQUEST', 'This page link is not valid.');
  }
  return { moment, rank: amount, id };
}

/** The query of the next page: what was asked for, and where it goes on. */
export function nextQuery({ as, group, status, tab, search, sort }: BookingWish, next: ListCursor): string {
  const cursor = Buffer.from(`${next.moment}|${next.rank}|${next.id}`).toString('base64url');
  const asked = Object.entries({ as, group, status, tab, search, sort, cursor });
  return new URLSearchParams(
    asked.filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
}

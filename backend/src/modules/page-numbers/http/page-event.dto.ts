import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BLOCK_LIMITS, PAGE_EVENTS, type PageEvent } from '@reelpact/domain';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { WhateverIsSent } from '../../../platform/http/fields.js';

/** One event of a visit. */
export class PageEventDto {
  @ApiProperty({ format: 'uuid', example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' })
  @IsUUID(undefined, { message: 'Creator ID must be a valid UUID.' })
  creatorId: string;

  @ApiProperty({ enum: PAGE_EVENTS, enumName: 'PageEvent' })
  @IsIn(PAGE_EVENTS, { message: `Event must be one of ${PAGE_EVENTS.join(', ')}.` })
  event: PageEvent;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'Which package a click or a start was about.',
  })
  @IsUUID(undefined, { message: 'Package ID must be a valid UUID.' })
  @IsOptional()
  packageId?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: BLOCK_LIMITS.url.max,
    description:
      'Which link or account a click was about, as the page has it. What isn’t on the page isn’t counted.',
    example: 'https://northwind.test/shop',
  })
  @MaxLength(BLOCK_LIMITS.url.max, { message: `A link has at most ${BLOCK_LIMITS.url.max} characters.` })
  @IsString({ message: 'A link must be text.' })
  @IsOptional()
  url?: string;

  // A visit is counted whatever its link says.
  @WhateverIsSent()
  @ApiPropertyOptional({
    type: String,
    description:
      'utm_source, or the host of the page before; nothing for a direct visit. Shortened to a plain name; never refused.',
    example: 'instagram.com',
  })
  source?: unknown;
}

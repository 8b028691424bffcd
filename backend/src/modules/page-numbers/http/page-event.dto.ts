import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PAGE_EVENTS, type PageEvent } from '@reelpact/domain';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
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

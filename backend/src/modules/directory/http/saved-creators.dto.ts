import { ApiProperty, OmitType } from '@nestjs/swagger';
import { DirectoryEntryDto } from './directory.dto.js';

/** A creator on your list, with what the directory shows of them. */
export class SavedCreatorDto extends OmitType(DirectoryEntryDto, ['priceFrom', 'deliveryTime']) {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of the cheapest package that can be booked, dollars; null where none can.',
    example: 95,
  })
  priceFrom: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of that package.', example: '3-5 days' })
  deliveryTime: string | null;

  @ApiProperty({ format: 'date-time' })
  savedAt: string;

  @ApiProperty({ description: 'Whether they are in the directory now.' })
  isListed: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day on which they take no work; null when they are here.',
    example: '2026-12-24',
  })
  awayUntil: string | null;
}

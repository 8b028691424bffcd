import { ApiProperty } from '@nestjs/swagger';
import { PackageDto } from '../../catalog/index.js';
import { CreatorCardDto } from './creator-card.dto.js';

/** A package with the creator who offers it. */
export class PackagePageDto extends PackageDto {
  @ApiProperty({ type: CreatorCardDto })
  creator: CreatorCardDto;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description:
      'The last day on which the creator takes no work; null when they are here. It can be booked meanwhile.',
    example: '2026-12-24',
  })
  awayUntil: string | null;

  @ApiProperty({ type: [PackageDto], description: 'Add-ons of the same creator that can be booked with it.' })
  addons: PackageDto[];
}

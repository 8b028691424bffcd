import { ApiProperty } from '@nestjs/swagger';
import { PackageDto } from '../../catalog/index.js';
import { CreatorCardDto } from './creator-card.dto.js';

/** A package with the creator who offers it. */
export class PackagePageDto extends PackageDto {
  @ApiProperty({ type: CreatorCardDto })
  creator: CreatorCardDto;

  @ApiProperty({ type: [PackageDto], description: 'Add-ons of the same creator that can be booked with it.' })
  addons: PackageDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import { AI_USES, type AiUse, type Revisions } from '@reelpact/domain';
import { AddonMeaningDto } from '../../catalog/index.js';
import { CreatorCardDto } from '../../creators/index.js';

/** The package as it was when it was booked. */
export class BookedPackageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'UGC Package' })
  name: string;

  @ApiProperty({ example: 'main' })
  tier: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Dollars.', example: 150 })
  price: number;

  @ApiProperty({ example: '3-5 days' })
  deliveryTime: string;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  revisions: Revisions;

  @ApiProperty()
  includes: string;

  @ApiProperty({ type: String, nullable: true })
  contentFormat: string | null;

  @ApiProperty({ type: String, nullable: true })
  usageRights: string | null;

  @ApiProperty({
    description: 'What the creator keeps, in percent, when the brand cancels before a delivery.',
    example: 0,
  })
  cancellationPercent: number;

  @ApiProperty({ description: 'Whether the brand sends a product before the work begins.' })
  needsProduct: boolean;

  @ApiProperty({
    enum: AI_USES,
    enumName: 'AiUse',
    nullable: true,
    description: 'The most that its files may be made with AI; null where it didn’t say.',
  })
  ai: AiUse | null;

  @ApiProperty({ type: CreatorCardDto })
  creator: CreatorCardDto;
}

export class BookedAddonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Dollars.' })
  price: number;

  @ApiProperty({
    type: AddonMeaningDto,
    nullable: true,
    description: 'What it changes about the booking, as it was when it was booked.',
  })
  meaning: AddonMeaningDto | null;
}

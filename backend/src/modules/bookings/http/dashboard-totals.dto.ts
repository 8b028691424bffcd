import { ApiProperty } from '@nestjs/swagger';
import type { BrandTotals, CreatorTotals } from '../reads/read-totals.js';
import { GroupCountsDto } from './booking-list.dto.js';

class PackageOrdersDto {
  @ApiProperty({ format: 'uuid' })
  packageId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  orders: number;
}

export class DashboardTotalsDto implements CreatorTotals {
  @ApiProperty({ description: 'Bookings the creator has seen.' })
  orders: number;

  @ApiProperty({ description: 'Requests that wait for the creator’s answer.' })
  waiting: number;

  @ApiProperty()
  completed: number;

  @ApiProperty({
    description: 'The creator’s gross share of released and split bookings, dollars.',
    example: '450.00',
  })
  earnings: string;

  @ApiProperty({ description: 'Share of finished bookings that were completed, in percent.' })
  successRate: number;

  @ApiProperty({ type: [PackageOrdersDto] })
  topPackages: PackageOrdersDto[];

  @ApiProperty({ type: GroupCountsDto })
  groups: GroupCountsDto;
}

export class BrandTotalsDto implements BrandTotals {
  @ApiProperty({ description: 'Content that waits for the brand’s review.' })
  ready: number;

  @ApiProperty()
  progress: number;

  @ApiProperty({ description: 'Requests that wait for an approval or a payment.' })
  pending: number;

  @ApiProperty()
  done: number;

  @ApiProperty()
  total: number;

  @ApiProperty({ type: GroupCountsDto })
  groups: GroupCountsDto;
}

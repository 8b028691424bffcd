import { ApiProperty } from '@nestjs/swagger';
import { BookingLicenseDto } from './booking-license.dto.js';

/** What a booking has once its content is approved. */
export class BookingOutcomeDto {
  @ApiProperty({
    description:
      'Whether this caller can be shown the way to tip the creator: for the brand, once the booking is completed, where the creator takes tips.',
    example: false,
  })
  offersTip: boolean;

  @ApiProperty({
    type: BookingLicenseDto,
    nullable: true,
    description: 'The license to the content; null until the content is approved.',
  })
  license: BookingLicenseDto | null;

  @ApiProperty({
    type: BookingLicenseDto,
    nullable: true,
    deprecated: true,
    description: 'The same as `license`, by its name of the versions before 1.8.',
  })
  licence: BookingLicenseDto | null;
}

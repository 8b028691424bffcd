import { ApiProperty } from '@nestjs/swagger';
import { BookingDto } from './booking.dto.js';

/** The answer to booking a package. */
export class BookedDto extends BookingDto {
  @ApiProperty({
    description:
      'Whether this caller can open the booking. False for a repeat without the cookie that the first answer set: the booking is shown as it was made, and a mailed link opens it.',
  })
  canOpen: boolean;
}

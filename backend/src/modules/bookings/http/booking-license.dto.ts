import { ApiProperty } from '@nestjs/swagger';

export class BookingLicenseDto {
  @ApiProperty({ description: 'As in `/api/licenses/{id}`.', example: '9f2c4e6a8b0d1f3355779bbddff02468' })
  id: string;

  @ApiProperty({
    description: 'Its page, for everyone who knows the address.',
    example: 'https://reelpact.example/licenses/9f2c4e6a8b0d1f3355779bbddff02468',
  })
  url: string;
}

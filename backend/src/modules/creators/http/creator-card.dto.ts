import { ApiProperty } from '@nestjs/swagger';
import { mediaUrl } from '../../../platform/http/media-url.js';
import type { CreatorCardRow } from '../reads/creator-card.js';

/** Who made it, as shown beside a package or a booking. */
export class CreatorCardDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true })
  profilePicture: string | null;

  @ApiProperty({ enum: ['pay_first', 'approve_first'], enumName: 'BookingFlow' })
  bookingFlow: string;
}

export function presentCreatorCard(row: Omit<CreatorCardRow, 'userId' | 'email'>): CreatorCardDto {
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    profilePicture: mediaUrl(row.profileImageKey),
    bookingFlow: row.bookingFlow,
  };
}

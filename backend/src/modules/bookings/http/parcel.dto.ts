import { ApiProperty } from '@nestjs/swagger';
import { PARCEL_PROBLEMS, type Parcel, type ParcelProblem } from '@reelpact/domain';

class ReportedProblemDto {
  @ApiProperty({ enum: PARCEL_PROBLEMS, enumName: 'ParcelProblem' })
  kind: ParcelProblem;

  @ApiProperty({ example: 'The bottle is broken.' })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A product on its way, or where it came to. */
export class ParcelDto {
  @ApiProperty({ description: 'Counted from 1.', example: 1 })
  number: number;

  @ApiProperty({ type: String, nullable: true, example: 'UPS' })
  carrier: string | null;

  @ApiProperty({ type: String, nullable: true, example: '1Z999AA10123456784' })
  tracking: string | null;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the creator confirmed it; null before, and where the time to confirm it ended.',
  })
  receivedAt: string | null;

  @ApiProperty({ type: ReportedProblemDto, nullable: true, description: 'What the creator has reported.' })
  problem: ReportedProblemDto | null;
}

const iso = (time: number): string => new Date(time).toISOString();

export const presentParcel = (parcel: Parcel, index: number): ParcelDto => ({
  number: index + 1,
  carrier: parcel.carrier,
  tracking: parcel.tracking,
  sentAt: iso(parcel.sentAt),
  receivedAt: parcel.receivedAt === null ? null : iso(parcel.receivedAt),
  problem: parcel.problem && { ...parcel.problem, at: iso(parcel.problem.at) },
});

import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_STAGES,
  type BookingStage,
  REJECTION_GROUNDS,
  type RejectionGround,
  STEPS,
} from '@reelpact/domain';

export class HistoryEntryDto {
  @ApiProperty({ example: STEPS.approve_request.event })
  event: string;

  @ApiProperty({ example: 'creator' })
  actor: string;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage', nullable: true })
  from: BookingStage | null;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' })
  to: BookingStage;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'A due date that was asked for or agreed on.',
  })
  dueAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The creator’s share, in percent, that was proposed, agreed on or decided.',
  })
  creatorPercent: number | null;

  @ApiProperty({
    enum: REJECTION_GROUNDS,
    enumName: 'RejectionGround',
    nullable: true,
    description: 'Why content was rejected; null where that wasn’t said.',
  })
  ground: RejectionGround | null;
}

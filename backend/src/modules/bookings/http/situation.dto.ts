import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_ACTIONS,
  type BookingActionName,
  TIMELINE_STATES,
  type TimelineEntry,
  UNTIL_KINDS,
  type Until,
} from '@reelpact/domain';

export class BookingActionDto {
  @ApiProperty({ enum: BOOKING_ACTIONS, enumName: 'BookingActionName' })
  name: BookingActionName;

  @ApiProperty({ example: 'Approve & Release Payment' })
  label: string;

  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be used now.' })
  reason: string | null;

  @ApiProperty({
    enum: ['reason', 'feedback'],
    enumName: 'NeededText',
    nullable: true,
    description: 'Which text has to come with it.',
  })
  needs: 'reason' | 'feedback' | null;
}

export class MoneyLineDto {
  @ApiProperty({
    minimum: 0,
    maximum: 4,
    description: 'How many of paid in, held, approved, paid out are done.',
  })
  done: number;

  @ApiProperty({ description: 'Whether the card is authorized or charged.' })
  secured: boolean;

  @ApiProperty({ description: 'Whether the money went, or is going, back to the brand, or will never come.' })
  returned: boolean;

  @ApiProperty({ description: 'Whether a card network’s review has stopped it.' })
  frozen: boolean;

  @ApiProperty({ example: 'The payment is held securely until the content is approved.' })
  text: string;
}

export class UntilDto {
  @ApiProperty({ enum: UNTIL_KINDS, enumName: 'UntilKind' })
  kind: Until['kind'];

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class TimelineEntryDto {
  @ApiProperty({ example: 'Content Delivered' })
  title: string;

  @ApiProperty({ enum: TIMELINE_STATES, enumName: 'TimelineState' })
  state: TimelineEntry['state'];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  at: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'in progress' })
  text: string | null;
}

export class WhatNextDto {
  @ApiProperty({ example: 'Creator Reviews Your Request' })
  title: string;

  @ApiProperty()
  text: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BOOKING_ACTIONS,
  type BookingActionName,
  PARTIES,
  type Party,
  TIMELINE_STATES,
  type TimelineEntry,
  UNTIL_KINDS,
  type Until,
} from '@reelpact/domain';

export class NamedDto {
  @ApiPropertyOptional({ description: 'Of a request for more time, or of a proposal.', example: 1 })
  number?: number;

  @ApiPropertyOptional({ description: 'Of a parcel.', example: 1 })
  shipment?: number;

  @ApiPropertyOptional({ type: String, format: 'date-time' })
  dueAt?: string;

  @ApiPropertyOptional({ description: 'The creator’s share in percent.', example: 40 })
  creatorPercent?: number;
}

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

  @ApiProperty({
    type: NamedDto,
    description:
      'What has to be sent with it as it stands here: what it is about. Something older is refused.',
  })
  names: NamedDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What follows from it, where that depends on the booking. {creator}, {brand} and {dueAt} stand for names and the date.',
  })
  consequence: string | null;
}

/** More time that the creator has asked for. */
export class ExtensionRequestDto {
  @ApiProperty({ example: 1 })
  number: number;

  @ApiProperty({ format: 'date-time', description: 'When the content would be due.' })
  dueAt: string;

  @ApiProperty({ format: 'date-time', description: 'After it the request lapses.' })
  answerBy: string;

  @ApiProperty()
  reason: string;
}

/** How a party would divide the payment, and end the booking. */
export class SettlementProposalDto {
  @ApiProperty({ example: 1 })
  number: number;

  @ApiProperty({ enum: PARTIES, enumName: 'Party' })
  by: Party;

  @ApiProperty({ description: 'The creator’s share in percent.', example: 40 })
  creatorPercent: number;

  @ApiProperty({ description: 'Dollars, before the platform’s fee.', example: '60.00' })
  creatorGets: string;

  @ApiProperty({ description: 'Dollars.', example: '90.00' })
  brandGets: string;

  @ApiProperty()
  reason: string;
}

/** What a cancellation would cost now. */
export class CancellationDto {
  @ApiProperty({ description: 'The creator’s share in percent.', example: 20 })
  creatorPercent: number;

  @ApiProperty({ description: 'Dollars, before the platform’s fee.', example: '30.00' })
  creatorGets: string;

  @ApiProperty({ description: 'Dollars.', example: '120.00' })
  brandGets: string;
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

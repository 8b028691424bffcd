import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BOOKING_STAGES,
  BOOKING_STATUSES,
  type BookingStage,
  type BookingStatus,
  CURRENCY,
  PARTIES,
  type Party,
  TURNS,
  type Turn,
  WEBHOOK_EVENT_TYPES,
  type WebhookBooking,
  type WebhookEventType,
  type WebhookPayload,
  type WebhookSettlement,
  type WebhookTip,
} from '@reelpact/domain';
import { MissingPartDto } from '../../bookings/index.js';

const ID = '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35';
const BOOKING = '0f8fad5b-d9cb-469f-a165-70867728950e';

class WebhookPackageDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ description: 'As it was when it was booked.', example: 'Single Reel' })
  name: string;
}

class WebhookBrandDto {
  @ApiProperty({ example: 'Northwind Coffee' })
  name: string;
}

class WebhookCreatorDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  name: string;
}

const Moment = (description: string) =>
  ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description,
    example: '2026-11-27T18:00:00.000Z',
  });

class WebhookBookingDto implements WebhookBooking {
  @ApiProperty({ format: 'uuid', example: BOOKING })
  id: string;

  @ApiProperty({ enum: PARTIES, description: 'As whom the endpoint’s owner sees the booking.' })
  role: Party;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus' })
  status: BookingStatus;

  @ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' })
  stage: BookingStage;

  @ApiProperty({ description: 'The stage in the owner’s words.', example: 'Ready to Review' })
  label: string;

  @ApiProperty({ description: 'Who has to do what, as one sentence.', example: 'Review the content.' })
  nextStep: string;

  @ApiProperty({
    enum: TURNS,
    enumName: 'Turn',
    nullable: true,
    description: 'Whose turn it is; null when nobody has to do anything.',
  })
  turn: Turn | null;

  @ApiProperty({ description: 'Dollars with two decimals.', example: '150.00' })
  amount: string;

  @ApiProperty({ example: CURRENCY })
  currency: string;

  @ApiProperty({ description: 'How it is shown says escrowLabel.', example: 'held' })
  escrowStatus: string;

  @ApiProperty({ example: 'Funds Secured' })
  escrowLabel: string;

  @ApiProperty({ description: 'Whether the booking is over.', example: false })
  final: boolean;

  @ApiProperty({
    type: 'integer',
    description:
      'Counts the booking’s changes: of two events the one with the higher number is the later one.',
    example: 4,
  })
  revision: number;

  @ApiProperty({
    type: 'integer',
    description: 'The newest delivered version; 0 before the first.',
    example: 1,
  })
  version: number;

  @ApiProperty({
    type: [MissingPartDto],
    description:
      'What that version lacks of what the package and its add-ons count; with anything in it silence doesn’t approve it.',
  })
  missing: MissingPartDto[];

  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }],
    description: 'How many revisions the brand can still ask for.',
  })
  revisionsLeft: number | 'unlimited';

  @Moment('When the content is due; null before it is known.')
  dueAt: string | null;

  @Moment('When the stage ends by itself; null when it doesn’t.')
  deadlineAt: string | null;

  @ApiProperty({ type: WebhookPackageDto })
  package: WebhookPackageDto;

  @ApiProperty({ type: WebhookBrandDto })
  brand: WebhookBrandDto;

  @ApiProperty({ type: WebhookCreatorDto })
  creator: WebhookCreatorDto;

  @ApiProperty({
    description: 'What the API says of it now.',
    example: `https://reelpact.example/api/bookings/${BOOKING}`,
  })
  apiUrl: string;

  @ApiProperty({
    description: 'The page on which the endpoint’s owner goes on.',
    example: `https://reelpact.example/project/${BOOKING}`,
  })
  pageUrl: string;
}

class WebhookSettlementDto implements WebhookSettlement {
  @ApiProperty({ description: 'What the creator is paid, in dollars with two decimals.', example: '67.50' })
  net: string;

  @ApiProperty({ description: 'What the platform keeps.', example: '7.50' })
  fee: string;

  @ApiProperty({ description: 'What goes back to the brand.', example: '75.00' })
  refunded: string;
}

class WebhookTipDto implements WebhookTip {
  @ApiProperty({ format: 'uuid', example: '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28' })
  id: string;

  @ApiProperty({ description: 'Dollars with two decimals.', example: '5.00' })
  amount: string;

  @ApiProperty({ example: CURRENCY })
  currency: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null where none was given.', example: 'Mia' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Loved the reel about tea.' })
  message: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T18:00:00.000Z' })
  paidAt: string;
}

class WebhookDataDto {
  @ApiPropertyOptional({
    type: WebhookBookingDto,
    description: 'As it was when the event happened; absent for a test.',
  })
  booking?: WebhookBookingDto;

  @ApiPropertyOptional({
    type: WebhookSettlementDto,
    description: 'How the held payment was divided, if this event divided it; the three sum to the amount.',
  })
  settlement?: WebhookSettlementDto;

  @ApiPropertyOptional({ type: WebhookTipDto, description: 'The tip that the event is about.' })
  tip?: WebhookTipDto;
}

export class WebhookEventDto implements WebhookPayload {
  @ApiProperty({
    description: 'The same at every attempt: do nothing for one that you have seen.',
    example: `evt_${ID}`,
  })
  id: string;

  @ApiProperty({ enum: WEBHOOK_EVENT_TYPES, enumName: 'SentEventType', description: 'What happened.' })
  type: WebhookEventType;

  @ApiProperty({ format: 'date-time', description: 'When it happened.', example: '2026-11-22T18:00:00.000Z' })
  createdAt: string;

  @ApiProperty({ description: 'The version of this description when it happened.', example: '1.9.0' })
  apiVersion: string;

  @ApiProperty({ type: WebhookDataDto })
  data: WebhookDataDto;
}

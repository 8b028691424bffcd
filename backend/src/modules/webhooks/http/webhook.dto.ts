import { ApiProperty } from '@nestjs/swagger';
import {
  CHOSEN_EVENT_TYPES,
  type ChosenEventType,
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_ENDPOINT,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FAILURES,
  WEBHOOK_OFF_REASONS,
  type WebhookDeliveryStatus,
  type WebhookEventType,
  type WebhookFailure,
  type WebhookOffReason,
} from '@reelpact/domain';
import { ArrayNotEmpty, ArrayUnique, IsBoolean, IsIn } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';

const { url, description, messages, secretPrefix } = WEBHOOK_ENDPOINT;
const URL_EXAMPLE = 'https://example.org/reelpact';
const ID = '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35';
const SECRET = `${secretPrefix}p3Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yQ=`;

const Moment = (text: string, nullable = false) =>
  ApiProperty({
    type: String,
    format: 'date-time',
    description: text,
    nullable,
    example: '2026-11-22T18:00:00.000Z',
  });
const Failure = () =>
  ApiProperty({
    enum: Object.keys(WEBHOOK_FAILURES),
    enumName: 'WebhookFailure',
    nullable: true,
    description: 'Why the last attempt failed; null when it didn’t, and before it.',
  });
const AnsweredWith = () =>
  ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The HTTP status of the answer; null without one.',
    example: 200,
  });

/** What an owner decides of an endpoint. */
export class WebhookEndpointSettingsDto {
  @TextField({
    max: url.max,
    messages: { min: url.messages.min },
    description: 'Where events are posted to: https, at port 443 or 8443, on the public internet.',
    example: URL_EXAMPLE,
  })
  url: string;

  @TextField({
    max: description.max,
    optional: true,
    description: 'What it is, for its owner.',
    example: 'Our bookkeeping',
  })
  description?: string;

  @ApiProperty({
    enum: CHOSEN_EVENT_TYPES,
    enumName: 'WebhookEventType',
    isArray: true,
    description: 'The events that it is told of.',
    example: ['booking.requested', 'booking.completed'],
  })
  @IsIn(CHOSEN_EVENT_TYPES, { each: true, message: messages.events })
  @ArrayUnique({ message: messages.events })
  @ArrayNotEmpty({ message: messages.events })
  eventTypes: ChosenEventType[];

  @ApiProperty({ description: 'Whether anything is sent to it.', example: true })
  @IsBoolean({ message: 'Please say whether it is on' })
  enabled: boolean;
}

export class WebhookEndpointDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: URL_EXAMPLE })
  url: string;

  @ApiProperty({ description: 'Empty where its owner gave none.', example: 'Our bookkeeping' })
  description: string;

  @ApiProperty({
    enum: CHOSEN_EVENT_TYPES,
    enumName: 'WebhookEventType',
    isArray: true,
    description: 'The events that it is told of.',
    example: ['booking.requested', 'booking.completed'],
  })
  eventTypes: ChosenEventType[];

  @ApiProperty({ description: 'Whether anything is sent to it.', example: true })
  enabled: boolean;

  @ApiProperty({
    enum: Object.keys(WEBHOOK_OFF_REASONS),
    enumName: 'WebhookOffReason',
    nullable: true,
    description: 'Why Reelpact turned it off; null otherwise.',
  })
  offReason: WebhookOffReason | null;

  @Moment('Since when every delivery has failed; null when the last one succeeded.', true)
  failingSince: string | null;

  @Moment('Until when the secret before the present one signs too; null when it doesn’t.', true)
  oldSecretUntil: string | null;

  @Moment('When it was made.')
  createdAt: string;
}

export class WebhookSecretDto extends WebhookEndpointDto {
  @ApiProperty({ description: 'What signs its events. Shown this once.', example: SECRET })
  secret: string;
}

export class ChangedWebhookEndpointDto extends WebhookEndpointDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What signs its events from now on, shown this once, when it is turned on again after the account was secured; otherwise null: the secret stays.',
    example: null,
  })
  secret: string | null;
}

export class WebhookDeliveryDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ format: 'uuid', example: ID })
  endpointId: string;

  @ApiProperty({
    description: 'The `id` of the event, sent as `webhook-id`; the same at every attempt.',
    example: `evt_${ID}`,
  })
  eventId: string;

  @ApiProperty({ enum: WEBHOOK_EVENT_TYPES, enumName: 'SentEventType', example: 'booking.paid' })
  type: WebhookEventType;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The booking that it is about; null for a test.',
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
  })
  bookingId: string | null;

  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATUSES, enumName: 'WebhookDeliveryStatus', example: 'delivered' })
  status: WebhookDeliveryStatus;

  @ApiProperty({ type: 'integer', description: 'How often it was tried.', example: 1 })
  attempts: number;

  @Moment('When it is tried next; null when it is not.', true)
  nextAttemptAt: string | null;

  @Failure()
  failure: WebhookFailure | null;

  @AnsweredWith()
  answeredWith: number | null;

  @Moment('When the event happened.')
  createdAt: string;
}

class WebhookAttemptDto {
  @ApiProperty({ type: 'integer', description: 'From 1.', example: 1 })
  number: number;

  @Moment('When it ended.')
  at: string;

  @Failure()
  failure: WebhookFailure | null;

  @AnsweredWith()
  answeredWith: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The first kilobyte of the answer; null without one.',
    example: 'ok',
  })
  answer: string | null;

  @ApiProperty({ type: 'integer', description: 'How long it took, in milliseconds.', example: 184 })
  tookMs: number;
}

export class WebhookDeliveryDetailsDto extends WebhookDeliveryDto {
  @ApiProperty({
    description: 'The body as it is sent, byte for byte.',
    example: '{"id":"evt_01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35","type":"ping","data":{}}',
  })
  body: string;

  @ApiProperty({ type: [WebhookAttemptDto], description: 'The newest 40, the last one first.' })
  log: WebhookAttemptDto[];
}

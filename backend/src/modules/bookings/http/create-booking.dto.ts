import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  CANCELLATION_FEE,
  PACKAGE_MESSAGES,
  PLACEMENTS,
  PLACEMENT_TEXTS,
  type Placement,
  WANTED_BY,
  isDay,
  isWebUrl,
  parseDollars,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { type AiAnswer, AiOfferField } from '../../catalog/index.js';
import { EmailField, EmptyIsAbsent, Rule, TextField, WhateverIsSent } from '../../../platform/http/fields.js';

/** What the form showed of the deal beside its price. */
class ShownTermsDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: CANCELLATION_FEE.max,
    description: 'What the creator keeps, in percent, when the brand cancels before a delivery.',
  })
  @Max(CANCELLATION_FEE.max, { message: CANCELLATION_FEE.message })
  @Min(0, { message: CANCELLATION_FEE.message })
  @IsInt({ message: CANCELLATION_FEE.message })
  @IsOptional()
  cancellationPercent?: number;

  @ApiPropertyOptional({ description: 'Whether the brand sends a product before the work begins.' })
  @IsBoolean({ message: PACKAGE_MESSAGES.needsProduct })
  @IsOptional()
  needsProduct?: boolean;

  @AiOfferField('The most that its files may be made with AI; empty where nothing was said.')
  ai?: AiAnswer;
}

/** What both booking forms send. */
class BookingBodyDto {
  @ApiProperty({ format: 'uuid', example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' })
  @IsUUID(undefined, { message: 'Package ID must be a valid UUID.' })
  packageId: string;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Dollars. The server alone sets the price: an amount that differs is refused.',
    example: '150.00',
  })
  @Rule('amount', 'This is not an amount in dollars', (value) => parseDollars(value) !== null)
  @IsOptional()
  amount?: number | string;

  @ApiPropertyOptional({
    type: ShownTermsDto,
    description: 'What was shown when this was sent: where it is something else by now, nothing is booked.',
  })
  @Type(() => ShownTermsDto)
  @ValidateNested()
  @IsObject()
  @IsOptional()
  terms?: ShownTermsDto;

  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: BOOKING_LIMITS.addons.max })
  @IsUUID(undefined, { each: true, message: 'Add-on ID must be a valid UUID.' })
  @ArrayMaxSize(BOOKING_LIMITS.addons.max)
  @IsArray()
  @IsOptional()
  addonIds?: string[];

  // Nobody's booking fails for a bad link: what can't be a source is none.
  @WhateverIsSent()
  @ApiPropertyOptional({
    type: String,
    description:
      'Where the visit to the page came from: utm_source, or the host of the page before. Shortened to a plain name; never refused.',
    example: 'instagram.com',
  })
  source?: unknown;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'The conversation that led to the booking. It goes on as the booking’s; one that isn’t yours, or has become a booking, is left alone.',
  })
  @IsUUID(undefined, { message: 'Conversation ID must be a valid ID.' })
  @IsOptional()
  conversationId?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description:
      'The day by which you would like to have it. What counts is the delivery time of the package.',
  })
  @Rule('day', WANTED_BY.messages.form, (value) => typeof value === 'string' && isDay(value))
  @IsOptional()
  @EmptyIsAbsent()
  wantedBy?: string;

  @ApiPropertyOptional({
    enum: PLACEMENTS,
    enumName: 'Placement',
    isArray: true,
    description: 'Where you will show the content. It changes no rights: those are the package’s.',
    example: ['brand_feed'],
  })
  @IsIn(PLACEMENTS, { each: true, message: PLACEMENT_TEXTS.unknown })
  @ArrayMaxSize(PLACEMENTS.length, { message: PLACEMENT_TEXTS.unknown })
  @IsArray({ message: PLACEMENT_TEXTS.unknown })
  @IsOptional()
  placements?: Placement[];
}

/** The form with payment first. */
export class BookAndPayDto extends BookingBodyDto {
  @TextField({
    ...BOOKING_LIMITS.projectDescription,
    multiLine: true,
    messages: { min: BOOKING_MESSAGES.missing },
    example: 'A film of 30 seconds about our new coffee.',
  })
  projectDescription: string;

  @TextField({
    ...BOOKING_LIMITS.brandName,
    messages: { min: BOOKING_MESSAGES.missing },
    example: 'Northwind Coffee',
  })
  brandName: string;

  @EmailField()
  contactEmail: string;

  @ApiPropertyOptional({ type: String, format: 'uri', maxLength: BOOKING_LIMITS.scriptUrl.max })
  @Rule(
    'webUrl',
    BOOKING_MESSAGES.scriptUrl,
    (value) => typeof value === 'string' && value.length <= BOOKING_LIMITS.scriptUrl.max && isWebUrl(value),
  )
  @IsOptional()
  @EmptyIsAbsent()
  scriptUrl?: string;

  @TextField({ ...BOOKING_LIMITS.additionalNotes, multiLine: true, optional: true })
  additionalNotes?: string;
}

/** The form with the creator's approval first. */
export class RequestBookingDto extends BookingBodyDto {
  @TextField({
    ...BOOKING_LIMITS.brandName,
    messages: { min: BOOKING_MESSAGES.clientName },
    example: 'Ann Miller',
  })
  clientName: string;

  @EmailField({ message: BOOKING_MESSAGES.clientEmail })
  clientEmail: string;

  @TextField({
    min: BOOKING_LIMITS.projectDetails.min,
    max: BOOKING_LIMITS.projectDescription.max,
    multiLine: true,
    messages: { min: BOOKING_MESSAGES.projectDetails },
    example: 'A film of 30 seconds about our new coffee.',
  })
  projectDetails: string;

  @TextField({ ...BOOKING_LIMITS.additionalNotes, multiLine: true, optional: true })
  specialRequests?: string;
}

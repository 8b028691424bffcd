import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { parseDollars } from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Rule } from '../../../platform/http/fields.js';
import { NoUnseenCharacters } from '../../../platform/http/validation.js';
import { DECLINE_CODES, type DeclineCode } from '../providers/sandbox/test-cards.js';
import { INTENT_STATUSES, type IntentStatus } from '../providers/payment-provider.js';

export class CreatePaymentDto {
  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Dollars; refused when it is not the booking’s amount.',
    example: '150.00',
  })
  @Rule('amount', 'This is not an amount in dollars', (value) => parseDollars(value) !== null)
  @IsOptional()
  amount?: number | string;

  @ApiProperty({ format: 'uuid', example: '3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12' })
  @IsUUID(undefined, { message: 'Booking ID must be a valid UUID.' })
  bookingId: string;
}

export class PaymentIntentDto {
  @ApiProperty({ example: 'pi_sandbox_1_secret_2' })
  clientSecret: string;

  @ApiProperty({
    enum: ['sandbox', 'stripe'],
    enumName: 'PaymentProvider',
    description: 'Which form confirms it.',
  })
  provider: 'sandbox' | 'stripe';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the provider’s own form needs in the page; null for the sandbox.',
  })
  publishableKey: string | null;
}

export class SandboxCardDto {
  @ApiProperty({ example: '4242424242424242', description: 'One of Stripe’s test card numbers.' })
  @Matches(/^[0-9 ]{12,24}$/, { message: 'Your card number is incomplete.' })
  number: string;

  @ApiProperty({ type: Number, minimum: 1, maximum: 12, example: 12 })
  @Max(12, { message: 'Your card’s expiration month is invalid.' })
  @Min(1, { message: 'Your card’s expiration month is invalid.' })
  @IsInt({ message: 'Your card’s expiration date is incomplete.' })
  expMonth: number;

  @ApiProperty({ type: Number, example: 2034 })
  @Max(2100, { message: 'Your card’s expiration year is invalid.' })
  @Min(2000, { message: 'Your card’s expiration year is invalid.' })
  @IsInt({ message: 'Your card’s expiration date is incomplete.' })
  expYear: number;

  @ApiProperty({ example: '123' })
  @Matches(/^\d{3,4}$/, { message: 'Your card’s security code is incomplete.' })
  cvc: string;
}

export class ConfirmSandboxPaymentDto {
  @ApiProperty({ type: String, maxLength: 200, example: 'pi_sandbox_1_secret_2' })
  @NoUnseenCharacters()
  @MaxLength(200)
  @IsString()
  clientSecret: string;

  @ApiProperty({ type: SandboxCardDto })
  @ValidateNested()
  @Type(() => SandboxCardDto)
  @IsObject({ message: 'Please enter your card.' })
  card: SandboxCardDto;
}

export class AuthenticateSandboxPaymentDto {
  @ApiProperty({ type: String, maxLength: 200, example: 'pi_sandbox_1_secret_2' })
  @NoUnseenCharacters()
  @MaxLength(200)
  @IsString()
  clientSecret: string;

  @ApiProperty({ description: 'Whether the cardholder approves the payment.' })
  @IsBoolean({ message: 'Please say yes or no.' })
  approved: boolean;
}

export class CloseSandboxDisputeDto {
  @ApiProperty({ enum: ['won', 'lost'], enumName: 'DisputeOutcome', description: 'For the platform.' })
  @IsIn(['won', 'lost'], { message: 'A dispute is won or lost.' })
  outcome: 'won' | 'lost';
}

export class SandboxConfirmationDto {
  @ApiProperty({
    enum: INTENT_STATUSES,
    enumName: 'SandboxIntentStatus',
    description:
      'requires_payment_method: the card was declined and another may be tried; requires_action: the bank asks its customer first.',
  })
  status: IntentStatus;

  @ApiProperty({
    enum: DECLINE_CODES,
    enumName: 'DeclineCode',
    nullable: true,
    description: 'Why the card was declined, in the words of Stripe’s error codes.',
  })
  declineCode: DeclineCode | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the card was declined, for the person who holds it.',
  })
  declineMessage: string | null;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { parseDollars } from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  IsDefined,
  IsInt,
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

export class CreatePaymentDto {
  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'Dollars; refused when it is not the booking’s amount.',
    example: '150.00',
  })
  @Rule('amount', 'This is not an amount in dollars', (value) => parseDollars(value) !== null)
  @IsOptional()
  amount?: number | string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'This names no booking' })
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
}

export class SandboxCardDto {
  @ApiProperty({ example: '4242424242424242', description: 'One of Stripe’s test card numbers.' })
  @Matches(/^[0-9 ]{12,24}$/, { message: 'Your card number is incomplete.' })
  number: string;

  @ApiProperty({ type: Number, minimum: 1, maximum: 12, example: 12 })
  @Max(12)
  @Min(1)
  @IsInt({ message: 'Your card’s expiration date is incomplete.' })
  expMonth: number;

  @ApiProperty({ type: Number, example: 2034 })
  @Max(2100)
  @Min(2000)
  @IsInt({ message: 'Your card’s expiration date is incomplete.' })
  expYear: number;

  @ApiProperty({ example: '123' })
  @Matches(/^\d{3,4}$/, { message: 'Your card’s security code is incomplete.' })
  cvc: string;
}

export class ConfirmSandboxPaymentDto {
  @ApiProperty({ type: String })
  @MaxLength(200)
  @IsString()
  clientSecret: string;

  @ApiProperty({ type: SandboxCardDto })
  @ValidateNested()
  @Type(() => SandboxCardDto)
  @IsDefined({ message: 'Please enter your card.' })
  card: SandboxCardDto;
}

export class SandboxConfirmationDto {
  @ApiProperty({
    enum: ['succeeded', 'requires_capture', 'requires_payment_method'],
    enumName: 'SandboxIntentStatus',
    description: 'requires_payment_method: the card was declined and another may be tried.',
  })
  status: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the card was declined, for the person who holds it.',
  })
  declineMessage: string | null;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CURRENCY,
  TIP_AMOUNTS,
  TIP_LIMITS,
  TIP_MESSAGES,
  TIP_STAGES,
  type TipStage,
  formatMoney,
  parseTipAmount,
} from '@reelpact/domain';
import { IsIn, IsOptional } from 'class-validator';
import { EmailField, EmptyIsAbsent, Rule, TextField } from '../../../platform/http/fields.js';

const ID = '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28';
const Amount = () => ApiProperty({ description: 'Dollars.', example: '5.00' });
const Moment = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });
const Stage = () => ApiProperty({ enum: TIP_STAGES, enumName: 'TipStatus' });

export class GiveTipDto {
  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: `Dollars with at most two decimals, from ${formatMoney(TIP_AMOUNTS.min)} to ${formatMoney(TIP_AMOUNTS.max)}.`,
    example: '5.00',
  })
  @Rule('tipAmount', TIP_MESSAGES.amount, (value) => parseTipAmount(value) !== null)
  amount: number | string;

  @ApiPropertyOptional({ enum: [CURRENCY], example: CURRENCY })
  @IsIn([CURRENCY], { message: TIP_MESSAGES.currency })
  @EmptyIsAbsent()
  @IsOptional()
  currency?: string;

  @EmailField({ message: TIP_MESSAGES.email, example: 'mia@example.org' })
  email: string;

  @TextField({ ...TIP_LIMITS.name, optional: true, example: 'Mia', description: 'For the creator alone.' })
  name?: string;

  @TextField({
    ...TIP_LIMITS.message,
    optional: true,
    multiLine: true,
    example: 'Loved the reel about tea.',
    description: 'For the creator alone.',
  })
  message?: string;
}

export class TipCreatorDto {
  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  displayName: string;
}

export class TipPaymentDto {
  @ApiProperty({ example: 'pi_sandbox_1_secret_2' })
  clientSecret: string;

  @ApiProperty({ enum: ['sandbox', 'stripe'], enumName: 'PaymentProvider' })
  provider: 'sandbox' | 'stripe';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the provider’s own form needs in the page; null for the sandbox.',
  })
  publishableKey: string | null;
}

export class TipDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ type: TipCreatorDto })
  creator: TipCreatorDto;

  @Amount()
  amount: string;

  @ApiProperty({ example: CURRENCY })
  currency: string;

  @Stage()
  status: TipStage;

  @ApiProperty({ example: 'Paid' })
  label: string;

  @ApiProperty({ example: 'Sophia Reyes got your tip of $5.00' })
  headline: string;

  @ApiProperty({ description: 'What happened, and what happens next.' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @Moment('When it was paid.')
  paidAt: string | null;

  @Moment('Until when it can be taken back; null when not at all.')
  undoUntil: string | null;

  @ApiProperty({
    type: TipPaymentDto,
    nullable: true,
    description: 'What its payment is made with, while it waits for it.',
  })
  payment: TipPaymentDto | null;

  @ApiProperty({ format: 'uri', description: 'The page that says what became of it.' })
  pageUrl: string;
}

export class ReceivedTipDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @Amount()
  amount: string;

  @ApiProperty({ description: 'What you get, after the platform’s fee. Dollars.', example: '5.00' })
  net: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Mia',
    description: 'Null where none was given or kept.',
  })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Loved the reel about tea.' })
  message: string | null;

  @Stage()
  status: TipStage;

  @ApiProperty({ example: 'Paid' })
  label: string;

  @ApiProperty({ format: 'date-time' })
  paidAt: string;

  @ApiProperty({ description: 'Whether you can still refund it.' })
  refundable: boolean;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BANK_SIGNALS,
  BOOKING_ACTIONS,
  BOOKING_LIMITS,
  type BankSignal,
  type BookingActionName,
  PARCEL_PROBLEMS,
  PARTIES,
  type ParcelProblem,
  type Party,
  STEP_FIELDS,
  parsePrice,
} from '@reelpact/domain';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Rule, TextField } from '../../../platform/http/fields.js';

const MAX_ATTEMPT = 1_000;
const OptionalText = (limit: { max: number }) => TextField({ ...limit, multiLine: true, optional: true });
const Dollars = (description: string) => [
  ApiPropertyOptional({ type: String, description, example: '50.00' }),
  Rule('amount', 'This is not an amount in dollars', (value) => (parsePrice(value) ?? 0) > 0),
  IsOptional(),
];

export class LabStepDto {
  @ApiProperty({ enum: BOOKING_ACTIONS, enumName: 'BookingActionName' })
  @IsIn(BOOKING_ACTIONS, { message: 'There is no such step' })
  step: BookingActionName;

  @ApiPropertyOptional({
    enum: PARTIES,
    enumName: 'Party',
    description: 'Who takes it, where either party can.',
  })
  @IsIn(PARTIES, { message: 'by is one of the parties' })
  @IsOptional()
  by?: Party;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'By how many days the content is due later, for a step that moves the due date.',
  })
  @Max(100)
  @Min(1)
  @IsInt({ message: 'The days must be a whole number from 1 to 100' })
  @IsOptional()
  days?: number;

  @OptionalText(BOOKING_LIMITS.reason)
  reason?: string;

  @OptionalText(BOOKING_LIMITS.feedback)
  feedback?: string;

  @OptionalText(BOOKING_LIMITS.reason)
  notes?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  @Max(100)
  @Min(0)
  @IsInt({ message: 'The share must be a whole number from 0 to 100' })
  @IsOptional()
  creatorPercent?: number;

  @TextField({ ...BOOKING_LIMITS.carrier, optional: true })
  carrier?: string;

  @TextField({ ...BOOKING_LIMITS.tracking, optional: true })
  tracking?: string;

  @ApiPropertyOptional({ enum: PARCEL_PROBLEMS, enumName: 'ParcelProblem' })
  @IsIn(PARCEL_PROBLEMS, { message: STEP_FIELDS.problem.missing })
  @IsOptional()
  problem?: ParcelProblem;

  @decorateAll(Dollars('Dollars that go back to the brand.'))
  amount?: string;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether a delivery leaves out something that the package counts.',
  })
  @IsBoolean({ message: 'incomplete is true or false' })
  @IsOptional()
  incomplete?: boolean;
}

export class LabSignalDto {
  @ApiProperty({ enum: BANK_SIGNALS, enumName: 'LabSignal' })
  @IsIn(BANK_SIGNALS, { message: 'There is no such signal' })
  signal: BankSignal;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_ATTEMPT,
    description: 'An older payment, for a late signal; the one that counts when it is not named.',
  })
  @Max(MAX_ATTEMPT)
  @Min(1)
  @IsInt({ message: 'attempt must be a whole number' })
  @IsOptional()
  attempt?: number;

  @decorateAll(Dollars('What the card is charged, when it is not what was asked.'))
  amount?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether the webhook is delivered two times.' })
  @IsBoolean({ message: 'twice is true or false' })
  @IsOptional()
  twice?: boolean;
}

/** Several decorators as one. */
function decorateAll(decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

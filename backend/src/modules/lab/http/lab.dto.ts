import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BOOKING_FLOWS,
  BOOKING_STAGES,
  type BookingFlow,
  type BookingStage,
  CLOCK_MOVES,
  type ClockMove,
  ESCROW_STATES,
  type EscrowState,
  READERS,
  BANK_SIGNALS,
  LEDGER_ACCOUNTS,
  type Reader,
  type BankSignal,
  type LedgerAccount,
} from '@reelpact/domain';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BookingActionDto, HistoryEntryDto } from '../../bookings/index.js';

const MAX_REVISIONS = 1_000;
const Moment = () => ApiProperty({ type: String, format: 'date-time' });
const MomentOrNull = () => ApiProperty({ type: String, format: 'date-time', nullable: true });
const Stage = () => ApiProperty({ enum: BOOKING_STAGES, enumName: 'BookingStage' });
const Escrow = () => ApiProperty({ enum: ESCROW_STATES, enumName: 'EscrowState' });
const Flow = () => ApiProperty({ enum: BOOKING_FLOWS, enumName: 'BookingFlow' });
const Revisions = (description: string) =>
  ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: MAX_REVISIONS,
    example: 1,
    description,
  });
export class LabDto {
  @Moment()
  now: string;

  @ApiProperty({
    type: 'array',
    items: { type: ['integer', 'null'] as never },
    description: 'How many revisions the packages that can be booked have; null means unlimited.',
    example: [1, 2, null],
  })
  revisions: (number | null)[];

  @ApiProperty({
    type: 'array',
    items: { type: ['integer', 'null'] as never },
    description: 'The same of packages that need a product.',
    example: [1],
  })
  withProduct: (number | null)[];
}

export class NewLabBookingDto {
  @Flow()
  @IsIn(BOOKING_FLOWS, { message: 'The flow is pay_first or approve_first' })
  flow: BookingFlow;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: MAX_REVISIONS,
    example: 1,
    description: 'Of the package that is booked; unlimited when it is not given.',
  })
  @Max(MAX_REVISIONS)
  @Min(0)
  @IsInt({ message: 'revisions must be a whole number' })
  @IsOptional()
  revisions?: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether the package needs a product.' })
  @IsBoolean({ message: 'product is true or false' })
  @IsOptional()
  product?: boolean;
}

export class LabClockDto {
  @ApiProperty({ enum: Object.keys(CLOCK_MOVES), enumName: 'ClockMove' })
  @IsIn(Object.keys(CLOCK_MOVES), { message: 'The clock moves to the reminder or to the deadline' })
  to: ClockMove;
}

export class LabBookingRowDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  brandName: string;

  @ApiProperty()
  packageName: string;

  @Flow()
  flow: BookingFlow;

  @Stage()
  stage: BookingStage;

  @Escrow()
  escrow: EscrowState;

  @Moment()
  createdAt: string;
}

export class LabWindowDto {
  @MomentOrNull()
  deadlineAt: string | null;

  @MomentOrNull()
  nextReminderAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What happens when nobody acts.' })
  onSilence: string | null;
}

export class LabEntryDto {
  @ApiProperty({ enum: LEDGER_ACCOUNTS, enumName: 'LedgerAccount' })
  account: LedgerAccount;

  @ApiProperty({ type: 'integer', description: 'Cents; debits are positive, credits negative.' })
  amount: number;
}

export class LabPostingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'hold' })
  step: string;

  @ApiProperty({ type: 'integer', nullable: true })
  attempt: number | null;

  @Moment()
  at: string;

  @ApiProperty({ type: [LabEntryDto] })
  entries: LabEntryDto[];
}

export class LabPartyDto {
  @ApiProperty({ enum: READERS, enumName: 'LabParty' })
  party: Reader;

  @ApiProperty({ type: [BookingActionDto] })
  actions: BookingActionDto[];
}

export class LabPaymentDto {
  @ApiProperty({ type: 'integer' })
  attempt: number;

  @ApiProperty({
    enum: BANK_SIGNALS,
    enumName: 'LabSignal',
    isArray: true,
    description: 'Signals that the booking can use now; of others only the webhook is sent.',
  })
  hears: BankSignal[];
}

export class LabBookingDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  brandName: string;

  @ApiProperty()
  packageName: string;

  @ApiProperty({ description: 'Dollars.', example: '150.00' })
  amount: string;

  @Flow()
  flow: BookingFlow;

  @Revisions('Of the package as it was booked; null means unlimited.')
  revisions: number | null;

  @ApiProperty({ description: 'Whether the package needs a product.' })
  product: boolean;

  @Revisions('How many are left; null means unlimited.')
  revisionsLeft: number | null;

  @ApiProperty({ type: 'integer', description: 'The payment attempt that counts.' })
  attempt: number;

  @ApiProperty({ type: 'integer', description: 'The latest version of the content; 0 before the first.' })
  version: number;

  @Stage()
  stage: BookingStage;

  @Escrow()
  escrow: EscrowState;

  @Moment()
  now: string;

  @ApiProperty({ type: LabWindowDto })
  window: LabWindowDto;

  @ApiProperty({ description: 'Whether a webhook or a payment instruction has not arrived yet.' })
  onItsWay: boolean;

  @ApiProperty({ type: [LabPostingDto] })
  postings: LabPostingDto[];

  @ApiProperty({ type: [HistoryEntryDto] })
  history: HistoryEntryDto[];

  @ApiProperty({ type: [LabPartyDto] })
  parties: LabPartyDto[];

  @ApiProperty({ type: [LabPaymentDto], description: 'The payments that were opened, the oldest first.' })
  payments: LabPaymentDto[];

  @ApiProperty({ type: String, nullable: true, description: 'What the tester should know of their move.' })
  note: string | null;
}

import { ApiProperty } from '@nestjs/swagger';

const Moment = () => ApiProperty({ type: String, format: 'date-time' });
const Money = () => ApiProperty({ description: 'Dollars.', example: '150.00' });

export class StuckJobDto {
  @ApiProperty({ example: '42' })
  id: string;

  @ApiProperty({ example: 'refund-payment' })
  task: string;

  @ApiProperty()
  attempts: number;

  @ApiProperty({ description: 'Whether it has been tried for the last time.' })
  givenUp: boolean;

  @ApiProperty({ type: String, nullable: true })
  lastError: string | null;

  @Moment()
  nextTry: string;
}

export class StuckDeadlineDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @Moment()
  dueAt: string;

  @ApiProperty()
  failures: number;
}

export class WaitingReportDto {
  @ApiProperty({ example: 'evt_1' })
  id: string;

  @ApiProperty({ example: 'charge.dispute.created' })
  type: string;

  @ApiProperty({ description: 'The payment provider’s id of what it speaks of.' })
  objectId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  tipId: string | null;

  @Moment()
  receivedAt: string;
}

export class RefusedOrderDto {
  @ApiProperty({ description: 'Its idempotency key at the payment provider.' })
  key: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for one of a tip.' })
  bookingId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  tipId: string | null;

  @ApiProperty({ enum: ['refund', 'transfer', 'reversal'], enumName: 'OrderKind' })
  kind: string;

  @Money()
  amount: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the payment provider said.' })
  refusal: string | null;

  @Moment()
  endedAt: string;
}

export class WaitingEntryDto {
  @ApiProperty({ example: '1042', description: 'Its number in the log of bookings.' })
  id: string;

  @ApiProperty({ example: 'webhooks', description: 'Who could not handle it.' })
  follower: string;

  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty({ example: 'BRAND_APPROVED' })
  event: string;

  @ApiProperty()
  failures: number;

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty({ description: 'Whether it is tried no more until an admin retries or skips it.' })
  givenUp: boolean;

  @Moment()
  nextTry: string;

  @ApiProperty({ description: 'Later entries of the same booking that wait behind it.' })
  behind: number;
}

export class FollowerDto {
  @ApiProperty({ example: 'webhooks' })
  name: string;

  @ApiProperty({
    description: 'The age, in seconds, of the oldest entry of the log that it has not come to.',
  })
  seconds: number;

  @ApiProperty({ description: 'How many entries it could not handle yet, those behind them included.' })
  waiting: number;
}

export class StuckWorkDto {
  @ApiProperty({
    type: [WaitingEntryDto],
    description: 'Entries of the log that a follower could not handle.',
  })
  entries: WaitingEntryDto[];

  @ApiProperty({
    type: [FollowerDto],
    description: 'Everyone who follows the log, and how far behind they are.',
  })
  followers: FollowerDto[];

  @ApiProperty({ type: [StuckJobDto] })
  jobs: StuckJobDto[];

  @ApiProperty({ type: [StuckDeadlineDto] })
  deadlines: StuckDeadlineDto[];

  @ApiProperty({ type: [WaitingReportDto], description: 'What the provider reported and no stage foresaw.' })
  reports: WaitingReportDto[];

  @ApiProperty({ type: [RefusedOrderDto] })
  orders: RefusedOrderDto[];

  @ApiProperty({ type: [String], description: 'Bookings whose refund came back and has to be sent again.' })
  delayedRefunds: string[];

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'Tips whose refund came back from the bank; `refundTip` sends it again.',
  })
  delayedTipRefunds: string[];
}

export class DifferenceDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;

  @ApiProperty({ example: 'The ledger has $150.00 refunded, the provider $0.00.' })
  text: string;
}

export class ReconciliationDto {
  @ApiProperty({ description: 'How many bookings were compared.' })
  bookings: number;

  @ApiProperty({ description: 'How many tips were compared.' })
  tips: number;

  @ApiProperty({ description: 'How many payments the provider was asked about.' })
  payments: number;

  @ApiProperty({
    description: 'Bookings and tips whose money is on its way right now and that were left out.',
  })
  underWay: number;

  @ApiProperty({ type: [DifferenceDto] })
  differences: DifferenceDto[];
}

export class LoggedDeedDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time', description: 'When it was begun; real time.' })
  at: string;

  @ApiProperty({ type: String, nullable: true, description: 'null for the command line.' })
  adminEmail: string | null;

  @ApiProperty({ description: 'The call’s operation id, or the command.', example: 'cancelAsAdmin' })
  action: string;

  @ApiProperty({ type: String, nullable: true, description: 'The id of what it was done to.' })
  target: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What was sent.' })
  details: Record<string, unknown>;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'DONE, or the code of the problem that refused it; null when the server died in between.',
    example: 'DONE',
  })
  outcome: string | null;
}

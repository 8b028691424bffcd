import { ApiProperty } from '@nestjs/swagger';
import { PAYOUT_HOLDS, type PayoutHold } from '@reelpact/domain';

const Money = (description: string) =>
  ApiProperty({ description: `${description} Dollars.`, example: '150.00' });
const Moment = (description: string, nullable = false) =>
  ApiProperty({ type: String, format: 'date-time', description, nullable });

export class HoldDto {
  @ApiProperty({ enum: Object.keys(PAYOUT_HOLDS), enumName: 'PayoutHold' })
  code: PayoutHold;

  @ApiProperty({ example: PAYOUT_HOLDS.NO_ACCOUNT })
  message: string;
}

export class StatementLineDto {
  @Moment('When it was booked.')
  at: string;

  @ApiProperty({ example: 'Paid by card and held' })
  label: string;

  @Money('How much.')
  amount: string;
}

export class StatementDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty({ example: 'usd' })
  currency: string;

  @Money('What the brand pays.')
  gross: string;

  @Money('What the platform keeps of the creator’s share.')
  fee: string;

  @Money('What the creator gets.')
  net: string;

  @Money('What goes back to the brand.')
  refunded: string;

  @ApiProperty({ description: 'False while fee and net are what they would be if the content is approved.' })
  settled: boolean;

  @ApiProperty({
    description: 'Where the money is now.',
    example: 'The payment is held securely until the content is approved.',
  })
  place: string;

  @ApiProperty({ description: 'The same, followed by why it waits where it does.' })
  where: string;

  @Moment('When the money reaches its next place at the latest; null while that depends on people.', true)
  expectedAt: string | null;

  @ApiProperty({ type: HoldDto, nullable: true, description: 'Why the creator’s share waits.' })
  hold: HoldDto | null;

  @ApiProperty({ type: [StatementLineDto], description: 'Oldest first.' })
  lines: StatementLineDto[];
}

export class PayoutAccountDto {
  @ApiProperty({ description: 'Whether money can be sent to it.' })
  transfersActive: boolean;

  @ApiProperty({ description: 'Whether it pays out to the bank.' })
  payoutsEnabled: boolean;

  @ApiProperty()
  detailsSubmitted: boolean;

  @ApiProperty({ type: [String], description: 'What the payment provider still wants, in its own words.' })
  missing: string[];
}

export class WaitingShareDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty({ example: 'Northwind Coffee' })
  brandName: string;

  @Money('The creator’s share.')
  amount: string;

  @ApiProperty({ type: HoldDto })
  hold: HoldDto;
}

export class TipSumsDto {
  @Money('Yours, and not sent yet.')
  waiting: string;

  @Money('Sent to your account.')
  paid: string;
}

export class PayoutsDto {
  @Money('Held for unfinished bookings, before the platform’s fee.')
  pending: string;

  @Money('Released and not yet sent.')
  available: string;

  @Money('Sent to the creator’s account.')
  paid: string;

  @ApiProperty({ type: TipSumsDto, description: 'Of tips, which are no part of the other sums.' })
  tips: TipSumsDto;

  @ApiProperty({
    type: 'integer',
    description:
      'What the platform keeps of a booking that is made now, in basis points (1/100 %) of your share.',
    example: 1000,
  })
  feeBps: number;

  @ApiProperty({ type: PayoutAccountDto, nullable: true, description: 'Null before payouts are set up.' })
  account: PayoutAccountDto | null;

  @ApiProperty({
    type: HoldDto,
    nullable: true,
    description: 'Why nothing can be sent now; null when it can.',
  })
  hold: HoldDto | null;

  @ApiProperty({ type: [WaitingShareDto], description: 'Shares that have not left yet, newest first.' })
  waiting: WaitingShareDto[];
}

export class SentPayoutDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty({ example: 'Northwind Coffee' })
  brandName: string;

  @ApiProperty({ example: 'Single Reel' })
  packageName: string;

  @ApiProperty({ enum: ['sent', 'taken_back'], enumName: 'PayoutDirection' })
  direction: 'sent' | 'taken_back';

  @Money('How much.')
  amount: string;

  @Moment('When.')
  at: string;
}

export class BankPayoutDto {
  @ApiProperty({ example: 'po_1' })
  id: string;

  @Money('How much.')
  amount: string;

  @ApiProperty({ enum: ['pending', 'paid', 'failed'], enumName: 'BankPayoutStatus' })
  status: 'pending' | 'paid' | 'failed';

  @Moment('When it is, or was, expected at the bank.')
  arrivesAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it failed, in the payment provider’s words.',
  })
  failure: string | null;
}

export class OnboardingDto {
  @ApiProperty({
    format: 'uri',
    description: 'The payment provider’s own page; it works once and for minutes.',
  })
  url: string;
}

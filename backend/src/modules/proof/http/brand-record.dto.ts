import { ApiProperty } from '@nestjs/swagger';
import {
  BRAND_NUMBERS,
  BRAND_NUMBER_NAMES,
  type BrandCounts,
  type BrandNumber,
  brandRecordOf,
} from '@reelpact/domain';

const Shown = (description: string, example: number) =>
  ApiProperty({ type: Number, nullable: true, description, example });

export class BrandRecordDto {
  @Shown('Completed bookings, by the brand’s approval or its silence.', 31)
  jobs: number | null;

  @Shown('Percent of deliveries that the brand answered before the time to review ended, rounded down.', 96)
  answered: number | null;

  @Shown('Counted revisions per completed booking, with one decimal.', 1.4)
  revisionsPerJob: number | null;

  @Shown('Percent of bookings that the brand rejected, of those and the completed ones, rounded up.', 4)
  rejected: number | null;

  @Shown('Disputes in which an admin gave the creator more than half of the money.', 3)
  disputesLost: number | null;

  @Shown('Payments that the brand’s bank took back for good.', 3)
  chargedBack: number | null;
}

export class OwnBrandNumberDto {
  @ApiProperty({ enum: BRAND_NUMBER_NAMES })
  number: BrandNumber;

  @ApiProperty({ example: 'Deliveries answered in time' })
  label: string;

  @Shown('As creators see it; null while too little stands behind it.', 96)
  value: number | null;

  @ApiProperty({ description: 'How many events stand behind it.', example: 33 })
  events: number;

  @ApiProperty({ description: 'From how many events on it is shown.', example: 5 })
  from: number;

  @ApiProperty({ description: 'What is counted, in a sentence.' })
  counts: string;

  @ApiProperty({ description: 'What isn’t counted.' })
  leavesOut: string;
}

export class OwnBrandRecordDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The address whose bookings are counted, for a guest; null for an account, and for a guest who hasn’t shown that an address is theirs.',
    example: null,
  })
  address: string | null;

  @ApiProperty({ type: BrandRecordDto, description: 'What creators see.' })
  record: BrandRecordDto;

  @ApiProperty({ type: [OwnBrandNumberDto] })
  numbers: OwnBrandNumberDto[];
}

/** A brand's own record: what creators see, and what stands behind each number. */
export function presentOwnRecord(counted: BrandCounts, address: string | null): OwnBrandRecordDto {
  const record = brandRecordOf(counted);
  const numbers = BRAND_NUMBER_NAMES.map((number) => {
    const { label, eventsOf, from, counts, leavesOut } = BRAND_NUMBERS[number];
    return { number, label, value: record[number], events: eventsOf(counted), from, counts, leavesOut };
  });
  return { address, record, numbers };
}

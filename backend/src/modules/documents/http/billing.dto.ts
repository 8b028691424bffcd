import { ApiProperty } from '@nestjs/swagger';
import { BILLING_FIELDS, BILLING_FIELD_NAMES, BILLING_TEXTS, type BillingDetails } from '@reelpact/domain';
import { TextField } from '../../../platform/http/fields.js';

const EXAMPLE: BillingDetails = {
  name: 'Northwind Coffee LLC',
  line1: '12 Harbor Road',
  line2: null,
  postalCode: '04101',
  city: 'Portland, ME',
  country: 'USA',
  taxId: '12-3456789',
};

const Optional = (field: Exclude<keyof BillingDetails, 'name'>) =>
  TextField({
    max: BILLING_FIELDS[field].max,
    optional: true,
    description: BILLING_FIELDS[field].label,
    example: EXAMPLE[field] ?? undefined,
  });

/** All of them are replaced; what isn't sent is empty. */
export class SaveBillingDetailsDto {
  @TextField({
    max: BILLING_FIELDS.name.max,
    messages: { min: BILLING_TEXTS.nameMissing },
    description: BILLING_FIELDS.name.label,
    example: EXAMPLE.name,
  })
  name: string;

  @Optional('line1')
  line1?: string;

  @Optional('line2')
  line2?: string;

  @Optional('postalCode')
  postalCode?: string;

  @Optional('city')
  city?: string;

  @Optional('country')
  country?: string;

  @Optional('taxId')
  taxId?: string;
}

/** @returns every field, null where nothing was given */
export const detailsIn = (body: SaveBillingDetailsDto): BillingDetails => ({
  ...(Object.fromEntries(BILLING_FIELD_NAMES.map((name) => [name, body[name] ?? null])) as BillingDetails),
  name: body.name,
});

const Shown = (field: Exclude<keyof BillingDetails, 'name'>) =>
  ApiProperty({
    type: String,
    nullable: true,
    description: BILLING_FIELDS[field].label,
    example: EXAMPLE[field],
  });

class BillingDetailsDto {
  @ApiProperty({ description: BILLING_FIELDS.name.label, example: EXAMPLE.name })
  name: string;

  @Shown('line1')
  line1: string | null;

  @Shown('line2')
  line2: string | null;

  @Shown('postalCode')
  postalCode: string | null;

  @Shown('city')
  city: string | null;

  @Shown('country')
  country: string | null;

  @Shown('taxId')
  taxId: string | null;
}

export class KeptBillingDto {
  @ApiProperty({ type: BillingDetailsDto, nullable: true, description: 'Null before any are saved.' })
  details: BillingDetailsDto | null;
}

export class BookingBillingDto extends KeptBillingDto {
  @ApiProperty({
    description:
      'Whether they are this booking’s own; else they are those of the account that booked, if any.',
    example: true,
  })
  isOwn: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { SHIPPING_ADDRESS_FIELDS, type ShippingAddress, missingAddressPart } from '@reelpact/domain';
import { TextField } from '../../../platform/http/fields.js';

const part = (name: keyof ShippingAddress, example: string) => {
  const { max, required } = SHIPPING_ADDRESS_FIELDS[name];
  return TextField({ max, optional: !required, messages: { min: missingAddressPart(name) }, example });
};

export class ShippingAddressInputDto {
  @part('name', 'Sophia Reyes')
  name: string;

  @part('line1', '12 Harbor Street')
  line1: string;

  @part('line2', 'Apartment 4')
  line2?: string;

  @part('postalCode', '97201')
  postalCode?: string;

  @part('city', 'Portland')
  city: string;

  @part('region', 'Oregon')
  region?: string;

  @part('country', 'United States')
  country: string;

  @part('phone', '+1 503 555 0100')
  phone?: string;
}

/** Where a creator is sent products. */
export class ShippingAddressDto {
  @ApiProperty({ example: 'Sophia Reyes' })
  name: string;

  @ApiProperty({ example: '12 Harbor Street' })
  line1: string;

  @ApiProperty({ type: String, nullable: true })
  line2: string | null;

  @ApiProperty({ type: String, nullable: true, example: '97201' })
  postalCode: string | null;

  @ApiProperty({ example: 'Portland' })
  city: string;

  @ApiProperty({ type: String, nullable: true })
  region: string | null;

  @ApiProperty({ example: 'United States' })
  country: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;
}

export class OwnShippingAddressDto {
  @ApiProperty({ type: ShippingAddressDto, nullable: true })
  address: ShippingAddressDto | null;
}

import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ShippingAddresses } from '../persistence/shipping-addresses.js';
import {
  OwnShippingAddressDto,
  ShippingAddressDto,
  ShippingAddressInputDto,
} from './shipping-address.dto.js';

@ApiTags('Creators')
@Controller('creator/shipping-address')
export class ShippingAddressController {
  constructor(
    private readonly database: Database,
    private readonly addresses: ShippingAddresses,
  ) {}

  @Get()
  @Allow('creator')
  @ApiOperation({
    operationId: 'getShippingAddress',
    summary: 'Get where you are sent products',
    description: 'For creators. `address` is null where none was saved.',
  })
  @ApiOkResponse({ type: OwnShippingAddressDto })
  @Refuses(401, 403)
  async read(@CurrentUser() user: SignedInUser): Promise<OwnShippingAddressDto> {
    return { address: await this.addresses.find(this.database, creatorOf(user)) };
  }

  // A program that could change it could have parcels sent elsewhere.
  @Put()
  @Allow('creator-person')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'saveShippingAddress',
    summary: 'Save where you are sent products',
    description:
      'For creators. Brands see it from the payment on, of bookings whose package needs a product; it is erased from a booking 30 days after its end. A booking keeps the address that was saved when its product had to be sent.',
  })
  @ApiOkResponse({ type: ShippingAddressDto })
  @Refuses(400, 401, 403, 429)
  async save(
    @CurrentUser() user: SignedInUser,
    @Body() sent: ShippingAddressInputDto,
  ): Promise<ShippingAddressDto> {
    const { line2 = null, postalCode = null, region = null, phone = null, ...needed } = sent;
    const address = { ...needed, line2, postalCode, region, phone };
    await this.addresses.save(this.database, creatorOf(user), address);
    return address;
  }
}

function creatorOf({ creatorId }: SignedInUser): string {
  if (creatorId === null) throw new Problem('FORBIDDEN');
  return creatorId;
}

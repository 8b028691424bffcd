import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { fitsPackage } from '@reelpact/domain';
import { Allow } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadCatalog, presentPackage } from '../../catalog/index.js';
import { ReadOffer } from '../reads/read-offer.js';
import { presentCreatorCard } from './creator-card.dto.js';
import { PackagePageDto } from './offer.dto.js';

@ApiTags('Catalog')
@Controller()
export class OffersController {
  constructor(
    private readonly catalog: ReadCatalog,
    private readonly offers: ReadOffer,
  ) {}

  @Get('packages/:id')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getPackage',
    summary: 'Get a package with its creator',
    description:
      'For anyone, with the creator’s add-ons that can be booked with it. 404 for a package that was deleted.',
  })
  @ApiOkResponse({ type: PackagePageDto })
  @Refuses(404)
  async one(@Param('id') id: string): Promise<PackagePageDto> {
    const { creator, awayUntil, ...row } = await this.offers.run(id);
    const addons = await this.catalog.addonsOf(creator.id);
    return {
      ...presentPackage(row),
      creator: presentCreatorCard(creator),
      awayUntil,
      addons: addons.filter((addon) => fitsPackage(addon, row.deliveryTime)).map(presentPackage),
    };
  }
}

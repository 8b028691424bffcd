import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BRAND_RECORD_TEXTS, Problem, awaitsAnswer, isParty, shownStars } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindBooking } from '../../bookings/index.js';
import { ReadBrandRecord, knownBrand } from '../../proof/index.js';
import { sumsOfBrand } from '../reads/rating-sums.js';
import { RatingSumsDto } from './rating.dto.js';

/** What creators say of brands: for who has to answer one, and for the brand. */
@ApiTags('Ratings')
@Controller()
export class BrandRatingsController {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly records: ReadBrandRecord,
  ) {}

  @Get('bookings/:id/brand-ratings')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandRatings',
    summary: 'Get what creators say of the brand behind a request',
    description:
      'For the creator and the brand of a booking, while the request waits for the creator’s answer. Of the brand’s newest 1,000 bookings, as far as its account or its proven address is known.',
  })
  @ApiOkResponse({ type: RatingSumsDto })
  @Refuses(403, 404, 409)
  async ofBooking(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<RatingSumsDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    if (!isParty(role)) throw new Problem('FORBIDDEN', 'Only the parties of this booking can see this.');
    // As with the brand's record: an old request would let its creator watch the brand.
    if (!awaitsAnswer(record.state)) throw new Problem('CONFLICT', BRAND_RECORD_TEXTS.answered);
    return shownStars('creator', await sumsOfBrand(this.database, await knownBrand(this.database, record)));
  }

  @Get('brand/ratings')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getOwnBrandRatings',
    summary: 'Get what creators say of you as a brand, as they see it',
    description:
      'Of your account; for a guest, of the address that they were the last to show to be theirs. Nothing is counted for anyone else.',
  })
  @ApiOkResponse({ type: RatingSumsDto })
  async own(@CurrentCaller() caller: Caller): Promise<RatingSumsDto> {
    return shownStars('creator', await sumsOfBrand(this.database, await this.records.ownBrand(caller)));
  }
}

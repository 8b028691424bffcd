import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BRAND_RECORD_TEXTS, Problem, awaitsAnswer, brandRecordOf } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindBooking } from '../../bookings/index.js';
import { ReadBrandRecord } from '../reads/read-brand-record.js';
import { BrandRecordDto, OwnBrandRecordDto, presentOwnRecord } from './brand-record.dto.js';

@ApiTags('Bookings')
@Controller()
export class BrandRecordController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly records: ReadBrandRecord,
  ) {}

  @Get('bookings/:id/brand-record')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandRecord',
    summary: 'Get how the brand behind a request has worked here',
    description:
      'For the creator and the brand of a booking, while the request waits for the creator’s answer. Of the last 12 months; counts are there from three events on, shares from five, and all are null for a brand that is new here, or whose email nobody has shown to be theirs.',
  })
  @ApiOkResponse({ type: BrandRecordDto })
  @Refuses(403, 404, 409)
  async ofBooking(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<BrandRecordDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    if (role === 'admin')
      throw new Problem('FORBIDDEN', 'Only the brand or the creator of this booking can see this.');
    // An old request would otherwise let its creator watch the brand for as long as they like.
    if (!awaitsAnswer(record.state)) throw new Problem('CONFLICT', BRAND_RECORD_TEXTS.answered);
    return brandRecordOf(await this.records.ofBooking(record));
  }

  @Get('brand/record')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getOwnBrandRecord',
    summary: 'Get what creators see of you as a brand, with its definitions',
    description:
      'Of your account; for a guest, of the address that they were the last to show to be theirs. Nothing is counted for anyone else.',
  })
  @ApiOkResponse({ type: OwnBrandRecordDto })
  async own(@CurrentCaller() caller: Caller): Promise<OwnBrandRecordDto> {
    const counted = await this.records.count(await this.records.ownBrand(caller));
    return presentOwnRecord(counted, caller.user ? null : (caller.guestEmails.at(-1) ?? null));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_REISSUES } from '@reelpact/domain';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindBooking } from '../../bookings/index.js';
import { KeepBillingDetails } from '../use-cases/keep-billing-details.js';
import { ReissueDocument } from '../use-cases/reissue-document.js';
import { BookingBillingDto, KeptBillingDto, SaveBillingDetailsDto, detailsIn } from './billing.dto.js';
import { DocumentDto } from './document.dto.js';
import { presentDocument } from './present-document.js';

/** What brands want to see on their receipts. */
@ApiTags('Documents')
@Controller()
export class BillingController {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly billing: KeepBillingDetails,
    private readonly reissue: ReissueDocument,
  ) {}

  @Get('billing-details')
  @Allow('user')
  @ApiOperation({
    operationId: 'getBillingDetails',
    summary: 'Get the billing details of your account',
    description: 'They stand on the receipts of what you book, unless a booking has its own.',
  })
  @ApiOkResponse({ type: KeptBillingDto })
  @Refuses(401)
  async ofAccount(@CurrentUser() user: SignedInUser): Promise<KeptBillingDto> {
    return { details: await this.billing.ofUser(user.id) };
  }

  @Put('billing-details')
  @Allow('person')
  @Limit('billing_by_caller')
  @ApiOperation({
    operationId: 'saveBillingDetails',
    summary: 'Save the billing details of your account',
    description:
      'All of them are replaced. Documents that were issued stay as they are; `reissueDocument` writes new ones.',
  })
  @ApiOkResponse({ type: KeptBillingDto })
  @Refuses(400, 401)
  async saveOfAccount(
    @CurrentUser() user: SignedInUser,
    @Body() body: SaveBillingDetailsDto,
  ): Promise<KeptBillingDto> {
    const details = detailsIn(body);
    await this.billing.saveOfUser(user.id, details);
    return { details };
  }

  @Get('bookings/:id/billing-details')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBookingBillingDetails',
    summary: 'Get the billing details of a booking (brand)',
    description: 'For guests as well. The creator never sees them.',
  })
  @ApiOkResponse({ type: BookingBillingDto })
  @Refuses(403, 404)
  async ofBooking(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<BookingBillingDto> {
    return this.billing.ofBooking(this.database, await this.bookings.inRole(caller, id, 'brand'));
  }

  @Put('bookings/:id/billing-details')
  @Allow('anyone')
  @Limit('billing_by_caller')
  @ApiOperation({
    operationId: 'saveBookingBillingDetails',
    summary: 'Save the billing details of a booking (brand)',
    description:
      'Before the payment, for its receipt, or later. All of them are replaced. Documents that were issued stay as they are; `reissueDocument` writes new ones.',
  })
  @ApiOkResponse({ type: BookingBillingDto })
  @Refuses(400, 403, 404)
  async saveOfBooking(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: SaveBillingDetailsDto,
  ): Promise<BookingBillingDto> {
    const record = await this.bookings.inRole(caller, id, 'brand');
    const details = detailsIn(body);
    await this.billing.saveOfBooking(record.id, details);
    return { details, isOwn: true };
  }

  @Post('documents/:id/reissue')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('billing_by_caller')
  @ApiOperation({
    operationId: 'reissueDocument',
    summary: 'Reissue a receipt or credit note with the present billing details (brand)',
    description: `Writes a new document that names this one, and answers with it. Where nothing would change, the newest form is answered and nothing is written. 409 for other kinds, for a document that was replaced, and after ${MAX_REISSUES} reissues of one booking.`,
  })
  @ApiOkResponse({ type: DocumentDto })
  @Refuses(403, 404, 409)
  async reissueOne(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<DocumentDto> {
    return presentDocument(await this.reissue.run(caller, id));
  }
}

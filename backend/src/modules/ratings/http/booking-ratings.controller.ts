import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Party, Problem, RATING_DAYS, isParty } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type BookingRecord, FindBooking } from '../../bookings/index.js';
import { RatingStore } from '../persistence/rating-store.js';
import { ModerateRatings } from '../use-cases/moderate-ratings.js';
import { RateBooking } from '../use-cases/rate-booking.js';
import { presentRatings } from './present-rating.js';
import { BookingRatingDto, RateBookingDto, RatingReplyDto, ReportRatingDto } from './rating.dto.js';

/** What the parties of a booking say of each other. Guests may call too. */
@ApiTags('Ratings')
@Controller('bookings/:id')
export class BookingRatingsController {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly clock: ProductClock,
    private readonly store: RatingStore,
    private readonly ratings: RateBooking,
    private readonly moderate: ModerateRatings,
  ) {}

  @Get('rating')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBookingRating',
    summary: 'Get how a booking stands with ratings',
    description:
      'For both parties and for admins. What the other side has written, and whether it has, is in no answer before both have or the time is over.',
  })
  @ApiOkResponse({ type: BookingRatingDto })
  @Refuses(404)
  async one(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<BookingRatingDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const found = await this.store.find(this.database, record);
    return presentRatings(found, role, await this.clock.now());
  }

  @Put('rating')
  @Allow('anyone')
  @Limit('rating_by_caller')
  @ApiOperation({
    operationId: 'rateBooking',
    summary: 'Rate the other side of a completed booking',
    description: `For both parties, within ${RATING_DAYS} days after it was completed; all of it is replaced. Nobody sees it before both have written or the time is over, and nothing can be changed from then on. 409 when it is too late, or the booking isn’t rated.`,
  })
  @ApiOkResponse({ type: BookingRatingDto })
  @Refuses(400, 403, 404, 409)
  async rate(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { answers, text }: RateBookingDto,
  ): Promise<BookingRatingDto> {
    const { record, by } = await this.asParty(caller, id);
    const after = await this.ratings.rate(record, by, { answers, text: text ?? null });
    return presentRatings(after, by, await this.clock.now());
  }

  @Post('rating/reply')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('rating_by_caller')
  @ApiOperation({
    operationId: 'replyToRating',
    summary: 'Answer what the other side has said',
    description:
      'Once, when it is shown; nobody can change it. Everyone can read a creator’s answer, and a brand’s only the creator and admins. A repeat of the same words changes nothing.',
  })
  @ApiOkResponse({ type: BookingRatingDto })
  @Refuses(400, 403, 404, 409)
  async reply(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { text }: RatingReplyDto,
  ): Promise<BookingRatingDto> {
    const { record, by } = await this.asParty(caller, id);
    return presentRatings(await this.ratings.reply(record, by, text), by, await this.clock.now());
  }

  @Post('rating/reports')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('report_by_caller')
  @ApiOperation({
    operationId: 'reportRating',
    summary: 'Report what the other side has said',
    description:
      'Admins remove a rating for one of these reasons only. The other side doesn’t learn of the report.',
  })
  @ApiNoContentResponse({ description: 'Admins were told.' })
  @Refuses(400, 403, 404, 409)
  async report(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { reason, note }: ReportRatingDto,
  ): Promise<void> {
    const { record, by } = await this.asParty(caller, id);
    await this.moderate.report(record, by, { reason, note: note ?? null });
  }

  private async asParty(caller: Caller, id: string): Promise<{ record: BookingRecord; by: Party }> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    if (!isParty(role)) throw new Problem('FORBIDDEN', 'Only the parties of this booking can do this.');
    return { record, by: role };
  }
}

import { toPlacements } from '@reelpact/domain';
import { Body, Controller, Get, Headers, Inject, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Caller } from '../../../platform/access/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { IdempotencyKeyHeader } from '../../../platform/http/idempotency-key.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { validationPipe } from '../../../platform/http/validation.js';
import { Guests, setGuestCookie } from '../../identity/index.js';
import { FindBooking, roleOf } from '../reads/find-booking.js';
import { ReadHistory } from '../reads/read-history.js';
import { DeliveredVersions } from '../delivered-versions.js';
import type { NewBooking } from '../use-cases/booking-terms.js';
import { CreateBooking } from '../use-cases/create-booking.js';
import { EditBrief } from '../use-cases/edit-brief.js';
import { BookedDto } from './booked.dto.js';
import { BookingDto } from './booking.dto.js';
import { HistoryEntryDto } from './history.dto.js';
import { BookingPresenter } from './booking.presenter.js';
import { BookAndPayDto, RequestBookingDto } from './create-booking.dto.js';
import { SubmissionDto } from './submission.dto.js';

const pipe = validationPipe();

/** The shape of the body picks the flow: only the request form has client fields. */
async function parseNewBooking(
  body: unknown,
): Promise<{ wish: NewBooking; source: unknown; conversationId: string | undefined }> {
  const isRequest =
    typeof body === 'object' &&
    body !== null &&
    ('clientName' in body || 'clientEmail' in body || 'projectDetails' in body);
  if (isRequest) {
    const form = (await pipe.transform(body, {
      type: 'body',
      metatype: RequestBookingDto,
    })) as RequestBookingDto;
    const wish: NewBooking = {
      flow: 'approve_first',
      packageId: form.packageId,
      amount: form.amount ?? null,
      addonIds: form.addonIds ?? [],
      brandName: form.clientName,
      contactEmail: form.clientEmail,
      projectDescription: form.projectDetails,
      additionalNotes: form.specialRequests ?? null,
      scriptUrl: null,
      wantedBy: form.wantedBy ?? null,
      placements: toPlacements(form.placements ?? []),
      shown: form.terms ?? {},
    };
    return { wish, source: form.source, conversationId: form.conversationId };
  }
  const form = (await pipe.transform(body, { type: 'body', metatype: BookAndPayDto })) as BookAndPayDto;
  return { wish: paidFirst(form), source: form.source, conversationId: form.conversationId };
}

const paidFirst = (form: BookAndPayDto): NewBooking => ({
  flow: 'pay_first',
  packageId: form.packageId,
  amount: form.amount ?? null,
  addonIds: form.addonIds ?? [],
  brandName: form.brandName,
  contactEmail: form.contactEmail,
  projectDescription: form.projectDescription,
  additionalNotes: form.additionalNotes ?? null,
  scriptUrl: form.scriptUrl ?? null,
  wantedBy: form.wantedBy ?? null,
  placements: toPlacements(form.placements ?? []),
  shown: form.terms ?? {},
});

@ApiTags('Bookings')
@ApiExtraModels(BookAndPayDto, RequestBookingDto)
@Controller()
export class BookingsController {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly editBrief: EditBrief,
    private readonly bookings: FindBooking,
    private readonly delivered: DeliveredVersions,
    private readonly history: ReadHistory,
    private readonly presenter: BookingPresenter,
    private readonly guests: Guests,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('package-bookings')
  @Allow('anyone')
  @Limit('booking_by_address')
  @ApiOperation({
    operationId: 'createBooking',
    summary: 'Book a package',
    description:
      'The shape of the body picks the flow: payment first, or the creator’s approval first. A visitor becomes a guest, known by a cookie.',
  })
  @IdempotencyKeyHeader(
    'A repeat with the same key books nothing more. A visitor’s repeat is answered with the booking as it was first made, and sets no cookie: the mailed link opens it.',
  )
  @ApiBody({
    schema: { oneOf: [{ $ref: getSchemaPath(BookAndPayDto) }, { $ref: getSchemaPath(RequestBookingDto) }] },
  })
  @ApiCreatedResponse({ type: BookedDto })
  @Refuses(400, 403, 404, 409, 422, 429)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @ClientNetwork() network: string,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookedDto> {
    const { wish, source, conversationId } = await parseNewBooking(body);
    const { record, newGuestId, now } = await this.createBooking.run(wish, {
      caller,
      network,
      key,
      source,
      conversationId,
    });
    if (newGuestId !== null) setGuestCookie(reply, this.config, this.guests.cookie(newGuestId));
    const canOpen = roleOf(record, { ...caller, guestId: newGuestId ?? caller.guestId }) === 'brand';
    // Who has no more than the request of somebody else learns nothing that was not in it.
    const booking = canOpen
      ? await this.presenter.present(record, 'brand', now)
      : this.presenter.asMade(record);
    return { ...booking, canOpen };
  }

  @Get('bookings/:id')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBooking',
    summary: 'Get a booking as one of its parties',
    description:
      'For the brand (with an account or as a guest), the creator and admins; 404 for everyone else, and for the creator while it is unpaid. Texts and `actions` are those of the party who asks.',
  })
  @ApiOkResponse({ type: BookingDto })
  @Refuses(404)
  async one(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<BookingDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    return this.presenter.present(record, role);
  }

  @Put('bookings/:id/brief')
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'editBrief',
    summary: 'Change what was booked and isn’t paid yet (brand)',
    description:
      'With payment first only, and as a whole: what isn’t sent is gone. The price is that of the package and its add-ons now; a payment that was begun at another price is given up. Nothing changes where all of it is the same. 409 once the booking is paid or over, and for another package.',
  })
  @ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' })
  @Refuses(400, 403, 404, 409, 422)
  async edit(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() form: BookAndPayDto,
  ): Promise<BookingDto> {
    const { record, now } = await this.editBrief.run(caller, id, paidFirst(form));
    return this.presenter.present(record, 'brand', now);
  }

  @Get('bookings/:id/submissions')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getSubmissions',
    summary: 'List the versions of a booking’s content, newest first',
    description:
      'For both parties and admins. Links to previews are over after an hour: ask again for new ones. The brand gets links to originals only after approval.',
  })
  @ApiOkResponse({ type: [SubmissionDto] })
  @Refuses(404)
  async versions(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<SubmissionDto[]> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const versions = await this.delivered.present([record], role);
    return versions.get(record.id) ?? [];
  }

  @Get('bookings/:id/history')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getHistory',
    summary: 'List everything that happened to a booking, oldest first',
    description:
      'For both parties and admins. Steps of people and what the clock and the payment provider caused, with the stages before and after; at most 500 entries.',
  })
  @ApiOkResponse({ type: [HistoryEntryDto] })
  @Refuses(404)
  async past(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<HistoryEntryDto[]> {
    const { record } = await this.bookings.forCaller(caller, id);
    return this.history.of(record.id);
  }
}

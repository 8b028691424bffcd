import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { parseDollars } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { LabBookings } from '../reads/lab-bookings.js';
import { LabPackages } from '../reads/lab-packages.js';
import { ReadLabBooking } from '../reads/read-lab-booking.js';
import { MakeLabBooking } from '../use-cases/make-lab-booking.js';
import { MakePreviews } from '../use-cases/make-previews.js';
import { MoveClock } from '../use-cases/move-clock.js';
import { SendSignal } from '../use-cases/send-signal.js';
import { TakeLabStep } from '../use-cases/take-lab-step.js';
import { LabBookingDto, LabBookingRowDto, LabClockDto, LabDto, NewLabBookingDto } from './lab.dto.js';
import { LabSignalDto, LabStepDto } from './lab-moves.dto.js';
import { presentLabBooking } from './present-lab-booking.js';

const PAGE_SIZE = 20;
const NOTHING_NEW = 'The booking can’t use this signal now: only its webhook was sent.';

/** What exists in demo mode alone: without it, these routes are not there. */
@ApiTags('Lab')
@Controller('lab')
@Allow('admin')
export class LabController {
  constructor(
    private readonly clock: ProductClock,
    private readonly bookings: LabBookings,
    private readonly packages: LabPackages,
    private readonly readBooking: ReadLabBooking,
    private readonly makeBooking: MakeLabBooking,
    private readonly takeStep: TakeLabStep,
    private readonly sendSignal: SendSignal,
    private readonly makePreviews: MakePreviews,
    private readonly moveClock: MoveClock,
  ) {}

  @Get()
  @Allow('admin')
  @ApiOperation({
    operationId: 'getLab',
    summary: 'Get what can be booked in the lab, and the product’s time',
    description:
      'Exists only in demo mode with the sandbox. `revisions` are the numbers for which the demo’s creator has a package, `withProduct` those of packages that need a product.',
  })
  @ApiOkResponse({ type: LabDto })
  @Refuses(401, 403)
  async lab(): Promise<LabDto> {
    const [plain, withProduct] = await Promise.all(
      [false, true].map(async (product) => [...(await this.packages.byRevisions(product)).keys()]),
    );
    const now = new Date(await this.clock.now()).toISOString();
    return { now, revisions: plain ?? [], withProduct: withProduct ?? [] };
  }

  @Get('bookings')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getLabBookings',
    summary: 'List all bookings for the lab, newest first',
    description:
      'Exists only in demo mode with the sandbox. Every booking, also those made outside the lab; in pages of 20.',
  })
  @ApiOkResponse({ type: [LabBookingRowDto], headers: LINK_HEADER })
  @Refuses(400, 401, 403)
  async list(
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LabBookingRowDto[]> {
    const rows = await this.bookings.page(readCursor(cursor), PAGE_SIZE + 1);
    const page = rows
      .slice(0, PAGE_SIZE)
      .map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
    const last = page.at(-1);
    linkNext(reply, '/api/lab/bookings', rows.length > PAGE_SIZE && last ? last : null);
    return page;
  }

  @Post('bookings')
  @Allow('admin')
  @ApiOperation({
    operationId: 'makeLabBooking',
    summary: 'Book a package as a new guest in the lab',
    description:
      'Exists only in demo mode with the sandbox. Goes the same way as a visitor’s booking. 422 when no package has that many revisions. A repeat books again.',
  })
  @ApiCreatedResponse({ type: LabBookingDto })
  @Refuses(400, 401, 403, 422)
  async make(@Body() { flow, revisions = null, product }: NewLabBookingDto): Promise<LabBookingDto> {
    return this.present(await this.makeBooking.run({ flow, revisions, ...(product && { product }) }));
  }

  @Get('bookings/:id')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getLabBooking',
    summary: 'Get everything about a booking in the lab, and what everyone could do next',
    description:
      'Exists only in demo mode with the sandbox. With the machine’s state, the ledger, the history, and for each party every step with the reason where one can’t be taken.',
  })
  @ApiOkResponse({ type: LabBookingDto })
  @Refuses(401, 403, 404)
  booking(@Param('id') id: string): Promise<LabBookingDto> {
    return this.present(id);
  }

  @Post('bookings/:id/steps')
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({
    operationId: 'takeLabStep',
    summary: 'Take a step in the lab as the party whose step it is',
    description:
      '`pay` opens the payment, which a signal then secures; `submit_content` delivers small files, as many as the package counts.',
  })
  @ApiOkResponse({ type: LabBookingDto })
  @Refuses(400, 401, 403, 404, 409, 422, 503, 507)
  async step(
    @CurrentCaller() tester: Caller,
    @Param('id') id: string,
    @Body() body: LabStepDto,
  ): Promise<LabBookingDto> {
    await this.takeStep.run(tester, id, body);
    return this.present(id);
  }

  @Post('bookings/:id/signals')
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({
    operationId: 'sendLabSignal',
    summary: 'Send a signal of the payment provider or the card network in the lab',
    description:
      'Exists only in demo mode with the sandbox. It arrives as a signed webhook; `twice` sends it two times. A signal that the booking can’t use now changes nothing, and `note` says so. 409 before a payment was opened.',
  })
  @ApiOkResponse({ type: LabBookingDto })
  @Refuses(400, 401, 403, 404, 409)
  async signal(
    @Param('id') id: string,
    @Body() { signal, attempt, amount, twice = false }: LabSignalDto,
  ): Promise<LabBookingDto> {
    const cents = amount === undefined ? undefined : (parseDollars(amount) ?? undefined);
    const heard = await this.sendSignal.run(id, { signal, attempt, amount: cents, twice });
    return this.present(id, heard ? null : NOTHING_NEW);
  }

  @Post('bookings/:id/previews')
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({
    operationId: 'makeLabPreviews',
    summary: 'Make the previews of a booking’s latest version at once in the lab',
    description:
      'Exists only in demo mode with the sandbox. The review begins as it does when the media worker is done; 409 when there is no version that can be shown.',
  })
  @ApiOkResponse({ type: LabBookingDto })
  @Refuses(401, 403, 404, 409)
  async previews(@Param('id') id: string): Promise<LabBookingDto> {
    await this.makePreviews.run(id);
    return this.present(id);
  }

  @Post('bookings/:id/clock')
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({
    operationId: 'moveLabClock',
    summary: 'Move the product’s clock to a booking’s next reminder or deadline',
    description:
      'Exists only in demo mode with the sandbox. What is due by then takes effect for all bookings, before the answer. 409 when no such moment comes.',
  })
  @ApiOkResponse({ type: LabBookingDto })
  @Refuses(400, 401, 403, 404, 409)
  async advance(@Param('id') id: string, @Body() { to }: LabClockDto): Promise<LabBookingDto> {
    await this.moveClock.run(id, to);
    return this.present(id);
  }

  private async present(id: string, note: string | null = null): Promise<LabBookingDto> {
    return presentLabBooking(await this.readBooking.run(id), note);
  }
}

import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { PackageDto } from '../../catalog/index.js';
import { CreatorDto, ReadCreators, presentCreator } from '../../creators/index.js';
import { BookingPages } from '../reads/booking-pages.js';
import { type BrandTotals, type CreatorTotals, ReadTotals } from '../reads/read-totals.js';
import { BookingDto } from './booking.dto.js';
import { BookingPresenter } from './booking.presenter.js';

class PackageOrdersDto {
  @ApiProperty({ format: 'uuid' })
  packageId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  orders: number;
}

export class DashboardTotalsDto implements CreatorTotals {
  @ApiProperty({ description: 'Bookings the creator has seen.' })
  orders: number;

  @ApiProperty({ description: 'Requests that wait for the creator’s answer.' })
  waiting: number;

  @ApiProperty()
  completed: number;

  @ApiProperty({
    description: 'The creator’s gross share of released and split bookings, dollars.',
    example: '450.00',
  })
  earnings: string;

  @ApiProperty({ description: 'Share of finished bookings that were completed, in percent.' })
  successRate: number;

  @ApiProperty({ type: [PackageOrdersDto] })
  topPackages: PackageOrdersDto[];
}

export class CreatorDashboardDto {
  @ApiProperty({ type: CreatorDto, nullable: true })
  creator: CreatorDto | null;

  @ApiProperty({ type: [BookingDto], description: 'Newest first; the next page is named in `Link`.' })
  bookings: BookingDto[];

  @ApiProperty({ type: [PackageDto] })
  packages: PackageDto[];

  @ApiProperty({ type: DashboardTotalsDto })
  totals: DashboardTotalsDto;
}

export class BrandTotalsDto implements BrandTotals {
  @ApiProperty({ description: 'Content that waits for the brand’s review.' })
  ready: number;

  @ApiProperty()
  progress: number;

  @ApiProperty({ description: 'Requests that wait for an approval or a payment.' })
  pending: number;

  @ApiProperty()
  done: number;

  @ApiProperty()
  total: number;
}

@ApiTags('Bookings')
@Controller()
export class DashboardsController {
  constructor(
    private readonly pages: BookingPages,
    private readonly presenter: BookingPresenter,
    private readonly creators: ReadCreators,
    private readonly totals: ReadTotals,
  ) {}

  @Get('creators/dashboard')
  @Allow('user')
  @ApiOperation({
    operationId: 'getCreatorDashboard',
    summary: 'Get the signed-in creator’s profile, bookings and packages',
  })
  @ApiOkResponse({ type: CreatorDashboardDto })
  @Refuses(400, 401)
  async creator(
    @CurrentUser() user: SignedInUser,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatorDashboardDto> {
    if (user.creatorId === null) {
      return { creator: null, bookings: [], packages: [], totals: ReadTotals.none };
    }
    const [view, page, totals] = await Promise.all([
      this.creators.profile(user.creatorId),
      this.pages.ofCreator(user.creatorId, readCursor(cursor)),
      this.totals.of(user.creatorId),
    ]);
    const creator = presentCreator(view);
    linkNext(reply, '/api/creators/dashboard', page.next);
    const bookings = await this.presenter.presentAll(page.records, 'creator');
    return { creator, bookings, packages: creator.packages, totals };
  }

  @Get('brand/bookings/:brandEmail')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandBookings',
    summary: 'List the bookings made with an email, as far as you may see them',
  })
  @ApiOkResponse({
    type: [BookingDto],
    headers: LINK_HEADER,
  })
  @Refuses(400)
  async brand(
    @CurrentCaller() caller: Caller,
    @Param('brandEmail') brandEmail: string,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingDto[]> {
    const page = await this.pages.ofBrand(brandEmail, caller, readCursor(cursor));
    linkNext(reply, `/api/brand/bookings/${encodeURIComponent(brandEmail)}`, page.next);
    return this.presenter.presentAll(page.records, 'brand');
  }

  @Get('brand/bookings')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getOwnBrandBookings',
    summary: 'List all bookings you have as a brand or guest',
  })
  @ApiOkResponse({
    type: [BookingDto],
    headers: LINK_HEADER,
  })
  @Refuses(400)
  async own(
    @CurrentCaller() caller: Caller,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingDto[]> {
    const page = await this.pages.ofCaller(caller, readCursor(cursor));
    linkNext(reply, '/api/brand/bookings', page.next);
    return this.presenter.presentAll(page.records, 'brand');
  }

  @Get('brand/totals')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandTotals',
    summary: 'Count your bookings as a brand or guest, by dashboard tab',
  })
  @ApiOkResponse({ type: BrandTotalsDto })
  brandTotals(@CurrentCaller() caller: Caller): Promise<BrandTotalsDto> {
    return this.totals.ofBrand(caller);
  }
}

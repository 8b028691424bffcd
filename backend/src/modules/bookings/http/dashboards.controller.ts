import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Party } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Cursor } from '../../../platform/database/cursor.js';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { tagAnswer } from '../../../platform/http/entity-tags.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { OfferedPackageDto } from '../../catalog/index.js';
import { CreatorDto, ReadCreators, presentCreator } from '../../creators/index.js';
import { BookingLists } from '../reads/booking-lists.js';
import { BookingPages } from '../reads/booking-pages.js';
import { NOTHING_LISTED, type Listed } from '../reads/listed-bookings.js';
import { ReadTotals } from '../reads/read-totals.js';
import { BookingDto } from './booking.dto.js';
import { BookingListQuery, nextQuery, readListCursor } from './booking-list.dto.js';
import { BrandTotalsDto, DashboardTotalsDto } from './dashboard-totals.dto.js';
import { KeptBookings } from './kept-bookings.js';

class CreatorDashboardDto {
  @ApiProperty({ type: CreatorDto, nullable: true })
  creator: CreatorDto | null;

  @ApiProperty({ type: [BookingDto], description: 'Newest first; the next page is named in `Link`.' })
  bookings: BookingDto[];

  @ApiProperty({ type: [OfferedPackageDto] })
  packages: OfferedPackageDto[];

  @ApiProperty({ type: DashboardTotalsDto })
  totals: DashboardTotalsDto;
}

/** Of answers that are put together as text. */
const AsJson = () => Header('content-type', 'application/json; charset=utf-8');

class DashboardQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: ['none'],
    description: 'Leaves the bookings out; `GET /api/bookings` lists them.',
  })
  @IsIn(['none'])
  @IsOptional()
  bookings?: 'none';
}

@ApiTags('Bookings')
@Controller()
export class DashboardsController {
  constructor(
    private readonly pages: BookingPages,
    private readonly lists: BookingLists,
    private readonly kept: KeptBookings,
    private readonly creators: ReadCreators,
    private readonly totals: ReadTotals,
  ) {}

  @Get('creators/dashboard')
  @Allow('user')
  @ApiOperation({
    operationId: 'getCreatorDashboard',
    summary: 'Get the signed-in creator’s profile, bookings and packages',
    description:
      'For anyone with an account; `creator` is null for those without a creator profile. Bookings come in pages, without those that are still unpaid.',
  })
  @AsJson()
  @ApiOkResponse({ type: CreatorDashboardDto })
  @Refuses(400, 401)
  async creator(
    @CurrentUser() user: SignedInUser,
    @CurrentCaller() caller: Caller,
    @Query() { cursor, bookings: wanted }: DashboardQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    if (user.creatorId === null) {
      const groups = await this.lists.counts('creator', caller);
      const none: CreatorDashboardDto = {
        ...{ creator: null, bookings: [], packages: [] },
        totals: { ...ReadTotals.none, groups },
      };
      return Buffer.from(JSON.stringify(none));
    }
    const [groups, view, page, totals] = await Promise.all([
      this.lists.counts('creator', caller),
      this.creators.profile(user.creatorId),
      wanted === 'none' ? NOTHING_LISTED : this.pages.ofCreator(user.creatorId, readCursor(cursor)),
      this.totals.of(user.creatorId),
    ]);
    const creator = presentCreator(view);
    linkNext(reply, '/api/creators/dashboard', afterLast(page));
    const about: Omit<CreatorDashboardDto, 'bookings'> = {
      ...{ creator, packages: creator.packages },
      totals: { ...totals, groups },
    };
    const { json, tag } = await this.kept.list(page, 'creator');
    const text = JSON.stringify(about);
    tagAnswer(reply, text, tag);
    return Buffer.concat([Buffer.from(`${text.slice(0, -1)},"bookings":`), json, Buffer.from('}')]);
  }

  @Get('brand/bookings/:brandEmail')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandBookings',
    summary: 'List the bookings made with an email, as far as you may see them',
    description:
      'All of them for somebody whose verified email it is. Everyone else gets those of this email that they made themselves, by account or guest cookie, and otherwise an empty list.',
  })
  @AsJson()
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
  ): Promise<Buffer> {
    const page = await this.pages.ofBrand(brandEmail, caller, readCursor(cursor));
    linkNext(reply, `/api/brand/bookings/${encodeURIComponent(brandEmail)}`, afterLast(page));
    return this.answer(reply, page, 'brand');
  }

  @Get('brand/bookings')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getOwnBrandBookings',
    summary: 'List all bookings you have as a brand or guest',
    description:
      'Those made with any email that you have verified, with your account, or with this browser as a guest. Empty for a caller who has none.',
  })
  @AsJson()
  @ApiOkResponse({
    type: [BookingDto],
    headers: LINK_HEADER,
  })
  @Refuses(400)
  async own(
    @CurrentCaller() caller: Caller,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const page = await this.pages.ofCaller(caller, readCursor(cursor));
    linkNext(reply, '/api/brand/bookings', afterLast(page));
    return this.answer(reply, page, 'brand');
  }

  @Get('bookings')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'listBookings',
    summary: 'List your bookings in groups, searched and sorted',
    description: 'What you may see of them as a creator, or as a brand or guest; empty where you have none.',
  })
  @AsJson()
  @ApiOkResponse({ type: [BookingDto], headers: LINK_HEADER })
  @Refuses(400)
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: BookingListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const page = await this.lists.page(query, caller, readListCursor(query.cursor));
    if (page.last) {
      void reply.header('link', `</api/bookings?${nextQuery(query, page.last)}>; rel="next"`);
    }
    return this.answer(reply, page, query.as);
  }

  @Get('brand/totals')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBrandTotals',
    summary: 'Count your bookings as a brand or guest, by dashboard tab',
    description: 'Over the same bookings as `GET /api/brand/bookings`. All zero for a caller who has none.',
  })
  @ApiOkResponse({ type: BrandTotalsDto })
  async brandTotals(@CurrentCaller() caller: Caller): Promise<BrandTotalsDto> {
    const [totals, groups] = await Promise.all([
      this.totals.ofBrand(caller),
      this.lists.counts('brand', caller),
    ]);
    return { ...totals, groups };
  }

  private async answer(reply: FastifyReply, page: Listed, role: Party): Promise<Buffer> {
    const { json, tag } = await this.kept.list(page, role);
    tagAnswer(reply, tag);
    return json;
  }
}

const afterLast = ({ last }: Listed): Cursor | null => last && { createdAt: last.moment, id: last.id };

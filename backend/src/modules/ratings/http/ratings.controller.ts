import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { PARTIES, Problem, isParty } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser, WithoutGuests } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadRatings } from '../reads/read-ratings.js';
import { ModerateRatings } from '../use-cases/moderate-ratings.js';
import { CreatorRatingsDto, RemoveRatingDto, ReportedRatingDto } from './rating.dto.js';

const BOOKING = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';

const SHARED = 'public, max-age=0, s-maxage=60';

/** Ratings, for everyone who looks at a creator, and for admins. */
@ApiTags('Ratings')
@Controller()
export class RatingsController {
  constructor(
    private readonly ratings: ReadRatings,
    private readonly moderate: ModerateRatings,
  ) {}

  @Get('creators/:username/ratings')
  @Allow('anyone')
  @WithoutGuests()
  @Limit('ratings_by_address')
  @ApiOperation({
    operationId: 'getCreatorRatings',
    summary: 'Get what brands say of a creator, the newest first',
    description:
      'For anyone. It names no brand. There is nothing with fewer than 3 ratings, and where the creator hides their numbers.',
  })
  @ApiOkResponse({ type: CreatorRatingsDto, headers: LINK_HEADER })
  @Refuses(400, 404, 429)
  async ofCreator(
    @Param('username') username: string,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatorRatingsDto> {
    const { ratings, next } = await this.ratings.ofCreator(username, readCursor(cursor));
    void reply.header('cache-control', SHARED);
    linkNext(reply, `/api/creators/${encodeURIComponent(username)}/ratings`, next);
    return ratings;
  }

  @Get('admin/ratings')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getReportedRatings',
    summary: 'List ratings that were reported, the oldest first (admin)',
    description: 'Up to 100 that nobody has decided yet.',
  })
  @ApiOkResponse({ type: [ReportedRatingDto] })
  @Refuses(401, 403)
  reported(): Promise<ReportedRatingDto[]> {
    return this.ratings.reported();
  }

  @Post('admin/ratings/:bookingId/:by/remove')
  @HttpCode(204)
  @Allow('admin')
  @ApiParam({ name: 'bookingId', format: 'uuid', example: BOOKING })
  @ApiParam({ name: 'by', enum: PARTIES })
  @ApiOperation({
    operationId: 'removeRating',
    summary: 'Remove a rating that breaks the rules (admin)',
    description:
      'Both parties are told the reason. It no longer counts, and is counted as removed. A repeat changes nothing.',
  })
  @ApiNoContentResponse({ description: 'It is removed.' })
  @Refuses(400, 401, 403, 404, 409)
  async remove(
    @CurrentUser() admin: SignedInUser,
    @Param('bookingId') bookingId: string,
    @Param('by') by: string,
    @Body() { reason }: RemoveRatingDto,
  ): Promise<void> {
    if (!isParty(by)) throw new Problem('NOT_FOUND');
    await this.moderate.remove(bookingId, by, reason, admin.id);
  }

  @Post('admin/ratings/:bookingId/:by/keep')
  @HttpCode(204)
  @Allow('admin')
  @ApiParam({ name: 'bookingId', format: 'uuid', example: BOOKING })
  @ApiParam({ name: 'by', enum: PARTIES })
  @ApiOperation({
    operationId: 'keepRating',
    summary: 'Let a reported rating stay (admin)',
    description: 'Who reported it is told. A repeat changes nothing.',
  })
  @ApiNoContentResponse({ description: 'It stays.' })
  @Refuses(401, 403, 404, 409)
  async keep(
    @CurrentUser() admin: SignedInUser,
    @Param('bookingId') bookingId: string,
    @Param('by') by: string,
  ): Promise<void> {
    if (!isParty(by)) throw new Problem('NOT_FOUND');
    await this.moderate.keep(bookingId, by, admin.id);
  }
}

import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { creatorIdOf } from '../../../platform/http/creator-id.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadInsights } from '../reads/read-insights.js';
import { InsightsDto, InsightsQuery } from './insights.dto.js';
import { insightsCsv, presentInsights } from './present-insights.js';

@ApiTags('Page numbers')
@Controller('creators')
export class InsightsController {
  constructor(private readonly insights: ReadInsights) {}

  @Get('insights')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getInsights',
    summary: 'Get what your page has led to: visits, bookings and money, by day, source and package',
    description:
      'Only your own page. Visitors are counted without cookies. Money belongs to the day on which its booking was made, with everything it has earned or given back since.',
  })
  @ApiOkResponse({ type: InsightsDto })
  @Refuses(400, 401, 403)
  async of(@CurrentUser() user: SignedInUser, @Query() { days }: InsightsQuery): Promise<InsightsDto> {
    return presentInsights(await this.insights.of(creatorIdOf(user), days));
  }

  @Get('insights.csv')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getInsightsTable',
    summary: 'Get the same by day and source, for spreadsheets',
    description: 'Only your own page. The numbers of `GET /api/creators/insights`, as CSV to save.',
  })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @Refuses(400, 401, 403)
  async table(
    @CurrentUser() user: SignedInUser,
    @Query() { days }: InsightsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const rows = await this.insights.table(creatorIdOf(user), days);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="reelpact-insights-${days}-days.csv"`,
      'cache-control': 'no-store',
    });
    return insightsCsv(rows);
  }
}

import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Problem, calendarFeedPath } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import { type SignedInUser, requireVerified } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { CalendarFeeds } from '../use-cases/calendar-feeds.js';
import { NewCalendarFeedDto, OwnCalendarFeedDto } from './calendar.dto.js';

/** As they are made; what is longer is nobody's. */
const FILE = /^([\w-]{43})\.ics$/;

/** Due dates and deadlines where people keep their other dates. */
@ApiTags('Calendar')
@Controller()
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeeds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('calendar-feed')
  @Allow('person')
  @ApiOperation({
    operationId: 'getCalendarFeed',
    summary: 'Check whether you have a calendar feed',
    description: 'Its address is not shown again; make a new one instead.',
  })
  @ApiOkResponse({ type: OwnCalendarFeedDto })
  @Refuses(401, 403)
  async own(@CurrentUser() user: SignedInUser): Promise<OwnCalendarFeedDto> {
    const feed = await this.feeds.ofUser(user.id);
    return {
      feed: feed && {
        createdAt: feed.createdAt.toISOString(),
        lastReadAt: feed.readAt?.toISOString() ?? null,
      },
    };
  }

  @Post('calendar-feed')
  @Proven()
  @Allow('person')
  @Limit('calendar_change_by_caller')
  @ApiOperation({
    operationId: 'makeCalendarFeed',
    summary: 'Make a calendar feed, or give it another address',
    description: 'The address before it leads nowhere from then on.',
  })
  @ApiCreatedResponse({ type: NewCalendarFeedDto })
  @Refuses(401, 403)
  async make(@CurrentUser() user: SignedInUser): Promise<NewCalendarFeedDto> {
    requireVerified(user);
    const token = await this.feeds.make(user.id);
    return { url: this.config.publicUrl + calendarFeedPath(token) };
  }

  @Delete('calendar-feed')
  @HttpCode(204)
  @Allow('person')
  @Limit('calendar_change_by_caller')
  @ApiOperation({
    operationId: 'revokeCalendarFeed',
    summary: 'Revoke your calendar feed',
    description: 'Its address leads nowhere from then on. Without a feed, nothing happens.',
  })
  @ApiNoContentResponse({ description: 'There is none now.' })
  @Refuses(401, 403)
  revoke(@CurrentUser() user: SignedInUser): Promise<void> {
    return this.feeds.revoke(user.id);
  }

  @Get('calendar/:file')
  @Allow('anyone')
  @Limit('calendar_by_address')
  @ApiOperation({
    operationId: 'getCalendar',
    summary: 'Get the due dates and deadlines of a person’s open bookings',
    description:
      'As iCalendar (RFC 5545), for everyone who knows the address. Bookings that are over are not in it; 250 at most are.',
  })
  @ApiParam({
    name: 'file',
    description: 'The secret part of the address.',
    example: 'q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT.ics',
  })
  @ApiOkResponse({
    description: 'The calendar.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @Refuses(404)
  async calendar(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const token = FILE.exec(file)?.[1];
    if (token === undefined) throw new Problem('NOT_FOUND');
    const calendar = await this.feeds.read(token);
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex',
      })
      .send(calendar);
  }
}

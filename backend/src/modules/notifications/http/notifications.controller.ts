import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NOTIFICATIONS, Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { LINK_HEADER, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { NotificationStore } from '../persistence/notification-store.js';
import { ReadNotifications } from '../reads/read-notifications.js';
import { MarkRead } from '../use-cases/mark-read.js';
import {
  NotificationGroupDto,
  NotificationQuery,
  ReadNotificationsDto,
  NotificationCountDto,
  presentGroup,
} from './notifications.dto.js';

const PATH = '/api/notifications';

@ApiTags('Notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly database: Database,
    private readonly notifications: ReadNotifications,
    private readonly store: NotificationStore,
    private readonly markRead: MarkRead,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getNotifications',
    summary: 'List your notifications, one line for each booking or conversation',
    description:
      'Newest first, for people with an account and for guests; empty for anyone who is told nothing. They are kept for ' +
      `${NOTIFICATIONS.keptDays} days.`,
  })
  @ApiOkResponse({ type: [NotificationGroupDto], headers: LINK_HEADER })
  @Refuses(400)
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { cursor, filter = 'all' }: NotificationQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationGroupDto[]> {
    const unreadOnly = filter === 'unread';
    const page = await this.notifications.page(caller, { unreadOnly, after: readCursor(cursor) });
    linkNext(reply, `${PATH}?filter=${filter}`, page.next);
    return page.groups.map(presentGroup);
  }

  @Get('count')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'countNotifications',
    summary: 'Count the bookings and conversations with unread notifications',
    description: 'What the bell shows; 0 for anyone who is told nothing.',
  })
  @ApiOkResponse({ type: NotificationCountDto })
  count(@CurrentCaller() caller: Caller): Promise<NotificationCountDto> {
    return this.store.count(this.database, caller);
  }

  @Post('read')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('notifications_by_caller')
  @ApiOperation({
    operationId: 'readNotifications',
    summary: 'Mark notifications as read',
    description: 'Some by their IDs, or all up to a moment; what isn’t yours is passed over.',
  })
  @ApiOkResponse({ type: NotificationCountDto })
  @Refuses(400)
  read(
    @CurrentCaller() caller: Caller,
    @Body() { ids, upTo }: ReadNotificationsDto,
  ): Promise<NotificationCountDto> {
    if (ids !== undefined && upTo === undefined) return this.markRead.named(caller, ids);
    // PostgreSQL refuses days that no month has; JavaScript moves some of them on.
    const moment = upTo === undefined || ids !== undefined ? null : new Date(upTo);
    if (moment === null || Number.isNaN(moment.getTime()))
      throw new Problem('VALIDATION_FAILED', NOTIFICATIONS.messages.which);
    return this.markRead.upTo(caller, moment);
  }
}

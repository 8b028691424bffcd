import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NOTIFICATIONS, NOTIFICATION_REASONS, type NotificationReason } from '@reelpact/domain';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { MOMENT, PageQuery } from '../../../platform/http/pages.js';
import type { NotificationCount } from '../persistence/notification-store.js';
import type { NotificationGroup, NotificationView } from '../reads/read-notifications.js';

const ID = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';

export class NotificationQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: ['unread', 'all'],
    description: 'Bookings and conversations with something unread, or all of them; `all` without it.',
  })
  @IsIn(['unread', 'all'])
  @IsOptional()
  filter?: 'unread' | 'all';
}

export class NotificationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: NOTIFICATION_REASONS, enumName: 'NotificationReason' })
  reason: NotificationReason;

  @ApiProperty({ example: 'Fernwood wants your Single Reel ($150.00), answer by Tue, Nov 24' })
  title: string;

  @ApiProperty({ example: `/project/${ID}`, description: 'The page it leads to.' })
  path: string;

  @ApiProperty({ type: 'integer', example: 1, description: 'How many messages it stands for.' })
  times: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Whether it was neither read nor has become irrelevant.' })
  unread: boolean;

  @ApiProperty({ description: 'Whether what it asked for has been done, by anyone, or is over.' })
  done: boolean;
}

export class NotificationGroupDto extends NotificationDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  conversationId: string | null;

  @ApiProperty({
    type: [NotificationDto],
    description: `What is folded behind it, newest first; at most ${NOTIFICATIONS.mostOlder}.`,
  })
  older: NotificationDto[];

  @ApiProperty({ type: 'integer', example: 0, description: 'How many older ones there are in all.' })
  olderCount: number;
}

export class NotificationCountDto implements NotificationCount {
  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Bookings, conversations and other things with something unread.',
  })
  unread: number;

  @ApiProperty({ description: 'Whether there is anything in your list at all.' })
  any: boolean;
}

/** Which were read: some by name, or all up to a moment. */
export class ReadNotificationsDto {
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: NOTIFICATIONS.mostRead,
    description: 'Each stands for itself and all older ones of the same booking or conversation.',
    example: [ID],
  })
  @IsUUID(undefined, { each: true, message: NOTIFICATIONS.messages.which })
  @ArrayMaxSize(NOTIFICATIONS.mostRead, { message: NOTIFICATIONS.messages.which })
  @ArrayNotEmpty({ message: NOTIFICATIONS.messages.which })
  @IsArray({ message: NOTIFICATIONS.messages.which })
  @IsOptional()
  ids?: string[];

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    pattern: MOMENT.source,
    description: 'All that happened until then: the `at` of the newest that was shown.',
    example: '2026-11-22T18:00:00.000Z',
  })
  @Matches(MOMENT, { message: NOTIFICATIONS.messages.which })
  @IsOptional()
  upTo?: string;
}

const present = ({ at, ...view }: NotificationView): NotificationDto => ({
  id: view.id,
  reason: view.reason,
  title: view.title,
  path: view.path,
  times: view.times,
  at: at.toISOString(),
  unread: view.unread,
  done: view.done,
});

export const presentGroup = (group: NotificationGroup): NotificationGroupDto => ({
  ...present(group),
  bookingId: group.bookingId,
  conversationId: group.conversationId,
  older: group.older.map(present),
  olderCount: group.olderCount,
});

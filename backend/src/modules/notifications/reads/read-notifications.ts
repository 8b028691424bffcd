import { Injectable } from '@nestjs/common';
import { NOTIFICATIONS, type NotificationReason } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';
import { MINE, UNREAD, ownerKeys } from '../persistence/notification-store.js';

export interface NotificationView {
  id: string;
  reason: NotificationReason;
  title: string;
  path: string;
  /** How many messages it stands for; 1 for anything else. */
  times: number;
  at: Date;
  unread: boolean;
  /** Whether what it asked for is no longer asked. */
  done: boolean;
}

/** The newest notification of a booking or conversation, of the unread ones as long as there are any, and what is folded behind it. */
export interface NotificationGroup extends NotificationView {
  bookingId: string | null;
  conversationId: string | null;
  /** In the same order; at most `NOTIFICATIONS.mostOlder`. */
  older: NotificationView[];
  /** How many older ones there are in all. */
  olderCount: number;
}

export interface NotificationPage {
  groups: NotificationGroup[];
  next: Cursor | null;
}

const PAGE_SIZE = 20;
const VIEW = 'n.id, n.reason, n.title, n.path, n.times, n.at, n.done_at is not null as done';

const GROUPS = `
  select g.* from (
    select distinct on (n.group_id) n.group_id, n.booking_id as "bookingId", n.conversation_id as "conversationId", ${VIEW},
      bool_or(${UNREAD}) over whole as unread, (count(*) over whole)::int - 1 as "olderCount"
    from notifications n where ${MINE}
    window whole as (partition by n.group_id)
    order by n.group_id, (${UNREAD}) desc, n.at desc, n.id desc
  ) g
  where (g.at, g.id) < ($4::timestamptz, $5::uuid) and (g.unread or not $6)
  order by g.at desc, g.id desc limit ${PAGE_SIZE + 1}`;

const OLDER = `
  select f.* from (
    select n.group_id, ${VIEW}, ${UNREAD} as unread, row_number() over (partition by n.group_id order by (${UNREAD}) desc, n.at desc, n.id desc) as place
    from notifications n where ${MINE} and n.group_id = any($4::uuid[])
  ) f
  where f.place between 2 and ${NOTIFICATIONS.mostOlder + 1} order by f.group_id, f.place`;

type GroupRow = Omit<NotificationGroup, 'older'> & { group_id: string };

/** The list behind the bell: a line for each booking or conversation, the newest on top. */
@Injectable()
export class ReadNotifications {
  constructor(private readonly database: Database) {}

  /** One page for a caller; empty for anyone who is told nothing. */
  async page(
    caller: Caller,
    { unreadOnly, after = VERY_FIRST }: { unreadOnly: boolean; after?: Cursor },
  ): Promise<NotificationPage> {
    const keys = ownerKeys(caller);
    const rows = await this.database.rows<GroupRow>('notification-groups', GROUPS, [
      ...keys,
      after.createdAt,
      after.id,
      unreadOnly,
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const folded = shown.filter(({ olderCount }) => olderCount > 0).map(({ group_id }) => group_id);
    const older =
      folded.length === 0
        ? []
        : await this.database.rows<NotificationView & { group_id: string }>('older-notifications', OLDER, [
            ...keys,
            folded,
          ]);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      groups: shown.map((row) => ({
        ...row,
        older: older.filter(({ group_id }) => group_id === row.group_id),
      })),
      next: last ? { createdAt: last.at.toISOString(), id: last.id } : null,
    };
  }
}

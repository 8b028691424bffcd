import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CALENDAR_FEED, Problem, calendarEvents, icsCalendar, toDecimalString } from '@reelpact/domain';
import { VISITOR } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { AccountLog } from '../../identity/index.js';
import { OpenBookings } from '../../bookings/index.js';
import { findFeedOwner } from '../reads/find-feed.js';

export interface CalendarFeed {
  createdAt: Date;
  /** To within minutes. */
  readAt: Date | null;
}

const TOKEN_BYTES = 32;
/** It has too many bits to be guessed from its hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** How exactly it is known when a feed was read last: a write for each request would be too many. */
const FRESH = `interval '5 minutes'`;

/** A person's due dates and deadlines, at a secret address that they can replace or revoke; stored is only what recognizes it. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly database: Database,
    private readonly bookings: OpenBookings,
    private readonly limits: RateLimits,
    private readonly log: AccountLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  ofUser(userId: string): Promise<CalendarFeed | null> {
    return this.database.row<CalendarFeed>(
      'calendar-feed-of-user',
      'select created_at as "createdAt", read_at as "readAt" from calendar_feeds where user_id = $1',
      [userId],
    );
  }

  /** Makes it, or gives it another address. @returns the secret part of the address, which nobody can show again */
  async make(userId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.database.transaction(async (tx) => {
      await tx.rows(
        'make-calendar-feed',
        `insert into calendar_feeds (user_id, token_hash) values ($1, $2)
         on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now(), read_at = null`,
        [userId, hashOf(token)],
      );
      await this.log.note(tx, userId, 'calendar_made');
    });
    return token;
  }

  async revoke(userId: string): Promise<void> {
    await this.database.rows('revoke-calendar-feed', 'delete from calendar_feeds where user_id = $1', [
      userId,
    ]);
  }

  /** @returns the calendar (RFC 5545). @throws Problem NOT_FOUND, or TOO_MANY_REQUESTS */
  async read(token: string): Promise<string> {
    const hash = hashOf(token);
    const owner = await findFeedOwner(this.database, hash);
    if (!owner) throw new Problem('NOT_FOUND');
    await this.limits.take('calendar_by_feed', hash);
    await this.database.rows(
      'note-calendar-read',
      `update calendar_feeds set read_at = now() where token_hash = $1 and (read_at is null or read_at < now() - ${FRESH})`,
      [hash],
    );
    const caller = { ...VISITOR, user: { ...owner, sessionId: null, isAdmin: false } };
    const open = await this.bookings.of(caller, CALENDAR_FEED.mostBookings);
    const events = open.flatMap(({ record, party, situation, changedAt }) =>
      calendarEvents(
        {
          id: record.id,
          party,
          situation,
          packageName: record.package.name,
          amount: toDecimalString(record.amountCents),
          names: { brand: record.brandName, creator: record.creator.displayName },
          revision: record.revision,
          changedAt: changedAt.getTime(),
        },
        this.config.publicUrl,
      ),
    );
    return icsCalendar(CALENDAR_FEED.name, events);
  }
}

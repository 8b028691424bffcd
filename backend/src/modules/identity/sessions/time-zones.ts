import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

const LONGEST_NAME = 64;

/** A zone's IANA name as a browser sends it; null for anything that is none. */
export function readTimeZone(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > LONGEST_NAME || !/^[\w+/-]+$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** In which time zone people live, as far as their browsers said it: emails name hours. */
@Injectable()
export class TimeZones {
  constructor(private readonly database: Database) {}

  async ofUserIs(userId: string, timeZone: string): Promise<void> {
    await this.database.rows('zone-of-user-is', 'update users set time_zone = $2 where id = $1', [
      userId,
      timeZone,
    ]);
  }

  async ofGuestIs(guestId: string, timeZone: string): Promise<void> {
    await this.database.rows('zone-of-guest-is', 'update guests set time_zone = $2 where id = $1', [
      guestId,
      timeZone,
    ]);
  }
}

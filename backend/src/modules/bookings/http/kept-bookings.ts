import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { offeredUntil } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import type { BookingRole } from '../booking-record.js';
import { recordsOf } from '../reads/booking-rows.js';
import type { Listed, ListedBooking } from '../reads/listed-bookings.js';
import { BookingPresenter } from './booking.presenter.js';

/** All that is kept, in bytes. */
const MOST_BYTES = 32 * 1024 ** 2;
/** Of what an entry keeps beside its text, roughly. */
const OVERHEAD_BYTES = 512;

/** What is said of a booking to a role, as JSON. */
interface Kept {
  stamp: string;
  /** Until when time changes nothing of it: the product's, and that of its links; milliseconds since 1970. */
  until: number;
  linksUntil: number;
  json: Buffer;
  /** Of the text. */
  hash: string;
}

/** A list as it is answered. */
export interface AnsweredList {
  json: Buffer;
  /** Tells it from other lists. */
  tag: string;
}

const hashOf = (text: string | Buffer): string => createHash('sha1').update(text).digest('base64url');

/**
 * Bookings of lists as they are answered. What is said of a booking is put together once and kept in this process while nothing of it has
 * changed, which the list's own statement tells: a dashboard is read again after each thing that happens, and most of it is as it was.
 */
@Injectable()
export class KeptBookings {
  /** The least recently used first. */
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;

  constructor(
    private readonly presenter: BookingPresenter,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A list as JSON, in its order. */
  async list({ bookings, now }: Listed, role: BookingRole): Promise<AnsweredList> {
    const found = bookings.map((booking) => this.find(booking, role, now));
    const missing = bookings.filter((_, index) => !found[index]);
    const made = missing.length > 0 ? await this.make(missing, role, now) : null;
    const shown = bookings.flatMap(({ id }, index) => found[index] ?? made?.get(id) ?? []);
    const parts = shown.flatMap(({ json }, index) => (index === 0 ? [json] : [COMMA, json]));
    return {
      json: Buffer.concat([OPEN, ...parts, CLOSE]),
      tag: hashOf(shown.map(({ hash }) => hash).join()),
    };
  }

  private find({ id, stamp }: ListedBooking, role: BookingRole, now: number): Kept | null {
    const key = role + id;
    const kept = this.kept.get(key);
    if (kept?.stamp !== stamp || kept.until <= now || kept.linksUntil <= Date.now()) return null;
    this.kept.delete(key);
    this.kept.set(key, kept);
    return kept;
  }

  /**
   * What has been written since their stamps were read is said already, and made once more under the next stamp. Only a row that came and went
   * between two stamps would be missed: none of these is made and removed again.
   */
  private async make(
    bookings: readonly ListedBooking[],
    role: BookingRole,
    now: number,
  ): Promise<Map<string, Kept>> {
    const linksUntil = FileLinks.sameUntil();
    const ids = bookings.map(({ id }) => id);
    const records = await recordsOf(this.database, ids, this.config.windows);
    const presented = await this.presenter.presentAll([...records.values()], role, now);
    const texts = new Map(presented.map((booking) => [booking.id, Buffer.from(JSON.stringify(booking))]));
    const made = new Map<string, Kept>();
    for (const { id, stamp } of bookings) {
      const record = records.get(id);
      const json = texts.get(id);
      if (!record || !json) continue;
      const until = offeredUntil(record.state, now);
      const kept = { stamp, until, linksUntil, json, hash: hashOf(json) };
      made.set(id, kept);
      this.keep(role + id, kept);
    }
    return made;
  }

  private keep(key: string, kept: Kept): void {
    this.drop(key);
    this.kept.set(key, kept);
    this.bytes += kept.json.length + OVERHEAD_BYTES;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.bytes -= kept.json.length + OVERHEAD_BYTES;
  }
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

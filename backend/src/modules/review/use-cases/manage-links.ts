import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import {
  type NotesBecome,
  Problem,
  REVIEW_LINK,
  REVIEW_LINK_MESSAGES as MESSAGES,
  STAGE_META,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import { type BookingRecord, FindBooking, LiveBookings, ReadBookings } from '../../bookings/index.js';
import { LinkTokens } from '../link-tokens.js';
import { LinkStore } from '../persistence/link-store.js';
import { countOpenLinks, linksOf } from '../reads/read-links.js';
import type { ReviewLink } from '../review-link.js';

export interface WantedLink {
  label: string;
  days: number;
  password: string | null;
  notesBecome: NotesBecome;
}

/** What a brand does with the review links of its booking. */
@Injectable()
export class ManageLinks {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly links: LinkStore,
    private readonly tokens: LinkTokens,
    private readonly live: LiveBookings,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND or FORBIDDEN */
  async of(caller: Caller, bookingId: string): Promise<ReviewLink[]> {
    const { id } = await this.bookings.inRole(caller, bookingId, 'brand');
    return linksOf(this.database, id);
  }

  /**
   * @returns the secret part of its address
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, INVALID_TRANSITION when the booking is over, or CONFLICT when there are too many
   */
  async make(caller: Caller, bookingId: string, wanted: WantedLink): Promise<string> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    // Before the transaction, because it takes a while.
    const passwordHash = wanted.password === null ? null : await hash(wanted.password);
    const id = newId();
    const token = this.tokens.of(id);
    await this.locked(bookingId, async (tx, record) => {
      if (STAGE_META[record.state.stage].final) throw new Problem('INVALID_TRANSITION');
      if ((await countOpenLinks(tx, record.id)) >= REVIEW_LINK.most)
        throw new Problem('CONFLICT', MESSAGES.tooManyLinks);
      const { label, days, notesBecome } = wanted;
      const tokenHash = this.tokens.hashOf(token);
      const link = { id, bookingId: record.id, label, days, notesBecome, tokenHash, passwordHash };
      await this.links.add(tx, link);
      await this.live.tellBrand(tx, record, { kind: 'review' });
    });
    return token;
  }

  /** Holds the booking while it does: what a reviewer writes at that moment comes before, or not at all. @throws Problem, also NOT_FOUND */
  async revoke(caller: Caller, bookingId: string, linkId: string): Promise<void> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    await this.locked(bookingId, async (tx, record) => {
      if (!isId(linkId) || !(await this.links.revoke(tx, record.id, linkId))) throw new Problem('NOT_FOUND');
      await this.live.tellBrand(tx, record, { kind: 'review' });
    });
  }

  private async locked(
    bookingId: string,
    work: (tx: Transaction, record: BookingRecord) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      await work(tx, record);
    });
  }
}

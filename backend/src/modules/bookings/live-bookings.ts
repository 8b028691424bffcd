import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveChange, LiveKind } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { keysOfPeople, liveKeys } from '../../platform/live/live-keys.js';
import { Live } from '../../platform/live/live.js';
import type { BookingRecord } from './booking-record.js';
import { FollowBookings } from './follow-bookings.js';
import { peopleOf } from './people-of.js';
import { ReadBookings } from './reads/read-bookings.js';

/** Tells open pages that a booking, or something about it, has changed. */
@Injectable()
export class LiveBookings implements OnModuleInit {
  constructor(
    private readonly bookings: FollowBookings,
    private readonly store: ReadBookings,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.bookings.follow('live', (tx, { after }) =>
      this.tell(tx, after, { kind: 'booking', change: after.revision }),
    );
  }

  tell(tx: Transaction, record: BookingRecord, change: Omit<LiveChange, 'subject'>): Promise<void> {
    return this.live.tell(tx, keysOfPeople(peopleOf(record)), { ...change, subject: record.id });
  }

  /** For what is the brand's alone: the creator isn't told that anything happened. */
  tellBrand(tx: Transaction, record: BookingRecord, change: Omit<LiveChange, 'subject'>): Promise<void> {
    return this.live.tell(tx, liveKeys(peopleOf(record).brand), { ...change, subject: record.id });
  }

  /** For those who have changed something about a booking whose state they don't know. */
  async tellOf(tx: Transaction, bookingId: string, kind: LiveKind): Promise<void> {
    const record = await this.store.find(tx, bookingId);
    if (record) await this.tell(tx, record, { kind });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SHIP_TO_KEPT_DAYS } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { PurgeExpired } from '../../platform/database/purge-expired.js';
import { ShippingAddresses } from '../creators/index.js';
import { BookingEffects } from './booking-effects.js';
import type { BookingRecord } from './booking-record.js';
import { BookingStore } from './persistence/booking-store.js';

/** Writes down where a product is sent when it has to be, so that a later change moves no parcel; and forgets it after the end. */
@Injectable()
export class CopyAddress implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly addresses: ShippingAddresses,
    private readonly store: BookingStore,
    private readonly purge: PurgeExpired,
  ) {}

  onModuleInit(): void {
    this.effects.register('bookings', { copyAddress: (tx, record) => this.copy(tx, record) });
    this.purge.register(
      'ship-to',
      `update bookings set ship_to = null where ship_to is not null and ended_at < now() - interval '${SHIP_TO_KEPT_DAYS} days'`,
    );
  }

  /** Money has arrived and must be booked: where there is no address, the brand's page says so, and nothing fails. */
  private async copy(tx: Transaction, record: BookingRecord): Promise<void> {
    const address = await this.addresses.find(tx, record.creatorId);
    if (address) this.store.saveShipTo(tx, record, address);
  }
}

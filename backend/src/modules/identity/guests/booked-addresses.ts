import { Injectable } from '@nestjs/common';
import type { Statements } from '../../../platform/database/database.js';

type Find = (at: Statements, emailKey: string) => Promise<string | null>;

/** Addresses that something was booked with. The module that keeps bookings, which knows this one, finds them. */
@Injectable()
export class BookedAddresses {
  private find: Find | null = null;

  register(find: Find): void {
    if (this.find !== null) throw new Error('two modules know the booked addresses');
    this.find = find;
  }

  /** @returns the address as it was typed last, since some mailboxes tell capitals apart; null where nothing was booked with it */
  asTyped(at: Statements, emailKey: string): Promise<string | null> {
    if (this.find === null) throw new Error('nobody knows the booked addresses');
    return this.find(at, emailKey);
  }
}

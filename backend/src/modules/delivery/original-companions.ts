import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../bookings/index.js';

/** A small file beside an original. */
interface Companion {
  /** Follows the original's name. */
  suffix: string;
  text: string;
}

/** By the SHA-256 sum of the original, in hexadecimal. */
type Companions = ReadonlyMap<string, Companion>;

/** What a module above puts beside the originals of a booking. */
@Injectable()
export class OriginalCompanions {
  private make: (record: BookingRecord) => Promise<Companions> = () => Promise.resolve(new Map());

  register(make: (record: BookingRecord) => Promise<Companions>): void {
    this.make = make;
  }

  of(record: BookingRecord): Promise<Companions> {
    return this.make(record);
  }
}

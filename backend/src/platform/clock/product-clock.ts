import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';
import { PRODUCT_TIME } from '../database/product-time.js';

/** The product's clock, for reads outside a transaction; inside one, `tx.now` is the time. */
@Injectable()
export class ProductClock implements OnApplicationBootstrap {
  /** Milliseconds by which it was ahead of this machine's clock when it was last read. */
  private ahead = 0;

  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.now();
  }

  /** Milliseconds since 1970. */
  async now(): Promise<number> {
    const row = await this.database.row<{ now: string }>('product-time', PRODUCT_TIME);
    const now = Number(row?.now);
    this.ahead = now - Date.now();
    return now;
  }

  /** The time as far as this process knows it, without asking the database. */
  get lastKnown(): number {
    return Date.now() + this.ahead;
  }

  /** Moves the clock forward; it never goes back, since what has happened stays in the past. */
  async advance(seconds: number): Promise<number> {
    await this.database.row(
      'advance-clock',
      'update product_clock set offset_seconds = offset_seconds + $1',
      [seconds],
    );
    return this.now();
  }

  /** For the demo alone, which plants its past before anyone is there. @param seconds from real time; negative for the past */
  async turnTo(seconds: number): Promise<void> {
    await this.database.rows('turn-clock', 'update product_clock set offset_seconds = $1', [seconds]);
    await this.now();
  }
}

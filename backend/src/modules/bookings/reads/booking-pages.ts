import { Inject, Injectable } from '@nestjs/common';
import { emailKey, isEmail, HIDDEN_STAGES } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Parameter } from '../../../platform/database/database.js';
import type { Caller } from '../../../platform/access/caller.js';
import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import type { BookingRecord } from '../booking-record.js';
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, toRecord } from './booking-rows.js';
import { LISTED_COLUMNS, type Listed, ListedBookings, NOTHING_LISTED } from './listed-bookings.js';
import { brandKeys, eachWay, isOfBrand } from './of-brand.js';

const PAGE_SIZE = 50;
/** Where a page begins and ends; the first of its parameters has this number. */
const page = (first: number): string =>
  `and (b.created_at, b.id) < ($${first}::timestamptz, $${first + 1}::uuid)
   order by b.created_at desc, b.id desc limit ${PAGE_SIZE + 1}`;
/** As lists are ordered. */
const NEWEST = `${LISTED_COLUMNS}, b.created_at as list_moment, 0 as list_rank`;
/** What a creator is shown. Constants, written out: as a parameter they have PostgreSQL plan the list again for each request. */
const SHOWN = `b.stage <> all('{${HIDDEN_STAGES.join()}}'::text[])`;

const OF_CALLER = `
  select listed.* from (
    select distinct on (list_moment, id) * from (${eachWay(
      1,
      (condition) => `select ${NEWEST} from bookings b where ${condition} ${page(4)}`,
    )}) found
  ) listed order by list_moment desc, id desc limit ${PAGE_SIZE + 1}`;

/** Lists of bookings, newest first, by keyset: a page costs the same however far down it lies. */
@Injectable()
export class BookingPages {
  constructor(
    private readonly database: Database,
    private readonly listed: ListedBookings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A creator's bookings that the creator sees: all but the unpaid. */
  ofCreator(creatorId: string, after: Cursor = VERY_FIRST): Promise<Listed> {
    return this.page(
      'bookings-of-creator',
      `select ${NEWEST} from bookings b where b.creator_id = $1 and ${SHOWN} ${page(2)}`,
      [creatorId, after.createdAt, after.id],
    );
  }

  /** The bookings made with an email, as far as this caller may see them. */
  async ofBrand(email: string, caller: Caller, after: Cursor = VERY_FIRST): Promise<Listed> {
    // Nothing was booked with what is no address, and PostgreSQL refuses some characters even in a question.
    if (!isEmail(email)) return NOTHING_LISTED;
    return this.page(
      'bookings-of-brand',
      `select ${NEWEST} from bookings b
       where b.contact_email_key = $1 and ${isOfBrand(4)} ${page(2)}`,
      [emailKey(email), after.createdAt, after.id, ...brandKeys(caller)],
    );
  }

  /** All bookings of which this caller is the brand, whatever email they were made with. */
  ofCaller(caller: Caller, after: Cursor = VERY_FIRST): Promise<Listed> {
    return this.page('bookings-of-caller', OF_CALLER, [...brandKeys(caller), after.createdAt, after.id]);
  }

  /** Every booking in dispute, the one that ends first on top; at most a hundred. */
  async disputed(): Promise<BookingRecord[]> {
    const rows = await this.database.rows<BookingRow>(
      'disputed-bookings',
      `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.stage = 'disputed'
       order by b.deadline_at nulls first, b.id limit 100`,
    );
    return rows.map((row) => toRecord(row, this.config.windows));
  }

  private page(name: string, list: string, values: Parameter[]): Promise<Listed> {
    return this.listed.read(name, { list, direction: 'desc', size: PAGE_SIZE }, values);
  }
}

import { Injectable } from '@nestjs/common';
import {
  DOCUMENT_TEXTS,
  type DocumentKind,
  type DocumentReader,
  type NumberedBody,
  Problem,
} from '@reelpact/domain';
import { type Caller, type SignedInUser, provenEmails } from '../../../platform/access/caller.js';
import type { Cursor } from '../../../platform/database/cursor.js';
import { Database, type Statements } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRole, CREATORS_OF_BOOKINGS, FindBooking } from '../../bookings/index.js';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  number: string;
  reader: DocumentReader;
  bookingId: string | null;
  creatorId: string;
  /** Cents. */
  amount: number;
  at: Date;
  /** The text that the sum is of. */
  body: string;
  sha256: string;
  /** The number of what replaces it; null for the newest form. */
  replacedBy: string | null;
}

/** The data of a document, which only the database has written. */
export const bodyIn = ({ body }: Pick<DocumentRow, 'body'>): NumberedBody => JSON.parse(body) as NumberedBody;

const COLUMNS = `d.id, d.kind, d.number, d.reader, d.booking_id as "bookingId", d.creator_id as "creatorId",
  d.amount_cents::float8 as amount, d.at, d.body, d.sha256, newer.number as "replacedBy"`;
const TABLES =
  'documents d left join documents newer on newer.corrects = d.id and newer.creator_id = d.creator_id';
/** Somebody's own, as the brand of bookings and as a creator. */
const IS_MINE = `((d.reader = 'brand' and d.booking_id in (
    select b.id from bookings b where b.brand_user_id = $1 or b.contact_email_key = any($2::text[])))
  or (d.reader = 'creator' and d.creator_id = $3))`;
const AFTER = `(d.at, d.id) < (coalesce($5::timestamptz, 'infinity'), coalesce($6::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;
const MINE = `select ${COLUMNS} from ${TABLES} where ${IS_MINE} and ($4::int is null or d.year = $4) and ${AFTER}
  order by d.at desc, d.id desc limit $7`;
const YEARS = `select distinct d.year from documents d where ${IS_MINE} order by d.year desc`;
const NEWEST = `with recursive forms (id, step) as (
    select $1::uuid, 0
    union all
    select later.id, f.step + 1 from documents later join forms f on later.corrects = f.id
  )
  select ${COLUMNS} from ${TABLES} join forms f on f.id = d.id order by f.step desc limit 1`;
const OF_BOOKING = `select ${COLUMNS} from ${TABLES} where d.booking_id = $1 and d.creator_id = $3 and ($2::text is null or d.reader = $2)
  order by d.at desc, d.id desc`;

const missing = (): Problem => new Problem('NOT_FOUND', DOCUMENT_TEXTS.missing);

/** Finds documents for the people they are for. */
@Injectable()
export class ReadDocuments {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
  ) {}

  /** @throws Problem NOT_FOUND, the same whether there is none or it is for somebody else */
  async forCaller(caller: Caller, id: string): Promise<DocumentRow> {
    const [found] = isId(id) ? await this.byIds([id]) : [];
    if (!found || !(await this.mayRead(caller, found))) throw missing();
    return found;
  }

  /** In no order. */
  byIds(ids: readonly string[]): Promise<DocumentRow[]> {
    const text = `select ${COLUMNS} from ${TABLES} where d.id = any ($1::uuid[])`;
    return this.database.rows<DocumentRow>('documents-by-id', text, [ids]);
  }

  /** The documents of a booking for one of its parties, or all of them for an admin; newest first. */
  async ofBooking(at: Statements, bookingId: string, role: BookingRole): Promise<DocumentRow[]> {
    return at.rows<DocumentRow>('documents-of-booking', OF_BOOKING, [
      bookingId,
      role === 'admin' ? null : role,
      await CREATORS_OF_BOOKINGS.of(at, bookingId),
    ]);
  }

  /** What has replaced a document in the end, or the document itself. @throws Problem NOT_FOUND */
  async newestOf(at: Statements, id: string): Promise<DocumentRow> {
    const row = await at.row<DocumentRow>('newest-form-of-document', NEWEST, [id]);
    if (!row) throw missing();
    return row;
  }

  /** How often documents of a booking were reissued. */
  async countReissued(at: Statements, bookingId: string): Promise<number> {
    const text =
      'select count(*)::int as count from documents where booking_id = $1 and corrects is not null';
    const row = await at.row<{ count: number }>('count-reissued', text, [bookingId]);
    return row?.count ?? 0;
  }

  /** Somebody's own, newest first. @param year null for all */
  mine(
    user: SignedInUser,
    year: number | null,
    after: Cursor | undefined,
    limit: number,
  ): Promise<DocumentRow[]> {
    const values = [...keysOf(user), year, after?.createdAt ?? null, after?.id ?? null, limit];
    return this.database.rows<DocumentRow>('own-documents', MINE, values);
  }

  /** The years in which somebody has documents, newest first. */
  async yearsOf(user: SignedInUser): Promise<number[]> {
    const rows = await this.database.rows<{ year: number }>('years-of-documents', YEARS, keysOf(user));
    return rows.map(({ year }) => year);
  }

  /** All of somebody's documents of a year, newest first, page by page. */
  async *ofYear(user: SignedInUser, year: number): AsyncGenerator<DocumentRow> {
    let after: Cursor | undefined;
    for (;;) {
      const page = await this.mine(user, year, after, YEAR_PAGE);
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < YEAR_PAGE) return;
      after = { createdAt: last.at.toISOString(), id: last.id };
    }
  }

  private async mayRead(caller: Caller, { reader, bookingId, creatorId }: DocumentRow): Promise<boolean> {
    const { user } = caller;
    // Supporters need no account: anyone who has the ID has it from their email.
    if (reader === 'supporter') return true;
    if (reader === 'creator') return user !== null && (user.isAdmin || user.creatorId === creatorId);
    const found = await this.bookings.forCaller(caller, bookingId ?? '').catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'BOOKING_NOT_FOUND') return null;
      throw error;
    });
    return found?.role === 'brand' || found?.role === 'admin';
  }
}

/** How many documents of a year are in memory at once. */
const YEAR_PAGE = 100;

const keysOf = (user: SignedInUser) => [
  user.id,
  provenEmails({ user, guestId: null, guestEmails: [], guestTimeZone: null }),
  user.creatorId,
];

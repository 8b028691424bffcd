import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DELETED,
  DELETION_MESSAGES,
  deletedEmail,
  emailKey,
  HIDDEN_STAGES,
  FINAL_STAGES,
} from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { forgetAnswers } from '../../platform/database/idempotency.js';
import { type AddressMove, type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { Guests, Users } from '../identity/index.js';

/** The brand's side of a booking, as far as it is known whose it is; no address is equal to null. */
const AS_BRAND = '(b.brand_user_id = $1 or b.contact_email_key = $2)';

const BRAND_BOOKINGS = `
  select b.id, b.stage, b.escrow, b.flow, b.amount_cents as "amountCents", b.package, b.addons,
    b.brand_name as "brandName", b.contact_email as "contactEmail", b.project_description as "projectDescription",
    b.additional_notes as "additionalNotes", b.script_url as "scriptUrl", b.wanted_by::text as "wantedBy", b.placements,
    jsonb_path_query_array(b.brief_files, '$[*].name') as "briefFiles", b.source, b.created_at as "createdAt"
  from bookings b where ${AS_BRAND} order by b.created_at desc`;
const CREATOR_BOOKINGS = `
  select b.id, b.stage, b.escrow, b.flow, b.amount_cents as "amountCents", b.fee_bps as "feeBps", b.package,
    b.addons, b.brand_name as "brandName", b.source, b.created_at as "createdAt"
  from bookings b where b.creator_id = $1 and b.stage <> all ($2::text[]) order by b.created_at desc`;
const SAID = `
  select h.booking_id as "bookingId", h.event, h.at, h.note
  from booking_history h where h.actor_id = $1 and h.note is not null order by h.at desc`;

/** What was counted under an address and no longer is must not be kept under it: what adds up to nothing goes. */
const MERGE_TOTALS = `
  with gone as (
    delete from brand_totals where email_key = any($1::text[]) returning email_key, user_id, guest_id, stage, bookings
  )
  insert into brand_totals (email_key, user_id, guest_id, stage, bookings, is_change)
  select email_key, user_id, guest_id, stage, sum(bookings), false from gone group by 1, 2, 3, 4 having sum(bookings) <> 0`;

/** What bookings keep of people: who booked, what was said, and which guest's cookie opens them. */
@Injectable()
export class PersonalBookings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly users: Users,
    private readonly guests: Guests,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.personal.register('bookings', {
      exports: {
        bookingsAsBrand: ({ userId, provenEmail }) =>
          database.rows('export-bookings-as-brand', BRAND_BOOKINGS, [userId, provenEmail]),
        bookingsAsCreator: ({ creatorId }) =>
          database.rows('export-bookings-as-creator', CREATOR_BOOKINGS, [creatorId, HIDDEN_STAGES]),
        said: ({ userId }) => database.rows('export-said', SAID, [userId]),
      },
      refuses: (tx, person) => this.open(tx, person),
      moves: (tx, move) => this.move(tx, move),
      forgets: (tx, person) => this.forget(tx, person),
    });
    this.guests.onReplaced((tx, before, after) => this.giveTo(tx, before, after));
  }

  private async open(
    tx: Transaction,
    { userId, creatorId, provenEmail }: KnownPerson,
  ): Promise<string | null> {
    const open = await tx.row(
      'open-bookings-of',
      `select 1 from bookings b where (${AS_BRAND} or b.creator_id = $3)
         and (b.stage <> all($4::text[]) or b.open_chargeback is not null or b.refund_delayed) limit 1`,
      [userId, provenEmail, creatorId, FINAL_STAGES],
    );
    return open && DELETION_MESSAGES.bookings;
  }

  private async forget(tx: Transaction, { userId, provenEmail }: KnownPerson): Promise<void> {
    // What was booked for somebody else, who has an account by that address, is theirs as well and stays so.
    const booked = await tx.rows<{ key: string }>(
      'addresses-booked-with',
      `select distinct b.contact_email_key as key from bookings b where ${AS_BRAND}`,
      [userId, provenEmail],
    );
    const addresses = booked.map(({ key }) => key);
    const others = await this.users.verifiedAmong(tx, addresses, userId);
    await tx.rows(
      'forget-brand',
      `update bookings b set brand_name = $3, contact_email = $4, contact_email_key = $4
       where ${AS_BRAND} and b.contact_email_key <> all ($5::text[])`,
      [userId, provenEmail, DELETED.brand, deletedEmail(userId), others],
    );
    await tx.rows('forget-brand-totals', MERGE_TOTALS, [addresses]);
    await forgetAnswers(tx, `book:${userId}`);
  }

  private async move(tx: Transaction, { userId, from, to, ownOnly }: AddressMove): Promise<void> {
    await tx.rows(
      'move-brand',
      `update bookings set contact_email = $3, contact_email_key = $4, brand_user_id = coalesce(brand_user_id, $1)
       where contact_email_key = $2 and (not $5 or brand_user_id = $1)`,
      [userId, from, to, emailKey(to), ownOnly],
    );
    await tx.rows('move-brand-totals', MERGE_TOTALS, [[from]]);
  }

  private async giveTo(tx: Transaction, before: string, after: string): Promise<void> {
    await tx.rows('move-guest', 'update bookings set guest_id = $1 where guest_id = $2', [after, before]);
  }
}

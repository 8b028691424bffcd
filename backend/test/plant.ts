import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

interface StoredFixture {
  /** Stage and escrow state. */
  name: string;
  /** When the last event happened, in milliseconds since 1970. */
  at: number;
  rows: Record<string, Record<string, unknown>[]>;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00/g;

/** The first stored booking of each stage, see `fixtures/store-bookings.mjs`. */
function oneOfEachStage(): StoredFixture[] {
  const all = JSON.parse(
    readFileSync(join(__dirname, 'fixtures/stored-bookings.json'), 'utf8'),
  ) as StoredFixture[];
  const stageOf = ({ name }: StoredFixture): string => name.split('/')[0] ?? '';
  return [...new Map([...all].reverse().map((one) => [stageOf(one), one])).values()];
}

/** What the sandbox knows of the payments of the planted bookings. */
const PLANT_INTENTS = `
  insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, amount_received, metadata)
  select a.intent_id, a.client_secret, a.intent_id, a.amount_cents, 'usd', a.capture_method,
    case b.escrow when 'pending' then 'requires_payment_method' when 'authorized' then 'requires_capture'
      when 'voided' then 'canceled' else 'succeeded' end,
    case when b.escrow in ('pending', 'authorized', 'voided') then 0 else a.amount_cents end,
    jsonb_build_object('bookingId', b.id, 'attempt', a.number::text)
  from payment_attempts a join bookings b on b.id = a.booking_id`;

/**
 * Puts a creator and a booking of every stage into a migrated database, as if the last event of each had just happened. Tests that read
 * global counts or move the clock begin with them, because a database in use is never empty.
 */
export async function plantBookings(client: pg.Client, fillHoldLimit: string): Promise<void> {
  const [userId, creatorId, packageId, guestId] = Array.from({ length: 4 }, () => randomUUID());
  const people: Record<string, unknown> = {
    creator_id: creatorId,
    package_id: packageId,
    guest_id: guestId,
    contact_email: 'planted@example.test',
    contact_email_key: 'planted@example.test',
  };
  await client.query(
    `insert into users (id, email, email_key, first_name, last_name, email_verified_at)
     values ($1, 'planted-creator@example.test', 'planted-creator@example.test', 'Nora', 'Holm', now())`,
    [userId],
  );
  await client.query(
    `insert into creators (id, user_id, username, username_key, display_name, booking_flow)
     values ($1, $2, 'planted', 'planted', 'Nora Holm', 'pay_first')`,
    [creatorId, userId],
  );
  await client.query(
    `insert into packages (id, creator_id, tier, name, description, price_cents, delivery_time, includes, emoji, position)
     values ($1, $2, 'main', 'Planted', 'Three photos', 15001, '3-5 days', '• 3 photos', '📦', 0)`,
    [packageId, creatorId],
  );
  await client.query(`insert into guests (id, expires_at) values ($1, now() + interval '90 days')`, [
    guestId,
  ]);
  for (const { at, rows } of oneOfEachStage()) {
    const ids = new Map<string, string>();
    const text = JSON.stringify(rows)
      .replaceAll(ID, (id) => ids.get(id) ?? ids.set(id, randomUUID()).get(id) ?? id)
      .replaceAll(MOMENT, (moment) => new Date(Date.parse(moment) - at + Date.now()).toISOString());
    for (const [table, ofTable] of Object.entries(JSON.parse(text) as StoredFixture['rows']))
      for (const row of ofTable) {
        const owned = Object.entries(row).map(([column, value]) => [
          column,
          value !== null && column in people ? people[column] : value,
        ]);
        const columns = Object.keys(row).join(', ');
        await client.query(
          `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
          [JSON.stringify(Object.fromEntries(owned))],
        );
      }
  }
  await client.query('select recount_creator_earnings()');
  await client.query(fillHoldLimit);
  await client.query(PLANT_INTENTS);
}

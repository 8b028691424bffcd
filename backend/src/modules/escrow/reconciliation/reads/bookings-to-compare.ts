import type { Statements } from '../../../../platform/database/database.js';

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Every booking's id, page by page, in an order that no new booking changes. */
export async function* bookingsToCompare(at: Statements): AsyncGenerator<string> {
  for (let after = FIRST; ;) {
    const page = await at.rows<{ id: string }>(
      'bookings-to-reconcile',
      'select id from bookings where id > $1 order by id limit 200',
      [after],
    );
    for (const { id } of page) yield id;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** When the first booking was made; null before there is one. */
export async function oldestBooking(at: Statements): Promise<Date | null> {
  const oldest = await at.row<{ at: Date | null }>(
    'oldest-booking',
    'select min(created_at) as at from bookings',
  );
  return oldest?.at ?? null;
}

import type { Statements } from '../../../../platform/database/database.js';

/**
 * Bookings whose money has been held for one of these numbers of days, for each number that nobody was told of.
 * Always in one order, so that two servers that write it down don't wait for each other.
 */
export const unreportedHeldMoney = (
  at: Statements,
  limits: readonly number[],
  now: Date,
): Promise<{ bookingId: string; creatorId: string; days: number }[]> =>
  at.rows(
    'unreported-held-money',
    `select b.id as "bookingId", b.creator_id as "creatorId", limits.days from bookings b
       join unnest($1::int[]) as limits (days) on b.held_at <= $2::timestamptz - make_interval(days => limits.days)
     where b.escrow in ('held', 'charged_back.held')
       and not exists (select from held_money_reports r where r.booking_id = b.id and r.creator_id = b.creator_id and r.days = limits.days)
     order by b.id, limits.days`,
    [limits, now],
  );

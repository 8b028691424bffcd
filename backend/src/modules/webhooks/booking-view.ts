import { CURRENCY, type Party, type Situation, type WebhookBooking, toDecimalString } from '@reelpact/domain';
import type { BookingRecord } from '../bookings/index.js';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/**
 * A booking as one of its parties may see it. Nobody's email address is in it, and nothing that somebody wrote: a program that
 * needs the brief asks the API.
 * @param publicUrl without a slash at its end
 */
export function bookingView(
  record: BookingRecord,
  role: Party,
  said: Situation,
  publicUrl: string,
): WebhookBooking {
  const { id, creator, package: booked, state, revision } = record;
  const { context, escrow } = state;
  return {
    id,
    role,
    status: said.status,
    stage: said.stage,
    label: said.badge.label,
    nextStep: said.explanation,
    turn: said.turn,
    amount: toDecimalString(record.amountCents),
    currency: CURRENCY,
    escrowStatus: escrow,
    escrowLabel: said.moneyBadge.label,
    final: said.final,
    revision,
    version: context.version,
    missing: [...context.missing],
    revisionsLeft: context.revisionsLeft ?? 'unlimited',
    dueAt: iso(context.dueAt),
    deadlineAt: iso(said.deadlineAt),
    package: { id: record.packageId, name: booked.name },
    brand: { name: record.brandName },
    creator: { id: record.creatorId, username: creator.username, name: creator.displayName },
    apiUrl: `${publicUrl}/api/bookings/${id}`,
    pageUrl: publicUrl + said.path,
  };
}

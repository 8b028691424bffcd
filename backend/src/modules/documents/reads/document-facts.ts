import type { DocumentFacts } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';

/** The facts, with what the payment provider calls the transfer of an order. */
export type FactsOfPosting = DocumentFacts & { transfer: string | null };

/** What was settled of a payment on some accounts, in cents. */
const settled = (accounts: string): string => `(
  select coalesce(-sum(e.amount_cents), 0)::float8 from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = p.creator_id
  where p.booking_id = b.id and p.creator_id = b.creator_id and coalesce(p.attempt, $2) = $2 and p.step = 'settle' and e.account in (${accounts}))`;

const FACTS = `
  select b.id as "bookingId", b.package ->> 'name' as "packageName", (b.package ->> 'priceCents')::float8 as "packageCents",
    b.addons, b.brand_name as "brandName", c.display_name as "creatorName", coalesce(own.details, kept.details) as billing,
    payee.legal, b.amount_cents::float8 as "amountCents", b.stage, b.escrow,
    case when a.card_brand is not null then json_build_object('brand', a.card_brand, 'last4', a.card_last4) end as card,
    json_build_object('gross', ${settled(`'creator_payable', 'platform_fees'`)}, 'fee', ${settled(`'platform_fees'`)}) as share,
    (select o.provider_id from provider_orders o where o.key = $3 and o.creator_id = b.creator_id) as transfer
  from bookings b join creators c on c.id = b.creator_id
    left join payment_attempts a on a.booking_id = b.id and a.creator_id = b.creator_id and a.number = $2
    left join payout_accounts payee on payee.creator_id = b.creator_id
    left join billing_details own on own.booking_id = b.id
    left join billing_details kept on kept.user_id = b.brand_user_id
  where b.id = $1 and b.creator_id = $4`;

/**
 * What documents say of a booking and one payment of it. The details of the brand's account count, but never those of an account that
 * only has the email which was typed: anybody can type it.
 * @param orderKey of the order that a transfer was, or any other key
 * @throws Error when there is no such booking
 */
export async function documentFacts(
  at: Statements,
  { bookingId, attempt }: { bookingId: string; attempt: number },
  orderKey: string,
): Promise<FactsOfPosting> {
  const facts = await at.row<FactsOfPosting>('document-facts', FACTS, [
    ...[bookingId, attempt, orderKey],
    await CREATORS_OF_BOOKINGS.of(at, bookingId),
  ]);
  if (!facts) throw new Error(`no booking ${bookingId} to write a document about`);
  return facts;
}

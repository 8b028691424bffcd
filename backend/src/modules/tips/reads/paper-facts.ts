import type { TipFacts } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_TIPS } from './creator-of-tip.js';

/** Whose the tip of a posting is. SQL; lent to the statements about fees, where the posting is `p`. */
export const CREATOR_OF_TIP = '(select t.creator_id from tips t where t.id = p.tip_id)';

/** What was posted when the tip was paid on some accounts, in cents. */
const posted = (accounts: string): string => `(
  select coalesce(-sum(e.amount_cents), 0)::float8 from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = p.creator_id
  where p.tip_id = t.id and p.creator_id = t.creator_id and p.step = 'tip' and e.account in (${accounts}))`;

const FACTS = `
  select t.id as "tipId", t.name as "supporterName", t.amount_cents::float8 as "amountCents", c.display_name as "creatorName",
    payee.legal,
    case when t.card_brand is not null then json_build_object('brand', t.card_brand, 'last4', t.card_last4) end as card,
    json_build_object('gross', ${posted(`'creator_payable', 'platform_fees'`)}, 'fee', ${posted(`'platform_fees'`)}) as share,
    (select e.actor from tip_events e where e.tip_id = t.id and e.creator_id = t.creator_id and e.event = 'REFUNDED' order by e.id desc limit 1) as refunder,
    (select o.provider_id from provider_orders o where o.key = $2 and o.creator_id = t.creator_id) as transfer
  from tips t join creators c on c.id = t.creator_id left join payout_accounts payee on payee.creator_id = t.creator_id
  where t.id = $1 and t.creator_id = $3`;

/**
 * What documents say of a tip.
 * @param orderKey of the order that a transfer was, or any other key
 * @throws Error when there is no such tip
 */
export async function paperFacts(at: Statements, tipId: string, orderKey: string): Promise<TipFacts> {
  const facts = await at.row<TipFacts>('tip-paper-facts', FACTS, [
    tipId,
    orderKey,
    await CREATORS_OF_TIPS.of(at, tipId),
  ]);
  if (!facts) throw new Error(`no tip ${tipId} to write a document about`);
  return facts;
}

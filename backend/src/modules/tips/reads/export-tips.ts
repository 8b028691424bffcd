/** What a supporter has given, by the address that is known to be theirs, with the papers that they got. */
export const GIVEN = `
  select t.id, t.amount_cents as "amountCents", t.stage as status, t.name, t.message, t.card_brand as "cardBrand",
    t.card_last4 as "cardLast4", c.username as creator, t.created_at as "createdAt", t.paid_at as "paidAt",
    (select coalesce(json_agg(json_build_object('number', d.number, 'kind', d.kind, 'at', d.at, 'data', d.body::jsonb, 'sha256', d.sha256)
        order by d.at, d.id), '[]')
      from ledger_postings p join documents d on d.posting_key = p.key where p.tip_id = t.id and d.reader = 'supporter') as documents
  from tips t join creators c on c.id = t.creator_id where t.email_key = $1 order by t.created_at desc`;
/** What a creator has got. */
export const RECEIVED = `
  select id, amount_cents as "amountCents", stage as status, name, message, paid_at as "paidAt"
  from tips where creator_id = $1 and received order by paid_at desc`;

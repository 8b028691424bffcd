/** What a supporter has given, by the address that is known to be theirs. */
export const GIVEN = `
  select t.id, t.amount_cents as "amountCents", t.stage as status, t.name, t.message, c.username as creator,
    t.created_at as "createdAt", t.paid_at as "paidAt"
  from tips t join creators c on c.id = t.creator_id where t.email_key = $1 order by t.created_at desc`;
/** What a creator has got. */
export const RECEIVED = `
  select id, amount_cents as "amountCents", stage as status, name, message, paid_at as "paidAt"
  from tips where creator_id = $1 and received order by paid_at desc`;

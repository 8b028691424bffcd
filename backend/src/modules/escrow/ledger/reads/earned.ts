/** The creator's gross share, of an entry `e` in a posting `p` whose step is 'settle' or 'grant'. */
export const EARNED_CENTS = `case when p.step = 'settle' and e.account in ('creator_payable', 'platform_fees') then -e.amount_cents
  when p.step = 'grant' and e.account = 'refunds_owed' then e.amount_cents else 0 end`;

/** What the creator `$1` of a statement has earned, in cents, as text. SQL. */
export const EARNINGS = '(select coalesce(sum(cents), 0)::text from creator_earnings where creator_id = $1)';

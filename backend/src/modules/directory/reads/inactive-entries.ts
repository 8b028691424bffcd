/** Entries of those who haven't signed in for so long: `$1` is now, `$2` the days. SQL. */
export const INACTIVE_ENTRIES = `
  select e.creator_id from directory_entries e join creators c on c.id = e.creator_id join users u on u.id = c.user_id
  where greatest(u.created_at, (select max(s.created_at) from sessions s where s.user_id = u.id))
    < $1::timestamptz - make_interval(days => $2)`;

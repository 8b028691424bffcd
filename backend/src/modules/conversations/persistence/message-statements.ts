import { LOG_CHANNEL } from '../../../platform/log/follow-log.js';

/** Takes the conversation's lock: the number says the order, and what was read before may have been closed since. */
export const ADD_MESSAGE = `
  with open as (
    select id, creator_id, last_seq from conversations c where id = $2 and creator_id = $7
      and not exists (select from conversation_blocks k where k.conversation_id = c.id and k.creator_id = c.creator_id) for no key update
  ), added as (
    insert into messages (id, conversation_id, creator_id, seq, party, body, key, created_at)
    select $1, id, creator_id, last_seq + 1, $3, $4, $5, $6 from open
    on conflict (conversation_id, party, key) do nothing returning conversation_id, creator_id, party, seq, created_at
  ), noted as (
    -- Of a first message nobody hears before it is confirmed.
    update conversations c set last_seq = added.seq, last_at = added.created_at,
      tell_from = case when c.opened_at is not null then coalesce(c.tell_from, added.seq) end,
      tell_at = case when c.opened_at is not null then coalesce(c.tell_at, now()) end
    from added where c.id = added.conversation_id and c.creator_id = $7
  ), read as (
    insert into conversation_reads as r (conversation_id, creator_id, party, seq, at)
    select conversation_id, creator_id, party, seq, created_at from added
    on conflict (conversation_id, party) do update set seq = excluded.seq, at = excluded.at where r.seq < excluded.seq
  )
  select added.seq, pg_notify('${LOG_CHANNEL}', '') from open left join added on true`;

/**
 * Takes conversations of which something is to be told, for the transaction that tells it. It never waits for a conversation, and not long
 * for a notification: who reads all of theirs holds several, and must not wait for this one in turn.
 */
export const TAKE_UNTOLD = `
  update conversations c set tell_from = null, tell_at = null
  from (select id, tell_from from conversations where tell_at <= now() and ($2::uuid is null or id = $2)
    order by tell_at limit $1 for no key update skip locked) untold,
    set_config('lock_timeout', '200ms', true) as impatient
  where c.id = untold.id returning c.id, c.creator_id as "creatorId", untold.tell_from as "from"`;

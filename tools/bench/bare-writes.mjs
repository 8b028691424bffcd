import { randomUUID } from 'node:crypto';

const JSON_COLUMNS = new Set([
  ...['package', 'addons', 'brief_files', 'terms', 'files', 'missing', 'extension', 'proposal', 'parcels'],
]);

/**
 * The least that each write of the product could do: the rows of the step itself, one plain transaction, no checks, and nothing
 * afterwards. What stands in the rows is what the product wrote there.
 * @param pool of connections to PostgreSQL
 */
export function bareWrites(pool) {
  const job = (client, id) =>
    client.query({
      name: 'job',
      text: `select from graphile_worker.add_job('bare-bench', $1::json)`,
      values: [JSON.stringify({ id })],
    });
  const jobs = async (client, id, count) => {
    for (let made = 0; made < count; made += 1) await job(client, id);
  };
  /** A row as the product wrote it, with another id. */
  const insert = (client, table, row) => {
    const names = Object.keys(row);
    return client.query({
      name: `insert-${table}-${names.length}`,
      text: `insert into ${table} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
      values: Object.entries(row).map(([column, value]) =>
        JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value,
      ),
    });
  };
  const history = (client, id, creatorId, event, from, to) =>
    insert(client, 'booking_history', {
      ...{
        booking_id: id,
        creator_id: creatorId,
        event,
        actor: 'creator',
        actor_id: randomUUID(),
        from_stage: from,
        to_stage: to,
      },
      ...{ from_escrow: 'held', to_escrow: 'held', at: new Date(), note: null, content_hash: randomUUID() },
    });
  const deadline = (client, id, creatorId) =>
    client.query({
      name: 'deadline',
      text: `insert into booking_deadlines (booking_id, creator_id, due_at, remind_at) values ($1, $2, now() + interval '3 days', now() + interval '1 day')
        on conflict (booking_id) do update set due_at = excluded.due_at, remind_at = excluded.remind_at, try_at = default, failures = 0`,
      values: [id, creatorId],
    });
  /** @returns whose booking it is */
  const lock = async (client, id) => {
    const { rows } = await client.query({
      name: 'lock',
      text: 'select * from bookings where id = $1 for no key update',
      values: [id],
    });
    return rows[0].creator_id;
  };
  const step = (client, id, stage, version) =>
    client.query({
      name: 'step',
      text: `update bookings set stage = $2, version = version + $3, due_at = now() + interval '5 days', review_began_at = now(),
        revision = revision + 1, reminded = 0 where id = $1`,
      values: [id, stage, version],
    });

  const steps = {
    async book(client, id, { booking }) {
      const guestId = randomUUID();
      await insert(client, 'guests', { id: guestId, expires_at: new Date(Date.now() + 90 * 86_400_000) });
      await insert(client, 'bookings', { ...booking, id, guest_id: guestId });
      await history(client, id, booking.creator_id, 'BOOKED', null, 'requested');
      await deadline(client, id, booking.creator_id);
      await jobs(client, id, 2);
    },
    async accept(client, id) {
      const creatorId = await lock(client, id);
      await step(client, id, 'accepted', 0);
      await history(client, id, creatorId, 'CREATOR_ACCEPTED', 'requested', 'accepted');
      await deadline(client, id, creatorId);
      await jobs(client, id, 2);
    },
    async deliver(client, id, { uploads }) {
      const creatorId = await lock(client, id);
      const submissionId = randomUUID();
      await insert(client, 'submissions', {
        ...{ id: submissionId, booking_id: id, creator_id: creatorId, version: 1, status: 'in_review' },
        submitted_at: new Date(),
      });
      for (const [position, upload_id] of uploads.entries()) {
        const fileId = randomUUID();
        const file = { id: fileId, submission_id: submissionId, upload_id, position, slot_id: fileId };
        await insert(client, 'submission_files', { ...file, creator_id: creatorId });
      }
      await step(client, id, 'in_review', 1);
      await history(client, id, creatorId, 'CONTENT_SUBMITTED', 'producing', 'in_review');
      await deadline(client, id, creatorId);
      await jobs(client, id, 2);
    },
    async approve(client, id, { creatorId, license }) {
      await lock(client, id);
      await step(client, id, 'completed', 0);
      await history(client, id, creatorId, 'BRAND_APPROVED', 'in_review', 'completed');
      await client.query({
        name: 'no-deadline',
        text: 'delete from booking_deadlines where booking_id = $1',
        values: [id],
      });
      await client.query({
        name: 'approved',
        text: `update submissions set status = 'approved' where booking_id = $1`,
        values: [id],
      });
      const postingId = randomUUID();
      const key = `${id}:release`;
      await insert(client, 'ledger_postings', {
        ...{ id: postingId, key, booking_id: id, step: 'release', at: new Date(), attempt: 1 },
        creator_id: creatorId,
      });
      for (const [account, cents] of [
        ['escrow', 15_000],
        ['creator_payable', -15_000],
      ]) {
        const whose = { creator_id: account === 'escrow' ? null : creatorId, deal_creator_id: creatorId };
        await insert(client, 'ledger_entries', {
          ...{ posting_id: postingId, account, amount_cents: cents },
          ...whose,
        });
      }
      await insert(client, 'licenses', { ...license, id: randomUUID().replaceAll('-', ''), booking_id: id });
      await jobs(client, id, 2);
    },
    async message(client, id, { conversationId }) {
      const { rows } = await client.query({
        name: 'lock-conversation',
        text: 'select last_seq, creator_id from conversations where id = $1 for no key update',
        values: [conversationId],
      });
      const seq = rows[0].last_seq + 1;
      await insert(client, 'messages', {
        ...{
          id: randomUUID(),
          conversation_id: conversationId,
          creator_id: rows[0].creator_id,
          seq,
          party: 'creator',
          body: 'When do you need it?',
        },
        created_at: new Date(),
      });
      await client.query({
        name: 'said',
        text: 'update conversations set last_seq = $2, last_at = now() where id = $1',
        values: [conversationId, seq],
      });
      await job(client, id);
    },
  };

  return async (name, { id, ...about }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await steps[name](client, id, about);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { withoutProductSettings } from '../product-settings.mjs';
import { root } from '../root.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */

/** No server does jobs, keeps deadlines or sends webhooks: what is due stays due. */
const NO_WORKER = { ROLE: 'web' };

/** Runs statements in one transaction that is left open. @returns what ends it */
export async function holding({ stage }, ...statements) {
  const client = await stage.database.connect();
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Does to a table what its triggers forbid. */
async function unlocked(product, table, statement) {
  const commit = await holding(
    product,
    `alter table ${table} disable trigger user`,
    statement,
    `alter table ${table} enable trigger user`,
  );
  await commit();
}

const valueOf = async (product, text, values) =>
  Object.values((await product.query(text, values)).rows[0])[0];

/** `npm run reconcile`, which exits with 1 when it finds differences. */
async function reconcile({ stage }, expected) {
  const program = join(root, 'backend/dist/command.js');
  const run = spawn(process.execPath, [program, 'reconcile'], {
    env: { ...withoutProductSettings(), ...stage.settings, DEMO_MODE: 'true' },
    stdio: 'ignore',
  });
  const code = await new Promise((done) => run.once('close', done));
  if (code !== expected) throw new Error(`reconciling exited with ${code}`);
}

/** Adds a job by the arguments of `add_job`, does something to it, and takes it away in the end. */
async function withJob(product, args, change) {
  const id = await valueOf(product, `select id from graphile_worker.add_job(${args})`);
  if (change) await product.query(change, [id]);
  return () => product.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
}

async function changeAmount(product, by) {
  await product.query(
    `update bookings set amount_cents = amount_cents + $1
     where id = (select min(id::text)::uuid from bookings where escrow = 'held')`,
    [by],
  );
}

async function changeLedger(product, by) {
  const statement = `update ledger_entries set amount_cents = amount_cents + ${by} where id = (select min(id) from ledger_entries)`;
  await unlocked(product, 'ledger_entries', statement);
  await product.query(`select graphile_worker.add_job('check-ledger', '{}')`);
}

const makeOlder = (product, days) =>
  product.query(
    `update bookings set held_at = held_at - $1 * interval '1 day'
     where id = (select min(id::text)::uuid from bookings where is_open and escrow = 'held')`,
    [days],
  );

/** An entry of the log that is older than it should be, while a transaction that is left open keeps everyone from reading it. */
async function holdUpFollowers(product) {
  const end = await holding(product, 'select pg_current_xact_id()');
  const id = await valueOf(
    product,
    `insert into booking_history (booking_id, creator_id, event, actor, to_stage, to_escrow, at, content_hash, change, written_at)
     select booking_id, creator_id, event, actor, to_stage, to_escrow, at, content_hash, change, now() - interval '6 minutes'
     from booking_history where change is not null limit 1 returning id`,
  );
  return async () => {
    // Before anybody can read it: nothing may follow from what never happened.
    await unlocked(product, 'booking_history', `delete from booking_history where id = ${id}`);
    await end();
  };
}

async function letDeadlinePass(product) {
  const { rows } = await product.query('select booking_id, due_at from booking_deadlines limit 1');
  const [{ booking_id: booking, due_at: due }] = rows;
  const set = 'update booking_deadlines set due_at = $2 where booking_id = $1';
  await product.query(
    `update booking_deadlines set due_at = now() + (offset_seconds - 960) * interval '1 second'
     from product_clock where booking_id = $1`,
    [booking],
  );
  return () => product.query(set, [booking, due]);
}

async function addWebhook(product) {
  await product.query(
    `with endpoint as (
       insert into webhook_endpoints (id, user_id, url, description, event_types, secret, next_due_at)
       select gen_random_uuid(), id, 'https://example.org', '', '{}', '', now() - interval '16 minutes' from users limit 1
       returning id, user_id
     ), event as (
       insert into webhook_events (id, user_id, type, body) select 'evt_planted', user_id, 'ping', '{}' from endpoint returning id
     )
     insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at)
     select gen_random_uuid(), event.id, endpoint.id, now() - interval '16 minutes' from endpoint, event`,
  );
  return () =>
    product.query(
      `with planted as (delete from webhook_deliveries where event_id = 'evt_planted' returning endpoint_id),
         event as (delete from webhook_events where id = 'evt_planted')
       delete from webhook_endpoints where id in (select endpoint_id from planted)`,
    );
}

/** Plants rows by one statement and takes them away by another one. */
const rows = (put, take) => async (product) => {
  await product.query(put);
  return () => product.query(take);
};

/** @type {Fault[]} what the database knows */
export const DATABASE_FAULTS = [
  {
    alert: 'ReelpactFollowersLate',
    planted: 'a transaction was left open, behind which an entry of the log has waited for six minutes',
    plant: holdUpFollowers,
  },
  {
    alert: 'ReelpactEntriesWaiting',
    planted: 'an entry of the log was given up by a follower',
    plant: rows(
      `insert into log_waiting (follower, entry_id, booking_id, failures, error, try_at, parked_at)
       select 'tell-parties', id, booking_id, 5, 'a fault', now(), now() from booking_history limit 1`,
      `delete from log_waiting where error = 'a fault'`,
    ),
  },
  {
    alert: 'ReelpactJobsGivenUp',
    planted: 'a job failed for the last time',
    plant: (product) =>
      withJob(
        product,
        `'purge-expired', '{}', run_at => now() + interval '1 hour'`,
        `select graphile_worker.permanently_fail_jobs(array[$1::bigint], 'a fault')`,
      ),
  },
  {
    alert: 'ReelpactMoneyJobsFailing',
    planted: 'a job that moves money has failed ten times',
    plant: rows(
      'insert into failing_money_jobs (job_id) values (-1)',
      'delete from failing_money_jobs where job_id = -1',
    ),
  },
  {
    alert: 'ReelpactProviderEventsWaiting',
    planted: 'the payment provider reported a refund two hours ago that no stage foresees',
    plant: rows(
      `insert into provider_events (id, type, subject, object_id, status, received_at)
       values ('t-event', 'charge.refunded', 'payment', 'pi_1', 'waiting', now() - interval '2 hours')`,
      `delete from provider_events where id = 't-event'`,
    ),
  },
  {
    alert: 'ReelpactEmailsLate',
    planted: 'an email has waited for two hours, and will be tried again in one',
    plant: (product) =>
      withJob(
        product,
        `'send-mail', '{}', run_at => now() + interval '1 hour'`,
        `update graphile_worker._private_jobs set created_at = now() - interval '2 hours' where id = $1`,
      ),
  },
  {
    alert: 'ReelpactMoneyHeldTooLong',
    planted: 'the money of a booking has been held for 86 days longer',
    plant: async (product) => {
      await makeOlder(product, 86);
      return () => makeOlder(product, -86);
    },
  },
  {
    alert: 'ReelpactLedgerOff',
    planted: 'a cent was added to an entry of the ledger by hand, before the hourly check',
    plant: async (product) => {
      await changeLedger(product, 1);
      return () => changeLedger(product, -1);
    },
  },
  {
    alert: 'ReelpactReconciliationDiffers',
    planted: 'a booking says a cent more than its payment, when `npm run reconcile` was run',
    plant: async (product) => {
      await changeAmount(product, 1);
      await reconcile(product, 1);
      return async () => {
        await changeAmount(product, -1);
        await reconcile(product, 0);
      };
    },
  },
  {
    alert: 'ReelpactJobsLate',
    planted: 'no server does jobs, and one has been due for eleven minutes',
    settings: NO_WORKER,
    plant: (product) => withJob(product, `'purge-expired', '{}', run_at => now() - interval '11 minutes'`),
  },
  {
    alert: 'ReelpactWebhooksLate',
    planted: 'no server sends webhooks, and one has been due for sixteen minutes',
    settings: NO_WORKER,
    plant: addWebhook,
  },
  {
    alert: 'ReelpactDeadlinesLate',
    planted: 'no server keeps deadlines, and one passed sixteen minutes ago',
    settings: NO_WORKER,
    plant: letDeadlinePass,
  },
];

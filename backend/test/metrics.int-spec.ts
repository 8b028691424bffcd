import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { Reconcile, WatchPlatform } from '../src/modules/escrow/index.js';
import { MoneyChecks } from '../src/modules/escrow/reconciliation/money-checks.js';
import { Readiness } from '../src/platform/http/health.module.js';
import { Metrics } from '../src/platform/metrics/metrics.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { aProduction } from './sending.js';

const METRICS_TOKEN = 'anyone-who-has-this-reads-what-is-measured';
const read = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}
const RULES = parse(read('monitoring/alerts.yml')) as { groups: { rules: Alert[] }[] };
const ALERTS = RULES.groups.flatMap(({ rules }) => rules);

/** Everything is asked again each time, unless a test says otherwise. */
class FreshMetrics extends Metrics {
  override freshMs = 0;
  override patienceMs = 5_000;
}

let stage: TestApp;
let metrics: FreshMetrics;
beforeAll(async () => {
  stage = await startTestApp({ METRICS_TOKEN }, (modules) =>
    modules.overrideProvider(Metrics).useClass(FreshMetrics),
  );
  metrics = stage.app.get<FreshMetrics>(Metrics);
  stage.app.get(Readiness).announce();
  await stage.app.get(WatchPlatform).look();
});
afterAll(() => stage.stop());
beforeEach(() => {
  metrics.freshMs = 0;
});

const scrape = (authorization?: string): Promise<Response> =>
  fetch(`${stage.url}/api/metrics`, { headers: { ...(authorization && { authorization }) } });
const scraped = async (): Promise<string> => {
  const answer = await scrape(`Bearer ${METRICS_TOKEN}`);
  expect(answer.status).toBe(200);
  return answer.text();
};
/** Runs a statement of a fault. */
const plant = (text: string, values: unknown[] = []) => stage.database.pool.query(text, values);

describe('what is measured', () => {
  it('is told anyone who has the token, and nobody else', async () => {
    expect((await scrape(`Bearer ${METRICS_TOKEN}`)).headers.get('content-type')).toMatch(/^text\/plain/);
    for (const wrong of [undefined, '', 'Bearer', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])
      expect((await scrape(wrong)).status).toBe(401);
  });

  it('names requests by their routes, and counts pages apart', async () => {
    const { username } = await aCreator(stage);
    await fetch(`${stage.url}/api/creator/profile/${username}`);
    await fetch(`${stage.url}/api/files/WyJzdHJhbmdlciJd.c2lnbmVk`);
    await fetch(`${stage.url}/api/what-a-stranger-thinks-of`);
    const text = await scraped();
    expect(text).toMatch(
      /reelpact_http_request_seconds_count\{method="GET",route="\/api\/files\/:token",status="4xx"\} [1-9]/,
    );
    expect(text).toMatch(/reelpact_pages_total\{from="made",status="2xx"\} [1-9]/);
    expect(text).not.toMatch(/WyJzdHJh|what-a-stranger/);
  });

  it('is asked of the database once, however often somebody looks', async () => {
    let asked = 0;
    metrics.ask('t-count', () => {
      asked += 1;
      return Promise.resolve([]);
    });
    await scraped();
    metrics.freshMs = Infinity;
    await Promise.all(Array.from({ length: 10 }, scraped));
    expect(asked).toBe(1);
  });

  it('leaves out what can’t be asked, and says how often', async () => {
    let isBroken = false;
    metrics.ask('t-broken', () =>
      isBroken
        ? Promise.reject(new Error('a fault'))
        : Promise.resolve([{ name: 't_broken', help: 'Breaks.', readings: [{ value: 1 }] }]),
    );
    expect(await scraped()).toMatch(/^t_broken 1$/m);
    isBroken = true;
    const text = await scraped();
    expect(text).not.toContain('t_broken 1');
    expect(text).toContain('reelpact_metrics_failures_total{question="t-broken"} 1');
    expect(text).toMatch(/^reelpact_database_up 1$/m);
    expect(text).toMatch(/^reelpact_emails_waiting \d+$/m);
  });

  it('says that the server is not ready while the database doesn’t answer', async () => {
    const usual = metrics.patienceMs;
    expect(await scraped()).toMatch(/^reelpact_ready 1$/m);
    const { pool } = stage.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    metrics.patienceMs = 0;
    try {
      const text = await scraped();
      expect(text).toMatch(/^reelpact_ready 0$/m);
      expect(text).toMatch(/^reelpact_database_up 0$/m);
      expect(text).toContain('reelpact_metrics_failures_total{question="all"} 1');
    } finally {
      metrics.patienceMs = usual;
      for (const client of held) client.release();
    }
    expect(await scraped()).toMatch(/^reelpact_ready 1$/m);
  });

  it('says nothing of books that nobody has looked at', async () => {
    await plant('delete from money_checks');
    expect(await scraped()).not.toMatch(/^reelpact_(ledger|reconciliation)/m);
  });

  it('is asked with a timeout, in a transaction that can’t write', async () => {
    let limits: unknown;
    metrics.ask('t-limits', async (at) => {
      limits = await at.row(
        't-limits',
        `select current_setting('statement_timeout') as timeout, current_setting('transaction_read_only') as "readOnly"`,
      );
      return [];
    });
    await scraped();
    expect(limits).toEqual({ timeout: '2s', readOnly: 'on' });
    const { rows } = await stage.database.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });
});

/** The names of metrics in an expression, without what Prometheus makes of a histogram. */
const namesIn = (expr: string): string[] =>
  (expr.match(/\b(?:reelpact|nodejs|process)_\w+/g) ?? []).map((name) =>
    name.replace(/(?<=_request_seconds)_(?:bucket|count|sum)$/, ''),
  );
interface Panel {
  targets?: { expr: string }[];
}

describe('alerts and the dashboard', () => {
  it('look at what is measured', async () => {
    await stage.app.get(MoneyChecks).checkLedger();
    await stage.app.get(Reconcile).run();
    const text = await scraped();
    const known = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { panels: Panel[] };
    const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const named = [...ALERTS.map(({ expr }) => expr), ...shown].flatMap(namesIn);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const ours = known.filter((name) => name?.startsWith('reelpact_'));
    expect(ours.filter((name) => !named.includes(name ?? ''))).toEqual([]);
  });

  it('have each a place in the runbook, which has no other', () => {
    const headings = [...read('docs/operations.md').matchAll(/^### (Reelpact\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect(headings).toEqual(ALERTS.map(({ alert }) => alert));
    for (const { alert, annotations } of ALERTS)
      expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });
});

const SIMPLE = /^(\w+)(?:\{(\w+)(!?=)"([^"]*)"\})? ([<>]) ([\d.]+)$/;
const NUMBER_LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** Whether an alert's expression, which has to be simple, is true of what a server answers. */
function isCrossed(expr: string, text: string): boolean {
  const [, metric, label, comparison, wanted, sign, limit] = SIMPLE.exec(expr) ?? [];
  return text.split('\n').some((line) => {
    const [, name, labels = '', value] = NUMBER_LINE.exec(line) ?? [];
    if (metric === undefined || name !== metric) return false;
    const has = labels.split(',').includes(`${label}="${wanted}"`);
    if (label !== undefined && has !== (comparison === '=')) return false;
    return sign === '>' ? Number(value) > Number(limit) : Number(value) < Number(limit);
  });
}

/** Of the machine and of one process: not planted here. */
const NOT_IN_THE_DATABASE = [
  'ReelpactNotReady',
  'ReelpactPoolWaiting',
  'ReelpactEventLoopLag',
  'ReelpactDiskLow',
];
const addJob = (task: string, age: string) =>
  plant(
    `with job as (select id from graphile_worker.add_job($1, '{}', run_at => now() - $2::interval))
     select id from job`,
    [task, age],
  );
const unlocked = async (table: string, statement: string) => {
  await plant(`alter table ${table} disable trigger user`);
  await plant(statement);
  await plant(`alter table ${table} enable trigger user`);
};

const FAULTS: Record<string, () => Promise<unknown>> = {
  ReelpactJobsLate: () => addJob('purge-expired', '11 minutes'),
  ReelpactJobsGivenUp: async () => {
    await addJob('purge-expired', '1 minute');
    await plant(
      `select graphile_worker.permanently_fail_jobs(array(select max(id) from job_details), 'a fault')`,
    );
  },
  ReelpactMoneyJobsFailing: () => plant('insert into failing_money_jobs (job_id) values (1)'),
  ReelpactFollowersLate: () =>
    plant(
      `insert into booking_history (booking_id, event, actor, to_stage, to_escrow, at, content_hash, change, written_at)
       select booking_id, event, actor, to_stage, to_escrow, at, content_hash, change, now() - interval '6 minutes'
       from booking_history limit 1`,
    ),
  ReelpactEntriesWaiting: () =>
    plant(
      `insert into log_waiting (follower, entry_id, booking_id, failures, error, try_at, parked_at)
       select 'tell-parties', id, booking_id, 5, 'a fault', now(), now() from booking_history limit 1`,
    ),
  ReelpactWebhooksLate: async () => {
    const { id: user } = await aUser(stage);
    await plant(
      `with endpoint as (
         insert into webhook_endpoints (id, user_id, url, description, event_types, secret, next_due_at)
         values (gen_random_uuid(), $1, 'https://example.org', '', '{}', '', now() - interval '16 minutes') returning id
       ), event as (
         insert into webhook_events (id, user_id, type, body) values ('evt_planted', $1, 'ping', '{}') returning id
       )
       insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at)
       select gen_random_uuid(), event.id, endpoint.id, now() - interval '16 minutes' from endpoint, event`,
      [user],
    );
  },
  ReelpactProviderEventsWaiting: () =>
    plant(
      `insert into provider_events (id, type, subject, object_id, status, received_at)
       values ('t-event', 'charge.refunded', 'payment', 'pi_1', 'waiting', now() - interval '2 hours')`,
    ),
  ReelpactDeadlinesLate: () => plant(`update booking_deadlines set due_at = now() - interval '16 minutes'`),
  ReelpactEmailsLate: async () => {
    await plant(`select graphile_worker.add_job('send-mail', '{}', run_at => now() + interval '1 hour')`);
    await plant(
      `update graphile_worker._private_jobs set created_at = now() - interval '2 hours' where run_at > now()`,
    );
  },
  ReelpactMoneyHeldTooLong: () => plant(`update bookings set held_at = now() - interval '86 days'`),
  ReelpactLedgerOff: async () => {
    await unlocked(
      'ledger_entries',
      'update ledger_entries set amount_cents = amount_cents + 1 where id = 1',
    );
    await stage.app.get(MoneyChecks).checkLedger();
  },
  ReelpactReconciliationDiffers: async () => {
    await plant(`update bookings set amount_cents = amount_cents + 1`);
    await stage.app.get(Reconcile).run();
  },
};

describe('an alert', () => {
  beforeAll(async () => {
    await aProduction(stage);
    await stage.drain();
    await stage.app.get(MoneyChecks).checkLedger();
    await stage.app.get(Reconcile).run();
  });

  it('is planted here if it is about what the database knows', () => {
    const simple = ALERTS.filter(({ expr }) => SIMPLE.test(expr)).map(({ alert }) => alert);
    expect([...Object.keys(FAULTS), ...NOT_IN_THE_DATABASE].sort()).toEqual(simple.sort());
  });

  it.each(Object.entries(FAULTS))('%s is silent until there is a reason', async (name, fault) => {
    const { expr = '' } = ALERTS.find(({ alert }) => alert === name) ?? {};
    expect(isCrossed(expr, await scraped())).toBe(false);
    await fault();
    expect(isCrossed(expr, await scraped())).toBe(true);
  });

  it.each(NOT_IN_THE_DATABASE)('%s is silent while nothing is wrong', async (name) => {
    const { expr = '' } = ALERTS.find(({ alert }) => alert === name) ?? {};
    // How busy this machine is, no test may say.
    if (name === 'ReelpactEventLoopLag')
      expect(await scraped()).toContain('\nnodejs_eventloop_lag_p99_seconds ');
    else expect(isCrossed(expr, await scraped())).toBe(false);
  });
});

import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import passport from 'passport';
import pg from 'pg';
import { appOptions, httpAdapter, prepareApp } from '../src/app.js';
import { AppModule } from '../src/app.module.js';
import { SessionStrategy } from '../src/modules/identity/http/session.strategy.js';
import { EndWindows } from '../src/modules/bookings/index.js';
import { EndTipWindows } from '../src/modules/tips/index.js';
import { Cards } from '../src/modules/catalog/index.js';
import { DrawPreview } from '../src/modules/delivery/previews/draw-preview.js';
import { ProductClock } from '../src/platform/clock/product-clock.js';
import { type Config, readConfig } from '../src/platform/config/config.js';
import { Database } from '../src/platform/database/database.js';
import { FollowLog } from '../src/platform/log/follow-log.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { MediaProbe } from '../src/platform/media/media-probe.js';
import { Owed } from './owed.js';
import { PatientPerson, type Person } from './person.js';
import { quickPreviews } from './quick-previews.js';
import { requireOneTextPerName } from './statement-names.js';

/** A real application on a real database of its own, listening on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  config: Config;
  database: Database;
  jobs: Jobs;
  /** Somebody with a cookie jar of their own. */
  person(): Person;
  /** Has everything told that follows from what was done. */
  settle(): Promise<void>;
  /** Settles, and does all jobs but those named, those that wait for a later moment too. */
  drain(except?: readonly string[]): Promise<void>;
  /** Moves the product's clock and ends the windows that are over then. */
  advance(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Cards are drawn in the tests that are about them: nearly every test has a creator, and each card takes a process. */
const NO_CARDS = { refresh: () => Promise.resolve() };
export const withCards = (modules: TestingModuleBuilder): TestingModuleBuilder =>
  modules.overrideProvider(Cards).useClass(Cards);
/** Previews, and looks into what is uploaded, too: each takes a process or two. */
export const withPreviews = (modules: TestingModuleBuilder): TestingModuleBuilder =>
  modules
    .overrideProvider(DrawPreview)
    .useClass(DrawPreview)
    .overrideProvider(MediaProbe)
    .useClass(MediaProbe);

/** Jobs that are not done, and whether one of them, or one before it in its queue, is being done at this moment. */
const WAITING_JOBS = `
  select array_agg(j.id::text) as ids, bool_or(j.locked_at is not null or q.locked_at is not null) as elsewhere
  from graphile_worker.jobs j left join graphile_worker._private_job_queues q on q.queue_name = j.queue_name
  where j.task_identifier <> all ($1::text[])`;

/** A database with a creator and a booking of every stage. */
export const PLANTED = process.env['TEST_PLANTED_TEMPLATE'] ?? '';

/** Sign-in knows one application per process: Passport keeps the strategy of the one that started last. */
const runningApps: NestFastifyApplication[] = [];
function stopSigningIn(app: NestFastifyApplication): void {
  runningApps.splice(runningApps.indexOf(app), 1);
  const latest = runningApps.at(-1);
  if (latest) passport.use('session', latest.get(SessionStrategy));
}

/** The application as `createApp` builds it, but for the providers that a test replaces. */
async function createTestApp(
  config: Config,
  replace: (modules: TestingModuleBuilder) => TestingModuleBuilder,
): Promise<NestFastifyApplication> {
  const plain = Test.createTestingModule({ imports: [AppModule.with(config)] });
  const modules = await replace(quickPreviews(plain.overrideProvider(Cards).useValue(NO_CARDS))).compile();
  const app = modules.createNestApplication<NestFastifyApplication>(httpAdapter(config), appOptions(config));
  await prepareApp(app, config);
  return app;
}

/**
 * Starts an application of one's own and stops it at the end: for tests that need other settings or providers, move the clock or read
 * global counts. The others share one, see `suite.ts`.
 * @param template what its database is a copy of: empty, or `PLANTED`
 * @param replace overrides providers: `(modules) => modules.overrideProvider(Mailer).useClass(NoMails)`
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  replace: (modules: TestingModuleBuilder) => TestingModuleBuilder = (modules) => modules,
  template = process.env['TEST_TEMPLATE'] ?? '',
): Promise<TestApp> {
  const name = `reelpact_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), {
    pathname: `/${name}`,
  }).href;
  const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-int-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DEMO_MODE: 'true',
    // All people of the tests sit at one address; what is counted is tested apart.
    RATE_LIMIT_FACTOR: '100000',
    ...settings,
  });
  const app = await createTestApp(config, replace);
  runningApps.push(app);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const database = app.get(Database);
  requireOneTextPerName(database.pool);
  const jobs = app.get(Jobs);

  const log = app.get(FollowLog);
  const settle = () => log.catchUp();
  const owed = new Owed(settle);
  const drain = async (except: readonly string[] = []): Promise<void> => {
    for (let round = 0; round < 100;) {
      await settle();
      const waiting = await database.pool.query<{ ids: string[] | null; elsewhere: boolean }>(WAITING_JOBS, [
        except,
      ]);
      const { ids, elsewhere } = waiting.rows[0] ?? {};
      if (!ids) return;
      // Another server over the same database does some of them, however long that takes.
      if (elsewhere === true) await new Promise((resume) => setTimeout(resume, 10));
      else round += 1;
      await database.pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [
        ids,
      ]);
      await jobs.drain(except);
    }
    const left = await database.pool.query<{ job: string }>(
      `select format('%s, tried %s of %s times, locked by %s: %s', task_identifier, attempts, max_attempts, locked_by, last_error) as job
         from graphile_worker.jobs`,
    );
    throw new Error(`jobs keep making jobs: ${left.rows.map(({ job }) => job).join('; ')}`);
  };
  return {
    app,
    url,
    config,
    database: owed.paidBefore(database),
    jobs,
    person: () => new PatientPerson(url, owed),
    settle,
    drain,
    advance: async (milliseconds) => {
      await app.get(ProductClock).advance(Math.ceil(milliseconds / 1000));
      while ((await app.get(EndWindows).sweep()) > 0);
      while ((await app.get(EndTipWindows).sweep()) > 0);
      await settle();
    },
    stop: async () => {
      stopSigningIn(app);
      await app.close();
      await onServer(`drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

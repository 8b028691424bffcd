import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PARTIES } from '@reelpact/domain';
import pg from 'pg';
import { noticeFor } from '../src/modules/notifications/texts/notices.js';
import { FLOWS } from './faults/flows.js';
import { wrongsOf } from './faults/judge.js';
import { type Offer, Players } from './faults/players.js';
import { Product } from './faults/product.js';
import { isAnyoneBehind, loggedChanges } from './faults/told.js';
import { type Waiting, untilQuiet } from './faults/quiet.js';
import { Person } from './person.js';
import { SOAK, hasTimeLeft } from './soak.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';

const SHORT = 4;
const KILLS = SOAK ? 200 : SHORT;
/** How many bookings are under way at each moment. */
const AT_ONCE = 4;
/** The longest time, in milliseconds, that the server lives; it dies at a random moment of it. */
const LONGEST_LIFE = 1_500;

/** People look again after a moment, for far longer than a slow machine needs to start the server again. */
const WAITING: Waiting = { wait: () => new Promise((resume) => setTimeout(resume, 40)), tries: 15_000 };

let stripe: StandInStripe;
let product: Product;
let database: pg.Pool;
let databaseUrl: string;
let settings: Record<string, string>;
let admin: Person;
let offer: Offer;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  const name = `reelpact_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${process.env['TEST_TEMPLATE'] ?? ''}`);
  databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` }).href;
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  stripe = await StandInStripe.start();
  stripe.delivery = 'swapped';
  settings = {
    ...stripe.settings,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    STRIPE_TIMEOUT_MS: '1000',
    PLATFORM_FEE_BPS: '1000',
    DEMO_MODE: 'false',
    RATE_LIMIT_FACTOR: '100000',
  };
  product = await Product.start(settings);
  stripe.webhookUrl = `${product.url}/api/webhooks/payments`;
  admin = await somebody('admin');
  await database.query('update users set is_admin = true');
  await giveFactors();
  offer = await anOffer();
});
afterAll(async () => {
  await product.stop();
  await stripe.stop();
  await database.end();
  await onServer(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
});

async function somebody(name: string): Promise<Person> {
  const person = new Person(product.url);
  const email = `${name}@example.test`;
  const answer = await person.post('/api/auth/register', {
    email,
    password: 'correct horse',
    firstName: 'Ann',
    lastName: 'Miller',
  });
  if (answer.status !== 201) throw new Error(`could not register: ${JSON.stringify(answer.body)}`);
  await database.query('update users set email_verified_at = now()');
  return person;
}

/** Admins need a second factor, and creators who set up payouts. */
const giveFactors = () =>
  database.query(
    `insert into one_time_codes (user_id, secret, confirmed_at) select id, 'sealed', now() from users on conflict do nothing`,
  );

async function anOffer(): Promise<Offer> {
  const person = await somebody('creator');
  const block = {
    enabled: true,
    type: 'package',
    title: 'UGC Package',
    description: 'Three photos of it',
    deliveryTime: '3-5 days',
    includes: '• Photos of it',
    price: 150,
    revisions: 1,
  };
  const { body } = await person.post<{ id: string; packages: [{ id: string }] }>('/api/creator/onboard', {
    username: 'sophia',
    displayName: 'Sophia Reyes',
    bio: 'Bright and honest videos.',
    category: 'Lifestyle',
    contentBlocks: [block],
  });
  await giveFactors();
  await person.post('/api/creator/payouts/onboarding');
  const { rows } = await database.query<{ account_id: string }>('select account_id from payout_accounts');
  const accountId = rows[0]?.account_id ?? '';
  stripe.onboard(accountId);
  await stripe.settled();
  return { person, creatorId: body.id, packageId: body.packages[0].id, accountId };
}

/** One flow after the other, for as long as the server is being killed. */
async function keepBooking(first: number, goOn: () => boolean): Promise<[Players, number][]> {
  const played: [Players, number][] = [];
  for (let turn = first; goOn() || turn === first; turn += AT_ONCE) {
    const players = new Players(new Person(product.url), offer, admin, stripe, database, WAITING);
    await FLOWS[turn % FLOWS.length]?.play(players);
    played.push([players, turn % FLOWS.length]);
  }
  return played;
}

describe('a server that is killed again and again while it works', () => {
  it('loses nothing: every booking ends where its machine says, and nothing is paid twice', async () => {
    let killed = 0;
    const goesOn = (): boolean => killed < SHORT || (killed < KILLS && hasTimeLeft());
    const bookings = Array.from({ length: AT_ONCE }, (_, index) => keepBooking(index, goesOn));
    // A failure of one must not leave the others without anyone who waits for them.
    const played = Promise.allSettled(bookings);
    while (goesOn()) {
      await new Promise((resume) => setTimeout(resume, Math.random() * LONGEST_LIFE));
      await product.kill();
      killed += 1;
      await product.launch();
    }
    const results = await played;
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(failed).toEqual([]);
    const all = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const ids = all.map(([{ bookingId }]) => bookingId);
    await untilQuiet(database, stripe, ids, WAITING);

    const wrongs: string[] = [];
    for (const [{ bookingId }, turn] of all) {
      const flow = FLOWS[turn];
      if (!flow) continue;
      const found = await wrongsOf(database, stripe, bookingId, flow.end);
      if (found.length > 0) wrongs.push(`${flow.name} (${bookingId}): ${found.join('; ')}`);
    }
    expect(wrongs).toEqual([]);
    const { rows } = await database.query<{ count: number }>('select count(*)::int from bookings');
    // Nobody's lost answer made a second booking.
    expect(rows[0]?.count).toBe(all.length);
    expect(stripe.complaints).toEqual([]);
    console.log(
      `${killed} of ${KILLS} kills, ${all.length} bookings, ${stripe.calls.length} calls at the provider`,
    );
  });

  it('and everybody is told of each change once', async () => {
    for (let left = WAITING.tries; (await isAnyoneBehind(database)) && left > 0; left -= 1)
      await WAITING.wait();
    const changes = await loggedChanges(database);
    const told = await database.query<{ event: string; party: string }>(
      `select event_id as event, party from notifications where event_id ~ ':[0-9]+$' and party <> 'admin' order by 1, 2`,
    );
    const due = changes.flatMap(({ bookingId, change, wasSeen }) =>
      PARTIES.flatMap((party) => {
        const notice = noticeFor(change, party, party === 'creator' && wasSeen);
        return notice ? [{ event: `${bookingId}:${change.after.revision}`, party }] : [];
      }),
    );
    const inOrder = (rows: readonly { event: string; party: string }[]) =>
      rows.map(({ event, party }) => `${event} ${party}`).sort();
    expect(inOrder(told.rows)).toEqual(inOrder(due));
    expect(due.length).toBeGreaterThan(changes.length / 2);
    const set = await database.query('select follower, error from log_waiting');
    expect(set.rows).toEqual([]);
  });

  it('and the command that reconciles finds no difference', async () => {
    const command = [resolve(__dirname, '../dist/command.js'), 'reconcile'];
    const environment = { PATH: process.env['PATH'], ...settings };
    // Not waited for in one piece: the stand-in that it asks lives in this process.
    const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((done) =>
      execFile(process.execPath, command, { env: environment }, (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );
    expect(ended).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^0 differences in \d+ bookings and \d+ payments\.\n$/),
      stderr: '',
    });
  });
});

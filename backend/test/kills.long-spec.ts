import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHOSEN_EVENT_TYPES,
  PARTIES,
  logContradictions,
  webhookEventsOf,
  webhookReaders,
} from '@reelpact/domain';
import pg from 'pg';
import { noticeFor } from '../src/modules/notifications/texts/notices.js';
import { Balancer } from './faults/balancer.js';
import { FLOWS } from './faults/flows.js';
import { wrongsOf } from './faults/judge.js';
import { type Offer, Players } from './faults/players.js';
import { Product } from './faults/product.js';
import {
  differences,
  isAnyoneBehind,
  liveLines,
  loggedChanges,
  movesByBooking,
  webhookLines,
  wrongConversations,
  wrongTotals,
} from './faults/told.js';
import { type Waiting, untilQuiet } from './faults/quiet.js';
import { Person } from './person.js';
import { SOAK, hasTimeLeft } from './soak.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';
import { until } from './until.js';
import { Receiver } from './webhooks/receiver.js';

/** What the short form does at least; a soak goes on to the full one for as long as it has time. */
const SHORT = { kills: 8, bookings: 120 };
const FULL = { kills: 50, bookings: 2_000 };
/** How many bookings are under way at each moment. */
const AT_ONCE = 12;
/** The longest time, in milliseconds, between two kills: one happens at a random moment of it. */
const LONGEST_LIFE = 1_500;

/** People look again after a moment, for far longer than a slow machine needs to start the server again. */
const WAITING: Waiting = { wait: () => new Promise((resume) => setTimeout(resume, 40)), tries: 15_000 };

let stripe: StandInStripe;
/** Two servers on one database, behind one address. */
let products: Product[];
let balancer: Balancer;
let receiver: Receiver;
let creatorUserId: string;
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
    // Only a demo tells programs on its own machine; its people are left out.
    DEMO_MODE: 'true',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    RATE_LIMIT_FACTOR: '100000',
  };
  await database.query(
    `insert into secrets (name, value) values ('demo-planted', 'true'), ('demo-admin-planted', 'true')`,
  );
  receiver = await Receiver.start();
  products = [await Product.start(settings), await Product.start(settings)];
  balancer = await Balancer.before(products.map(({ url }) => url));
  stripe.webhookUrl = `${balancer.url}/api/webhooks/payments`;
  admin = await somebody('admin');
  await database.query('update users set is_admin = true');
  await giveFactors();
  offer = await anOffer();
  const endpoint = { url: receiver.url('ok'), eventTypes: CHOSEN_EVENT_TYPES, enabled: true };
  const listening = await offer.person.post('/api/webhook-endpoints', endpoint);
  if (listening.status !== 201) throw new Error(`no endpoint: ${JSON.stringify(listening.body)}`);
  const { rows } = await database.query<{ id: string }>('select user_id as id from creators');
  creatorUserId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(products.map((product) => product.stop()));
  await stripe.stop();
  await receiver.stop();
  await database.end();
  await onServer(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
});

async function somebody(name: string): Promise<Person> {
  const person = new Person(balancer.url);
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

/** One flow after the other, for as long as servers are being killed. */
async function keepBooking(
  first: number,
  goOn: () => boolean,
  onPlayed: () => void,
): Promise<[Players, number][]> {
  const played: [Players, number][] = [];
  for (let turn = first; goOn() || turn === first; turn += AT_ONCE) {
    const players = new Players(new Person(balancer.url), offer, admin, stripe, database, WAITING);
    await FLOWS[turn % FLOWS.length]?.play(players);
    played.push([players, turn % FLOWS.length]);
    onPlayed();
  }
  return played;
}

describe('two servers that are killed again and again while they work', () => {
  it('loses nothing: every booking ends where its machine says, and nothing is paid twice', async () => {
    let killed = 0;
    let booked = 0;
    const isShortOf = ({ kills, bookings: most }: typeof SHORT): boolean => killed < kills || booked < most;
    const goesOn = (): boolean => isShortOf(SHORT) || (SOAK && hasTimeLeft() && isShortOf(FULL));
    const bookings = Array.from({ length: AT_ONCE }, (_, index) =>
      keepBooking(index, goesOn, () => (booked += 1)),
    );
    // A failure of one must not leave the others without anyone who waits for them.
    const played = Promise.allSettled(bookings);
    let isOver = false;
    void played.then(() => (isOver = true));
    while (goesOn() && !isOver) {
      await new Promise((resume) => setTimeout(resume, Math.random() * LONGEST_LIFE));
      const product = products[Math.floor(Math.random() * products.length)];
      await product?.kill();
      killed += 1;
      await product?.launch();
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
      `${killed} of ${FULL.kills} kills, ${all.length} of ${FULL.bookings} bookings, ${stripe.calls.length} calls at the provider`,
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

  it('and each email is written and sent once, for one of these notifications', async () => {
    await until(
      async () => (await database.query('select 1 from mails where sent_at is null limit 1')).rowCount === 0,
    );
    const { rows } = await database.query<{ of: string; mails: number; told: number }>(
      `select booking_id || ' ' || party as of, (select count(*)::int from mails m where m.booking_id = n.booking_id and m.party = n.party) as mails,
         count(*)::int as told from notifications n where party <> 'admin' and event_id ~ ':[0-9]+$' group by booking_id, party`,
    );
    expect(rows.length).toBeGreaterThan(SHORT.bookings);
    expect(rows.filter(({ mails, told }) => mails !== told)).toEqual([]);
  });

  it('and programs are told of each change, under one id however often it is sent', async () => {
    const due = (await loggedChanges(database)).flatMap(
      ({ bookingId, change: { before, after, event }, now, wasSeen }) => {
        const stages = {
          before: before?.state.stage ?? null,
          after: after.state.stage,
          event: event.type,
          wasSeen,
        };
        const types = webhookReaders(stages).includes('creator') ? webhookEventsOf(stages) : [];
        return types.map((type) => `${bookingId} ${type} ${new Date(now).toISOString()}`);
      },
    );
    expect(due.length).toBeGreaterThan(SHORT.bookings);
    expect(differences(due, await webhookLines(database, creatorUserId))).toEqual([]);
    // What a server was sending when it was killed is sent again once its lease is over.
    const undelivered = `select 1 from webhook_deliveries where status <> 'delivered' limit 1`;
    await until(async () => (await database.query(undelivered)).rowCount === 0);
    const { rows } = await database.query<{ id: string }>('select id from webhook_events');
    expect([...new Set(receiver.at('ok').map(({ json }) => json.id))].sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });

  it('and open pages hear of each change once, in the order of its booking', async () => {
    const live = await liveLines(database);
    const due = (await loggedChanges(database)).map(
      ({ bookingId, change }) => `${bookingId}:${change.after.revision}`,
    );
    expect(differences(due, live)).toEqual([]);
    const last = new Map<string, number>();
    for (const [booking = '', revision] of live.map((line) => line.split(':'))) {
      expect(Number(revision)).toBeGreaterThan(last.get(booking) ?? -1);
      last.set(booking, Number(revision));
    }
  });

  it('and each booking has one conversation, totals are what the log says, and no log contradicts itself', async () => {
    expect(await wrongConversations(database)).toEqual([]);
    expect(await wrongTotals(database)).toEqual([]);
    const logs = await movesByBooking(database);
    expect(
      logs.flatMap(({ bookingId, log }) => logContradictions(log).map((rule) => `${bookingId}: ${rule}`)),
    ).toEqual([]);
  });

  const reconciled = (): Promise<{ code: unknown; stdout: string; stderr: string }> =>
    // Not waited for in one piece: the stand-in that it asks lives in this process.
    new Promise((done) =>
      execFile(
        process.execPath,
        [resolve(__dirname, '../dist/command.js'), 'reconcile'],
        { env: { PATH: process.env['PATH'], ...settings } },
        (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );

  it('and the command that reconciles finds no difference', async () => {
    expect(await reconciled()).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^0 differences in \d+ bookings and \d+ payments\.\n$/),
      stderr: '',
    });
  });

  it('but it finds a log that contradicts itself', async () => {
    const { rows } = await database.query<{ id: string }>(
      `insert into booking_history (booking_id, event, actor, to_stage, to_escrow, at, content_hash)
       (select booking_id, event, actor, to_stage, to_escrow, at, content_hash from booking_history order by id limit 1)
       returning booking_id as id`,
    );
    const { code, stdout } = await reconciled();
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${rows[0]?.id}: Its log breaks the rule that a booking is booked once, and first of all.`,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHOSEN_EVENT_TYPES, logContradictions, webhookEventsOf, webhookReaders } from '@reelpact/domain';
import { FLOWS } from './faults/flows.js';
import { wrongsOf } from './faults/judge.js';
import { type Offer, Players } from './faults/players.js';
import {
  differences,
  isAnyoneBehind,
  liveLines,
  loggedChanges,
  movesByBooking,
  webhookLines,
  wrongConversations,
  wrongNotices,
  wrongTotals,
} from './faults/told.js';
import { type Waiting, untilQuiet } from './faults/quiet.js';
import { Servers } from './faults/servers.js';
import type { Person } from './person.js';
import { SOAK, hasTimeLeft } from './soak.js';
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

let servers: Servers;
let stripe: Servers['stripe'];
let database: Servers['database'];
let receiver: Receiver;
let creatorUserId: string;
let admin: Person;
let offer: Offer;

beforeAll(async () => {
  servers = await Servers.start();
  ({ stripe, database } = servers);
  receiver = await Receiver.start();
  admin = await servers.admin();
  offer = await servers.offer();
  const endpoint = { url: receiver.url('ok'), eventTypes: CHOSEN_EVENT_TYPES, enabled: true };
  const listening = await offer.person.post('/api/webhook-endpoints', endpoint);
  if (listening.status !== 201) throw new Error(`no endpoint: ${JSON.stringify(listening.body)}`);
  const { rows } = await database.query<{ id: string }>('select user_id as id from creators');
  creatorUserId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await servers.stop();
  await receiver.stop();
});

/** One flow after the other, for as long as servers are being killed. */
async function keepBooking(
  first: number,
  goOn: () => boolean,
  onPlayed: () => void,
): Promise<[Players, number][]> {
  const played: [Players, number][] = [];
  for (let turn = first; goOn() || turn === first; turn += AT_ONCE) {
    const players = new Players(servers.person(), offer, admin, stripe, database, WAITING);
    await FLOWS[turn % FLOWS.length]?.play(players);
    played.push([players, turn % FLOWS.length]);
    onPlayed();
  }
  return played;
}

describe('two servers that are killed again and again while they work', () => {
  it('loses nothing: every booking ends where its machine says, and nothing is paid twice', async () => {
    const killing = servers.kill(LONGEST_LIFE);
    let booked = 0;
    const isShortOf = ({ kills, bookings: most }: typeof SHORT): boolean =>
      killing.kills() < kills || booked < most;
    const goesOn = (): boolean => isShortOf(SHORT) || (SOAK && hasTimeLeft() && isShortOf(FULL));
    // A failure of one must not leave the others without anyone who waits for them.
    const played = Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) => keepBooking(index, goesOn, () => (booked += 1))),
    );
    const results = await played;
    const killed = await killing.stop();
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
    expect(await wrongNotices(database)).toEqual([]);
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

  it('and the command that reconciles finds no difference', async () => {
    expect(await servers.reconcile()).toEqual({
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
    const { code, stdout } = await servers.reconcile();
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${rows[0]?.id}: Its log breaks the rule that a booking is booked once, and first of all.`,
    );
    const broken = rows[0]?.id ?? '';
    const other = await database.query<{ id: string }>('select id from bookings where id <> $1 limit 1', [
      broken,
    ]);
    const sound = other.rows[0]?.id ?? '';
    expect(await servers.reconcile(broken)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        new RegExp(`^(${broken}: Its log breaks the rule .*\\n)+\\d differences in 1 bookings`),
      ),
    });
    expect(await servers.reconcile(sound, sound)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^0 differences in 1 bookings/),
    });
    expect(await servers.reconcile(sound, randomUUID())).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Only 1 of these 2 bookings exist.'),
    });
    expect(await servers.reconcile('all')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage'),
    });
  });
});

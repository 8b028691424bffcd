import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BookingEvent,
  type BookingEventType,
  type BookingFlow,
  type BookingState,
  canHappen,
  decide,
} from '@reelpact/domain';
import { type Node, START, explore, sampleInput, stateKey } from '../../domain/src/booking/explore.js';
import { ReadBookings } from '../src/modules/bookings/index.js';
import { FILL_HOLD_LIMIT } from '../src/platform/database/migrations/1765100000000-hold-limit.js';
import { FILL_FACTS } from '../src/platform/database/migrations/1765920000000-booking-log.js';
import { FILL_ENDED_AT } from '../src/platform/database/migrations/1766650000000-ended-at.js';
import { VISITOR } from '../src/platform/access/caller.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator, aUser, setClock } from './builders.js';
import { readStored, storedStateOf } from './stored-booking.js';
import { UseCaseDriver } from './use-case-driver.js';

type Row = Record<string, unknown>;
interface StoredFixture {
  /** Stage and escrow state. */
  name: string;
  input: { flow: BookingFlow; revisionsLeft: number | null; needsProduct?: true };
  /** When the last thing happened, in milliseconds since 1970. */
  at: number;
  /** Rows of each table, in an order in which they can be inserted. */
  rows: Record<string, Row[]>;
}

/** How bookings lie in databases that are in use; see store-bookings.mjs beside the file. */
const FIXTURES = JSON.parse(
  readFileSync(join(__dirname, 'fixtures', 'stored-bookings.json'), 'utf8'),
) as StoredFixture[];

/** With none or unlimited revisions nothing else is reached. */
const INPUTS: StoredFixture['input'][] = [
  { flow: 'pay_first', revisionsLeft: 1 },
  { flow: 'approve_first', revisionsLeft: 1 },
  { flow: 'approve_first', revisionsLeft: 1, needsProduct: true },
];
const inputName = ({ flow, revisionsLeft, needsProduct }: StoredFixture['input']): string =>
  `${flow} ${revisionsLeft} ${needsProduct === true}`;
const EXPLORED = new Map(INPUTS.map((input) => [inputName(input), explore(sampleInput(input))]));

/** A year and more: no window of any stage is open then. */
const LATER = 400 * 24 * 3_600_000;

let stage: TestApp;
let creator: TestCreator;
let guestId: string;
let adminId: string;
beforeAll(async () => {
  stage = await startTestApp();
  creator = await aCreator(stage);
  adminId = (await aUser(stage)).id;
  const guest = await stage.database.row<{ id: string }>(
    't-guest',
    `insert into guests (id, expires_at) values (gen_random_uuid(), now() + interval '90 days') returning id`,
  );
  guestId = guest?.id ?? '';
});
afterAll(() => stage.stop());

/** Inserts the rows as they were stored, of people who live in this database. */
async function load({ rows }: StoredFixture): Promise<string> {
  const people: Row = { creator_id: creator.id, package_id: creator.packageId, guest_id: guestId };
  await stage.database.transaction(async (tx) => {
    for (const [table, ofTable] of Object.entries(rows)) {
      for (const row of ofTable) {
        const entries = Object.entries(row).map(([column, value]) => [
          column,
          value !== null && column in people ? people[column] : value,
        ]);
        const columns = Object.keys(row).join(', ');
        await tx
          .manager()
          .query(
            `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
            [JSON.stringify(Object.fromEntries(entries))],
          );
      }
    }
  });
  // They were stored before there was a hold limit, and before there were facts: what the migrations make of them.
  await stage.database.pool.query(FILL_HOLD_LIMIT);
  await stage.database.pool.query(FILL_FACTS);
  await stage.database.pool.query(FILL_ENDED_AT);
  return String(rows['bookings']?.[0]?.['id']);
}

async function read(id: string): Promise<BookingState> {
  const record = await stage.app.get(ReadBookings).find(stage.database, id);
  if (!record) throw new Error('the booking was not found');
  return record.state;
}

/** Where the exploration stands in the state of a stored booking. */
function nodeOf(state: BookingState, input: StoredFixture['input']): Node {
  const node = EXPLORED.get(inputName(input))?.get(stateKey(state));
  if (!node) throw new Error('the machine does not know this state any more');
  return node;
}

/** A step of the exploration, at a moment that fits to when the booking was stored. */
function retimed(event: BookingEvent, { context }: BookingState, at: number): BookingEvent {
  const late = event.at - START > LATER / 2;
  return { ...event, at: late ? Math.max(at + LATER, context.deadlineAt ?? 0) : at };
}

/** Of what is possible at once, rather a person's step than the provider's. */
function stepToTake(node: Node): BookingEvent {
  const rank = ({ actor, type }: BookingEvent): number =>
    actor === 'clock' || type === ('REVIEW_WINDOW_ENDED' satisfies BookingEventType)
      ? 2
      : actor === 'provider' || actor === 'network'
        ? 1
        : 0;
  const [first] = node.steps
    .map(({ event }) => event)
    .filter((event) => event.at - START < LATER / 2)
    .sort((one, other) => rank(one) - rank(other));
  if (!first) throw new Error('nothing can happen here');
  return first;
}

describe('bookings that were stored before', () => {
  it.each([
    { lacks: [], from: 'before there were incomplete versions', ends: 'completed/released' },
    {
      lacks: [{ what: 'videos', promised: 10, delivered: 2 }],
      from: 'with an incomplete version',
      ends: 'disputed/held',
    },
  ])('$from end by silence as $ends', async ({ lacks, ends }) => {
    const fixture = FIXTURES.find(({ name }) => name === 'in_review/held') as StoredFixture;
    const copy = JSON.parse(
      JSON.stringify(fixture).replaceAll(/[0-9a-f]{8}(?=-[0-9a-f]{4}-|_\d)/g, (start) =>
        // Each of the tests has rows of its own.
        ((parseInt(start, 16) ^ (lacks.length + 1)) >>> 0).toString(16).padStart(8, '0'),
      ),
    ) as StoredFixture;
    const [booking] = copy.rows['bookings'] ?? [];
    if (booking && lacks.length > 0) booking['missing'] = lacks;
    const id = await load(copy);
    const state = await read(id);
    expect(state.context.missing).toEqual(lacks);
    await setClock(stage.database, fixture.at + LATER);
    const driver = new UseCaseDriver(stage, id, { ...VISITOR, guestId }, creator, adminId);
    const silence = async () => driver.happen('clock', await readStored(stage.database, id));
    // The previews' window, what is reminded of first, and then the review's, a day later at the earliest.
    for (let day = 0; day < 12; day += 1) {
      await setClock(stage.database, fixture.at + LATER + day * 86_400_000);
      await silence();
    }
    const after = await readStored(stage.database, id);
    const review = after.history.filter(({ event }) => event === 'REVIEW_WINDOW_ENDED');
    expect(review.map(({ toStage, toEscrow }) => `${toStage}/${toEscrow}`)).toEqual([ends]);
  });

  it('are there of every stage and escrow state that can be reached, and of no other', () => {
    const reachable = new Set(
      [...EXPLORED.values()].flatMap((nodes) =>
        [...nodes.values()].map(({ state }) => `${state.stage}/${state.escrow}`),
      ),
    );
    expect(FIXTURES.map(({ name }) => name).sort()).toEqual([...reachable].sort());
  });

  it.each(FIXTURES.map((fixture) => [fixture.name, fixture] as const))(
    '%s is read, and goes on by every step that the machine knows',
    async (name, fixture) => {
      const id = await load(fixture);
      const state = await read(id);
      const stored = await readStored(stage.database, id);
      expect(`${state.stage}/${state.escrow}`).toBe(name);
      expect(stored.state).toEqual(storedStateOf(state));

      const at = fixture.at + 1000;
      const node = nodeOf(state, fixture.input);
      const refused = node.steps
        .map(({ event }) => retimed(event, state, at))
        .filter((event) => !canHappen(state, event));
      expect(refused).toEqual([]);

      await setClock(stage.database, at);
      const event = stepToTake(node);
      const brand = { ...VISITOR, guestId };
      const driver = new UseCaseDriver(stage, id, brand, creator, adminId);
      expect(await driver.happen(event, stored)).toBe('taken');
      const after = await readStored(stage.database, id);
      expect(after.history.map(({ event: type, actor }) => ({ type, actor }))).toEqual([
        { type: event.type, actor: event.actor },
      ]);
      const decision = decide(state, { ...event, at: after.history[0]?.at ?? 0 });
      expect(decision.taken && storedStateOf(decision.state)).toEqual(after.state);
      expect(Object.values(after.ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    },
  );
});

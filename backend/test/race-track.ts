import type { BookingEventType } from '@reelpact/domain';
import type { PoolClient } from 'pg';
import { EndWindows } from '../src/modules/bookings/index.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../src/modules/escrow/providers/payment-provider.js';
import { ReportPayment } from '../src/modules/escrow/payments/report-payment.js';
import type { TestApp } from './app.js';
import { waitingAtLocks } from './at-locks.js';
import {
  AN_ADDRESS,
  type TestCreator,
  GOOD_CARD,
  aBooking,
  aCreator,
  aFinishedUpload,
  makeViewable,
  aUser,
  bookingBody,
  card,
} from './builders.js';
import type { Person } from './person.js';
import { readStored } from './stored-booking.js';
import { until } from './until.js';
import { makeAdmin } from './factors.js';

/** A booking that two people want different things of. */
export interface Racer {
  id: string;
  intentId: string;
  /** A finished upload that is in no version yet. */
  upload: Awaited<ReturnType<typeof aFinishedUpload>>;
  submissionId: string | undefined;
}
type Reply = { status: number; body: { stage?: string; code?: string } };

/** One of two who act at the same moment. */
export interface Side {
  event: BookingEventType;
  /**
   * What makes it possible, just before: a deadline that comes, a dispute that the bank has opened.
   * @param holder who holds the booking's lock meanwhile
   */
  first?: (track: RaceTrack, racer: Racer, holder: PoolClient) => Promise<unknown>;
  act: (track: RaceTrack, racer: Racer) => Promise<Reply | void>;
}

export interface Finish {
  /** What happened of the two, in the order of the history. */
  history: string[];
  replies: (Reply | void)[];
  stage: string;
  escrow: string;
}

const STARTS = [
  'payable',
  'requested',
  'securing',
  'producing',
  'in_review',
  'contestable',
  'disputed',
] as const;
/** `late` is `producing` when the brand may cancel because of the delay; with a product, what comes before it. */
export type Start = (typeof STARTS)[number] | 'late' | 'awaiting_product' | 'in_transit';
const needsProduct = (start: Start): boolean => start === 'awaiting_product' || start === 'in_transit';

/** Where two sides are made to act on one booking at the same moment. */
export class RaceTrack {
  private constructor(
    readonly stage: TestApp,
    readonly creator: TestCreator,
    readonly brand: Person,
    readonly admin: Person,
  ) {}

  static async open(stage: TestApp): Promise<RaceTrack> {
    const creator = await aCreator(stage);
    await creator.person.call('PUT', '/api/creator/shipping-address', AN_ADDRESS);
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    // One guest books all of them: the first booking makes the cookie.
    const { brand } = await aBooking(stage, creator);
    return new RaceTrack(stage, creator, brand, admin.person);
  }

  /** Brings bookings to where a race starts, all together. */
  async bring(count: number, start: Start): Promise<Racer[]> {
    const racers = await Promise.all(Array.from({ length: count }, () => this.begin(start)));
    const end = STARTS.indexOf(
      start === 'late' || needsProduct(start) ? 'producing' : (start as 'producing'),
    );
    const reached = (one: (typeof STARTS)[number]): boolean => STARTS.indexOf(one) <= end;
    if (start === 'payable') return racers;
    await this.stage.drain();
    const each = async (person: Person, path: (racer: Racer) => string, body: object): Promise<void> => {
      for (const racer of racers) await done(person.post(path(racer), body));
    };
    const { person } = this.creator;
    if (reached('securing')) await each(person, ({ id }) => `/api/creator/bookings/${id}/approve`, {});
    if (reached('producing')) await this.stage.drain();
    if (reached('in_review')) await this.deliver(racers);
    if (reached('contestable'))
      await each(this.brand, ({ id }) => `/api/bookings/${id}/review`, { action: 'reject' });
    if (reached('disputed'))
      await each(person, ({ id }) => `/api/creator/bookings/${id}/contest`, { reason: 'no' });
    if (start === 'in_transit')
      await each(this.brand, ({ id }) => `/api/brand/bookings/${id}/product-sent`, {});
    const ids = racers.map(({ id }) => id);
    // No window waits for a reminder any more.
    await this.stage.database.rows(
      't-reminded',
      'update bookings set reminded = 99 where id = any ($1::uuid[])',
      [ids],
    );
    if (start === 'late') {
      await this.stage.database.rows(
        't-late',
        `update bookings set due_at = now() - interval '25 hours' where id = any ($1::uuid[])`,
        [ids],
      );
    }
    return racers;
  }

  /**
   * Lets both act while the booking is locked, and gives it free when both stand at the lock.
   * @param leader who sets out first
   * @param ordered whether the other waits until the leader stands at the lock
   */
  async race(
    racer: Racer,
    sides: readonly [Side, Side],
    { leader, ordered }: { leader: 0 | 1; ordered: boolean },
  ): Promise<Finish> {
    const { database } = this.stage;
    const before = await readStored(database, racer.id);
    const holder = await database.pool.connect();
    const arrived = { count: 0 };
    const replies: Promise<Reply | void>[] = [];
    const send = async (index: 0 | 1): Promise<void> => {
      await sides[index].first?.(this, racer, holder);
      replies[index] = sides[index].act(this, racer).finally(() => (arrived.count += 1));
      replies[index].catch(() => undefined);
    };
    try {
      await holder.query('begin');
      await holder.query('select 1 from bookings where id = $1 for update', [racer.id]);
      await send(leader);
      if (ordered) await this.atTheLock(1, arrived);
      await send(leader === 1 ? 0 : 1);
      await this.atTheLock(2, arrived);
    } finally {
      await holder.query('commit');
      holder.release();
    }
    const answers = await Promise.all(replies);
    const { history, state } = await readStored(database, racer.id, before.history.at(-1)?.id);
    const names = sides.map(({ event }) => event as string);
    return {
      history: history.map(({ event }) => event).filter((event) => names.includes(event)),
      replies: answers,
      stage: state.stage,
      escrow: state.escrow,
    };
  }

  /**
   * Makes the stage's window end now: for those who set out before, it ends later than they come. Only who holds the lock can write the
   * booking, and those who wait for it see what was written.
   */
  async endWindow({ id }: Racer, holder: PoolClient): Promise<void> {
    const { database } = this.stage;
    const { now } = await readStored(database, id);
    await holder.query('update bookings set deadline_at = $2 where id = $1', [id, new Date(now)]);
    await database.rows(
      't-due-now',
      'update booking_deadlines set due_at = $2, remind_at = null where booking_id = $1',
      [id, new Date(now)],
    );
  }

  sweep(): Promise<void> {
    return this.stage.app
      .get(EndWindows)
      .sweep()
      .then(() => undefined);
  }

  /** A bank disputes a payment; the network takes the money. */
  async dispute({ intentId }: Racer): Promise<void> {
    await this.stage.database.rows(
      't-dispute',
      `insert into sandbox.disputes (id, intent_id, amount, fee, status)
       select 'dp_' || id, id, amount_received, 1500, 'open' from sandbox.intents where id = $1`,
      [intentId],
    );
  }

  /** What the provider says now, told to the booking as a webhook would. */
  report({ id }: Racer): Promise<void> {
    return this.stage.app.get(ReportPayment).fromProvider({ bookingId: id, attempt: 1 });
  }

  capture({ intentId, id }: Racer): Promise<void> {
    return this.stage.app.get<PaymentProvider>(PAYMENT_PROVIDER).capture(intentId, `${id}:capture:1`);
  }

  private async begin(start: Start): Promise<Racer> {
    const { database } = this.stage;
    const flow = start === 'payable' ? 'approve_first' : 'pay_first';
    const { id } = await done<{ id: string }>(
      this.brand.post('/api/package-bookings', bookingBody(flow, this.creator.packageId)),
    );
    if (needsProduct(start))
      await database.rows(
        't-with-product',
        'update bookings set needs_product = true, cancellation_percent = 20 where id = $1',
        [id],
      );
    if (flow === 'approve_first')
      await done(this.creator.person.post(`/api/creator/bookings/${id}/approve`, {}));
    const { clientSecret } = await done<{ clientSecret: string }>(
      this.brand.post('/api/create-payment-intent', { bookingId: id }),
    );
    await done(this.brand.post('/api/payments/sandbox/confirm', { clientSecret, card: card(GOOD_CARD) }));
    const attempt = await database.row<{ intent_id: string }>(
      't-intent-of',
      'select intent_id from payment_attempts where booking_id = $1 and number = 1',
      [id],
    );
    const upload = await aFinishedUpload(database, id, this.creator.id);
    return { id, intentId: attempt?.intent_id ?? '', upload, submissionId: undefined };
  }

  private async deliver(racers: Racer[]): Promise<void> {
    const { database } = this.stage;
    for (const racer of racers) {
      await done(
        this.creator.person.post(`/api/bookings/${racer.id}/submit-content`, { files: [racer.upload] }),
      );
      await makeViewable(this.stage, racer.id);
      racer.submissionId = (await readStored(database, racer.id)).submissions[0];
      racer.upload = await aFinishedUpload(database, racer.id, this.creator.id);
    }
  }

  /** Until so many stand at a lock, or have their answer already. */
  private async atTheLock(count: number, arrived: { count: number }): Promise<void> {
    const { database } = this.stage;
    await until(async () => (await waitingAtLocks(database)) + arrived.count >= count);
  }
}

async function done<T>(answer: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

/** What the ledger and the provider say of a booking's money, in cents. */
export interface Books {
  /** All entries together. */
  sum: number;
  settlements: number;
  /** What the ledger says lies at the provider, chargebacks and fees apart. */
  clearing: number;
  /** What the provider says: received, without what it sent on. */
  atProvider: number;
  /** What is still to be sent to brand or creator. */
  owed: number;
  /** What left the provider in any way, what a card network took included. */
  left: number;
  received: number;
}

export async function booksOf({ stage }: RaceTrack, bookingId: string): Promise<Books> {
  const row = await stage.database.row<Books & Record<string, unknown>>(
    't-books',
    `with entries as (
       select p.step, e.account, e.amount_cents from ledger_postings p join ledger_entries e on e.posting_id = p.id
       where p.booking_id = $1),
     intents as (select i.* from sandbox.intents i where i.metadata->>'bookingId' = $1::text),
     moved as (select coalesce(sum(case kind when 'reversal' then -m.amount else m.amount end), 0) as cents
       from sandbox.movements m where m.transfer_group = $1::text and m.status = 'sent'),
     disputed as (select coalesce(sum(d.amount), 0) as cents from sandbox.disputes d join intents i on i.id = d.intent_id
       where d.status <> 'won'),
     taken as (select coalesce(sum(amount_received), 0) as cents from intents)
     select coalesce((select sum(amount_cents) from entries), 0)::float8 as sum,
       (select count(*) from ledger_postings where booking_id = $1 and step = 'settle')::float8 as settlements,
       coalesce((select sum(amount_cents) from entries where account = 'processor_clearing'
         and step not in ('processor_fee', 'chargeback', 'chargeback_won')), 0)::float8 as clearing,
       coalesce((select -sum(amount_cents) from entries where account in ('refunds_owed', 'creator_payable')), 0)::float8 as owed,
       (taken.cents - moved.cents)::float8 as "atProvider",
       (moved.cents + disputed.cents)::float8 as left, taken.cents::float8 as received
     from taken, moved, disputed`,
    [bookingId],
  );
  if (!row) throw new Error('no books');
  return row;
}

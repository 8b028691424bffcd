import { deepStrictEqual as same } from 'node:assert';
import {
  AUTHORIZATION_LIFE,
  type BookingEvent,
  type BookingEventType,
  type BookingState,
  type Decision,
  STAGE_META,
  decide,
  dueEvent,
  nextWordAt,
  overdueEvent,
  possibleIn,
} from '@reelpact/domain';
import { offers } from '../../domain/src/booking/explore.js';
import type { Database } from '../src/platform/database/database.js';
import { setClock } from './builders.js';
import type { LedgerModel } from './ledger-model.js';
import { type StoredBooking, type StoredEntry, readStored, storedStateOf } from './stored-booking.js';
import type { Answer, StoryStep, UseCaseDriver } from './use-case-driver.js';

/** One blind choice; what it means depends on where the walk stands. */
export interface Pick {
  choice: number;
  /** Whether time passes first, and how much. */
  when: number;
  /** 0 asks for something that the machine refuses. */
  refusal: number;
}
export const PICK_WHEN = 29;
export const PICK_REFUSAL = 9;

/** A deal that has ended is followed for a few steps more: late payments, chargebacks, refunds that come back. */
const AFTERMATH = 4;

const DAY = 86_400_000;

/** Events that end a deal early or lead round in a circle come less often, so that walks get somewhere. */
const SELDOM: ReadonlySet<BookingEventType> = new Set([
  'ADMIN_CANCELLED',
  'BRAND_CANCELLED',
  'BRAND_WITHDREW',
  'CREATOR_WITHDREW',
  'CREATOR_DECLINED',
  'REJECTION_ACCEPTED',
  'CHARGEBACK_OPENED',
  'PAYMENT_CANCELLED',
  'REFUND_FAILED',
]);

/** A sequence of numbers from 0 to 1 that is always the same for a seed (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Everything that anyone could say in a state, sensible or not. */
function sayable(state: BookingState, at: number): StoryStep[] {
  const { attempt, failedRefunds } = state.context;
  const events = offers(state, at).flatMap((event): BookingEvent[] => {
    // A chargeback belongs to one payment: what the network says of an older one has another id.
    if ('chargeback' in event && event.attempt < attempt) {
      return [{ ...event, chargeback: `older-${event.attempt}` }];
    }
    if (event.type === 'PAYMENT_SECURED' && !event.captured) {
      return [event, { ...event, authorizationExpiresAt: at + AUTHORIZATION_LIFE }];
    }
    if (event.type === 'REFUND_FAILED' && failedRefunds[0] !== undefined) {
      return [event, { ...event, refund: failedRefunds[0] }];
    }
    if ('reason' in event) return [event, { ...event, reason: '  ' }];
    // Whether there is an address the product knows by itself, and there is one.
    if ('hasAddress' in event && !event.hasAddress) return [];
    return [event];
  });
  return [...events, 'clock'];
}

/** A payment that nobody can use, or what is said of an older one: taken always, and so asked for seldom. */
const isStray = (deed: StoryStep, { context }: BookingState): boolean =>
  deed !== 'clock' &&
  'attempt' in deed &&
  (deed.attempt !== context.attempt || ('amount' in deed && deed.amount !== context.amount));

type Taken = Extract<Decision, { taken: true }> & { event: BookingEvent };

/** The windows that have to end before anything else happens at a moment, as the product must do it too. */
function overdue(state: BookingState, at: number): { steps: Taken[]; state: BookingState } {
  const steps: Taken[] = [];
  for (let event = overdueEvent(state, at); event; event = overdueEvent(state, at)) {
    const decision = decide(state, event);
    if (!decision.taken) throw new Error(`${event.type} is due but the machine refuses it`);
    steps.push({ event, ...decision });
    state = decision.state;
  }
  return { steps, state };
}

const eventOf = (deed: StoryStep, state: BookingState, at: number): BookingEvent | null =>
  deed === 'clock' ? dueEvent(state, at) : { ...deed, at };

/** One booking, walked in the machine and in the product side by side. */
export class RandomWalk {
  /** What was asked for, step by step. */
  readonly path: string[] = [];
  /** What was done. */
  readonly taken: BookingEventType[] = [];
  readonly stages = new Set<string>();
  refusals = 0;
  private lastId = 0;
  private last: StoredEntry | undefined;

  constructor(
    private readonly database: Database,
    private readonly driver: UseCaseDriver,
    private readonly bookingId: string,
    public state: BookingState,
    private readonly ledger: LedgerModel,
  ) {}

  /** @throws AssertionError when the product does not do what the machine says */
  async run(picks: readonly Pick[]): Promise<void> {
    let stored = await this.read();
    same(stored.state, storedStateOf(this.state));
    this.stages.add(this.state.stage);
    let after = 0;
    for (const pick of picks) {
      if (STAGE_META[this.state.stage].final && (after += 1) > AFTERMATH) return;
      const plan = this.plan(pick, stored.now);
      if (!plan) return;
      if (plan.at > stored.now) await setClock(this.database, plan.at);
      const answer = await this.driver.happen(plan.deed, stored);
      this.path.push(plan.deed === 'clock' ? 'clock' : `${plan.deed.actor}:${plan.deed.type}`);
      const now = await this.read();
      this.compare(plan.deed, answer, stored, now);
      stored = now;
    }
  }

  private plan({ choice, when, refusal }: Pick, now: number): { deed: StoryStep; at: number } | null {
    const moment = this.momentFor(when);
    const at = moment === null ? now : Math.max(now, moment + 1000);
    const { state } = overdue(this.state, at);
    const possible = possibleIn(state);
    const next = numbers(choice);
    const order = sayable(state, at)
      .map((deed) => {
        const seldom = isStray(deed, state) || (deed !== 'clock' && SELDOM.has(deed.type));
        return { deed, rank: next() + (seldom && next() < 0.95 ? 1 : 0) };
      })
      .sort((one, other) => one.rank - other.rank);
    const wanted = refusal !== 0;
    const found = order.find(({ deed }) => {
      const event = eventOf(deed, state, at);
      return (event !== null && possible(event)) === wanted;
    });
    if (!found) return null;
    return { deed: found.deed, at };
  }

  private momentFor(when: number): number | null {
    const { stage, context } = this.state;
    const { deadlineAt, dueAt, windows } = context;
    if (deadlineAt === null) return null;
    // Such a window takes two looks to end: one that reminds, and one a day later.
    const patient = STAGE_META[stage].window?.waitsForReminders === true;
    if (patient && when > PICK_WHEN / 2) return deadlineAt;
    if (when > PICK_WHEN - 2) return nextWordAt(stage, context) ?? deadlineAt;
    if (when === PICK_WHEN - 2) return deadlineAt;
    if (when === PICK_WHEN - 3) return dueAt === null ? deadlineAt + DAY : dueAt + windows.lateCancel;
    return null;
  }

  private async read(): Promise<StoredBooking> {
    const stored = await readStored(this.database, this.bookingId, this.lastId);
    this.lastId = stored.history.at(-1)?.id ?? this.lastId;
    return stored;
  }

  /** Lets the machine do what the product has been asked for, at the moment at which the product did it. */
  private compare(deed: StoryStep, answer: Answer, before: StoredBooking, after: StoredBooking): void {
    const at = after.history[0]?.at ?? after.now;
    const hidden = answer === 'BOOKING_NOT_FOUND' && STAGE_META[this.state.stage].hiddenFromCreator === true;
    const first = overdue(this.state, at);
    const event = eventOf(deed, first.state, at);
    const decision = event && decide(first.state, event);
    const expected = hidden ? [] : first.steps;
    if (event && decision?.taken) expected.push({ event, ...decision });
    const entries = expected.map(({ event: { type, actor }, state, effects }): Omit<StoredEntry, 'id'> => {
      this.state = state;
      this.ledger.apply(effects, state);
      this.taken.push(type);
      this.stages.add(state.stage);
      return { event: type, actor, at, toStage: state.stage, toEscrow: state.escrow };
    });
    same(
      after.history.map(({ id: _, ...entry }) => entry),
      entries,
    );
    same(after.revision, before.revision + entries.length);
    same(after.state, storedStateOf(this.state));
    same(after.ledger, this.ledger.balances());
    same(
      Object.values(after.ledger).reduce((sum, cents) => sum + cents, 0),
      0,
    );
    this.checkEnd(after);
    this.last = after.history.at(-1) ?? this.last;
    if (decision && !decision.taken) {
      this.refusals += 1;
      const repeats = answer === 'taken' && this.last?.event === event?.type;
      if (!hidden && !repeats) same(answer, decision.refusal);
    } else {
      same(answer, 'taken');
    }
  }

  /** Where a deal has ended, nothing is held any more, unless the card network has its hand on it. */
  private checkEnd({ state, ledger }: StoredBooking): void {
    if (!STAGE_META[this.state.stage].final || state.escrow.startsWith('charged_back')) return;
    same(ledger.escrow ?? 0, 0);
  }
}

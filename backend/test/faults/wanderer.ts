import { randomUUID } from 'node:crypto';
import {
  PARCEL_PROBLEMS,
  STAGE_META,
  type StepFields,
  TAKEN_STEPS,
  type TakenStep,
  fieldsOf,
  stepRow,
} from '@reelpact/domain';
import type pg from 'pg';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { AN_ADDRESS } from '../builders.js';
import type { Person } from '../person.js';
import type { StandInStripe } from '../stripe/stand-in-stripe.js';
import type { Offer } from './players.js';
import { Players } from './players.js';
import type { Waiting } from './quiet.js';

const HOUR = 3_600;
const DAY_MS = 86_400_000;
const STEPS = 24;
/** How often somebody looks whether there is something to do, where the provider or a server has to go on. */
const WAITS = 200;
const VISA = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

/** How often each is chosen, against 1 for all others: what ends a deal comes less often, so that walks get somewhere. */
const WEIGHTS: Readonly<Partial<Record<string, number>>> = {
  ...{ withdraw: 0.03, decline_request: 0.03, withdraw_as_creator: 0.015, accept_rejection: 0.2 },
  ...{ cancel_booking: 0.15, cancel_late: 0.3, propose_settlement: 0.4, accept_settlement: 0.3 },
  ...{ send_product: 3, submit_content: 2, extend_due_date: 0.4, open_dispute: 0.3 },
  ...{ cancel_as_admin: 0.005, resolve_dispute: 0.3, grant_refund: 0.2, reissue_refund: 3 },
  ...{ pay: 4, approve_request: 4 },
};

/** What else happens between two steps, and how often in a hundred. */
const OFTEN = { clock: 12, address: 4, together: 15, bank: 4 } as const;

export interface World {
  chance: () => number;
  admin: Person;
  stripe: StandInStripe;
  database: pg.Pool;
  waiting: Waiting;
  /** A creator's packages, with and without a product. */
  offers: readonly Offer[];
  /** What a bank has complained about and not decided yet. */
  disputes: Set<string>;
}

interface Choice {
  who: Person;
  path: string;
  name: string;
  body: object;
}

const isTaken = (name: string): name is TakenStep => (TAKEN_STEPS as readonly string[]).includes(name);

/**
 * A booking with which two people, an admin, a bank and the clock do whatever the product offers them, some of it at the same
 * moment, while servers die and the payment provider fails. Whatever is refused or lost is let go.
 */
export class Wanderer {
  private readonly players: Players;
  private readonly offer: Offer;

  constructor(
    private readonly world: World,
    brand: Person,
  ) {
    const { admin, stripe, database, waiting } = world;
    this.offer = this.oneOf(world.offers);
    this.players = new Players(brand, this.offer, admin, stripe, database, waiting);
  }

  get bookingId(): string {
    return this.players.bookingId;
  }

  /** @throws Error when the product answers what it never may: a 400 for what it has offered, or a 500 */
  async wander(): Promise<void> {
    await this.players.book(this.happens(60) ? 'pay_first' : 'approve_first');
    let waits = WAITS;
    for (let left = STEPS; left > 0;) {
      const choices = await this.choices();
      const first = this.choose(choices);
      if (first === undefined) {
        if (STAGE_META[(await this.players.read()).stage].final || (waits -= 1) < 0) return;
        await this.world.waiting.wait();
        continue;
      }
      left -= 1;
      const second = this.happens(OFTEN.together) ? this.choose(choices) : undefined;
      await Promise.all([this.take(first), ...(second ? [this.take(second)] : [])]);
      if (this.happens(OFTEN.clock)) await this.letTimePass();
      if (this.happens(OFTEN.address)) await this.moveHouse();
      if (this.happens(OFTEN.bank)) this.askBank();
    }
  }

  private happens(percent: number): boolean {
    return this.world.chance() * 100 < percent;
  }
  private oneOf<T>(items: readonly T[]): T {
    return items[Math.floor(this.world.chance() * items.length)] as T;
  }

  private async choices(): Promise<Choice[]> {
    const { brand } = this.players;
    const { person: creator } = this.offer;
    const all = await Promise.all(
      [brand, creator, this.world.admin].map(async (who) => {
        const answer = await who.get<BookingDto>(`/api/bookings/${this.bookingId}`).catch(() => null);
        return answer?.status === 200 ? this.choicesOf(who, answer.body) : [];
      }),
    );
    return all.flat();
  }

  private choicesOf(who: Person, booking: BookingDto): Choice[] {
    const area = who === this.world.admin ? '/api/admin/bookings' : '/api/bookings';
    return booking.actions
      .filter(({ enabled }) => enabled)
      .map(({ name, names }) => ({
        ...{ who, name, path: `${area}/${booking.id}/steps/${name}` },
        body: isTaken(name) ? { ...this.bodyOf(name, booking), ...names } : {},
      }));
  }

  private choose(choices: readonly Choice[]): Choice | undefined {
    const weightOf = ({ name }: Choice) => WEIGHTS[name] ?? 1;
    let left = this.world.chance() * choices.reduce((sum, choice) => sum + weightOf(choice), 0);
    return choices.find((choice) => (left -= weightOf(choice)) < 0);
  }

  /** What has to come with a step, and what can come with a parcel. */
  private bodyOf(name: TakenStep, { dueAt, latestDueAt }: BookingDto): Partial<StepFields> {
    const due = Date.parse(dueAt ?? '') + (1 + Math.floor(this.world.chance() * 6)) * DAY_MS;
    const latest = Date.parse(latestDueAt ?? '');
    const fields: Partial<StepFields> = {
      ...{ reason: 'Because of the storm.', feedback: 'Closer, please.', amount: '20.00' },
      creatorPercent: this.oneOf([0, 20, 50, 80, 100]),
      problem: this.oneOf(PARCEL_PROBLEMS),
      carrier: 'UPS',
      tracking: String(Math.floor(this.world.chance() * 1e9)),
      ...(Number.isFinite(due) && {
        dueAt: new Date(Number.isFinite(latest) ? Math.min(due, latest) : due).toISOString(),
      }),
    };
    const { input } = stepRow(name);
    const taken = fieldsOf(name).filter(
      (field) => input[field] === 'required' || field === 'carrier' || field === 'tracking',
    );
    return Object.fromEntries(taken.map((field) => [field, fields[field]]));
  }

  private async take({ who, name, path, body }: Choice): Promise<void> {
    if (name === 'pay') return this.pay();
    if (name === 'submit_content') return this.deliver();
    await this.ask(who, path, body);
  }

  /** Once: what is lost or refused is let go. */
  private async ask<T>(who: Person, path: string, body: object): Promise<T | null> {
    const answer = await who.post<T>(path, body).catch(() => null);
    if (answer === null || answer.status === 503) return null;
    if (answer.status < 300) return answer.body;
    if (answer.status === 400 || answer.status === 500)
      throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return null;
  }

  private async pay(): Promise<void> {
    const { brand } = this.players;
    const opened = await this.ask<{ clientSecret: string }>(brand, '/api/create-payment-intent', {
      bookingId: this.bookingId,
    });
    if (!opened) return;
    try {
      this.world.stripe.pay(opened.clientSecret, this.happens(85) ? VISA : DECLINED);
    } catch {
      // Paid already, or given up meanwhile.
    }
  }

  private async deliver(): Promise<void> {
    const uploadId = randomUUID();
    const { database } = this.world;
    await database.query(
      `with uploaded as (
         insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, mime_type, kind, sha256, finished_at)
         values ($1, $2, $3, 'a.jpg', 10, 'image/jpeg', 'image/jpeg', 'image', repeat('0', 64), now()))
       insert into previews (upload_id, creator_id, status) values ($1, $3, 'ready')`,
      [uploadId, this.bookingId, this.offer.creatorId],
    );
    const file = { fileName: 'a.jpg', fileSize: 10, fileType: 'image/jpeg', contentType: 'image', uploadId };
    await this.ask(this.offer.person, `/api/bookings/${this.bookingId}/submit-content`, { files: [file] });
  }

  private async letTimePass(): Promise<void> {
    const hours = 1 + Math.floor(this.world.chance() * 8);
    await this.world.database.query('update product_clock set offset_seconds = offset_seconds + $1', [
      hours * HOUR,
    ]);
  }

  /** The creator gets parcels somewhere else from now on. */
  private async moveHouse(): Promise<void> {
    const line1 = `${1 + Math.floor(this.world.chance() * 99)} Harbor Street`;
    await this.offer.person
      .call('PUT', '/api/creator/shipping-address', { ...AN_ADDRESS, line1 })
      .catch(() => undefined);
  }

  /** The cardholder complains, a complaint is decided, or a refund comes back. */
  private askBank(): void {
    const { stripe, disputes } = this.world;
    const open = [...disputes][0];
    if (open !== undefined && this.happens(50)) {
      disputes.delete(open);
      stripe.closeDispute(open, this.happens(50) ? 'won' : 'lost');
      return;
    }
    const sentBack = [...stripe.world.refunds.values()].find(
      ({ payment_intent: intent, status }) =>
        status === 'succeeded' && stripe.intentsOf(this.bookingId).some(({ id }) => id === intent),
    );
    if (sentBack && this.happens(50)) {
      stripe.failRefund(sentBack.id);
      return;
    }
    const paid = stripe.intentsOf(this.bookingId).find(({ status }) => status === 'succeeded');
    if (!paid) return;
    // A bank takes no second complaint about a payment, unless it was wrong to take the first.
    const earlier = [...stripe.world.disputes.values()].filter((one) => one.payment_intent === paid.id);
    if (earlier.some(({ status }) => status !== 'won')) return;
    disputes.add(stripe.dispute(paid.id).id);
  }
}

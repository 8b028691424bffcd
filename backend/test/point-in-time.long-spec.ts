import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase } from '../src/app.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../src/modules/escrow/providers/payment-provider.js';
import { ArchivedCluster } from './archived-cluster.js';
import { BookingDriver } from './booking-driver.js';
import { giveFactor } from './factors.js';
import { Person } from './person.js';
import { deliver } from './scenes.js';
import { type StripeStage, accountOf, heldBooking, startStripeStage } from './stripe-stage.js';

const SECRET = 'the same before and after the restore';

let cluster: ArchivedCluster;
let bench: StripeStage | undefined;
beforeAll(async () => {
  cluster = await ArchivedCluster.start();
});
afterAll(async () => {
  await bench?.stop();
  await cluster.stop();
});

async function on<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

const differences = async ({ stage }: StripeStage): Promise<string[]> => {
  const { differences: found, underWay } = await stage.app.get(Reconcile).run();
  expect(underWay).toBe(0);
  return found.map(({ text }) => text);
};

const stageOf = async ({ admin }: StripeStage, id: string): Promise<unknown> => {
  const { status, body } = await admin.get<{ stage: string }>(`/api/bookings/${id}`);
  return status === 200 ? body.stage : status;
};

/** Their content is approved; the money goes to a creator who can be paid. */
async function approved(on: StripeStage, { driver, booking, brand }: Held): Promise<void> {
  await deliver(driver);
  await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
  await on.tell();
}
type Held = Awaited<ReturnType<typeof heldBooking>>;

async function payable(on: StripeStage, { creator }: Held): Promise<void> {
  await giveFactor(on.stage.database, creator.userId);
  await creator.person.post('/api/creator/payouts/onboarding');
  on.stripe.onboard(await accountOf(on, creator));
  await on.tell();
}

/** Somebody whose browser still has the cookies of before. */
class Returning extends Person {
  constructor(
    url: string,
    private readonly before: Person,
  ) {
    super(url);
  }

  override send<T>(...[method, path, body, headers]: Parameters<Person['send']>) {
    return super.send<T>(method, path, body, { cookie: this.before.cookieHeader, ...headers });
  }
}

describe('a database that is restored to the moment between two bookings', () => {
  it('has the first with its money and not the second, and goes on', async () => {
    const { url } = cluster;
    await prepareDatabase(url);
    const settings = { SESSION_SECRET: SECRET, DEMO_MODE: 'false' };
    const before = await startStripeStage({ ...settings, DATABASE_URL: url });
    bench = before;
    const { stripe } = before;
    await cluster.backUp();
    const first = await heldBooking(before);
    const paidOut = await heldBooking(before);
    await payable(before, paidOut);
    const [{ moment = '' } = {}] = await on<{ moment: string }>(
      url,
      'select clock_timestamp()::text as moment',
    );
    const second = await heldBooking(before);
    await approved(before, paidOut);
    expect(await differences(before)).toEqual([]);
    await before.stage.stop();

    const restored = await cluster.restoreTo(moment);
    bench = await startStripeStage({ ...settings, DATABASE_URL: restored }, stripe);
    const after = bench;
    // What was sent in between is sent again: nobody knows of it here.
    await after.tell();
    const stages = [first, second, paidOut].map(({ booking }) => stageOf(after, booking.id));
    expect(await Promise.all(stages)).toEqual(['producing', 404, 'producing']);
    expect(await differences(after)).toEqual([
      'The ledger has $0.00 transferred to the creator, the provider $135.00.',
      expect.stringContaining(`a payment ${second.intentId} of $150.00 that no attempt here knows`),
    ]);

    // The payment of the booking that is gone is given back by hand, and what was approved is approved once more.
    const provider = after.stage.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const { intentId } = second;
    await provider.refund({ bookingId: second.booking.id, intentId, amount: 15_000 }, 'by hand');
    stripe.forgetKeys();
    const brand = new Returning(after.stage.url, paidOut.brand);
    const person = new Returning(after.stage.url, paidOut.creator.person);
    const cast = { brand, creator: { ...paidOut.creator, person } };
    const driver = new BookingDriver(after.stage, { ...cast, admin: after.admin }, paidOut.booking.id);
    await approved(after, { ...paidOut, ...cast, driver });
    const { booking: next } = await heldBooking(after);
    expect(await stageOf(after, next.id)).toBe('producing');
    expect(stripe.booksOf(paidOut.booking.id)).toMatchObject({ in: 15_000, out: 13_500, back: 0 });
    expect(stripe.booksOf(first.booking.id)).toMatchObject({ in: 15_000, out: 0, back: 0 });
    expect(await differences(after)).toEqual([]);
    expect(stripe.complaints).toEqual([]);
  });
});

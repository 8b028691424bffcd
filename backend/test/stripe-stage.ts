import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aBooking, aCreator, aUser } from './builders.js';
import { BookingDriver } from './booking-driver.js';
import type { Person } from './person.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';
import { makeAdmin } from './factors.js';

const VISA = '4242 4242 4242 4242';
const FEE_BPS = '1000';

/** The product before a stand-in for Stripe that brings no webhook unless it is told to. */
export interface StripeStage {
  stripe: StandInStripe;
  stage: TestApp;
  admin: Person;
  /** Brings every event that was not brought yet, once, in the order in which they happened; then does all jobs. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** @param known a stand-in that another product has worked with before; it is told of nothing twice by itself */
export async function startStripeStage(
  settings: Record<string, string> = {},
  known?: StandInStripe,
): Promise<StripeStage> {
  const stripe = known ?? (await StandInStripe.start());
  stripe.delivery = 'off';
  const stage = await startTestApp({
    ...stripe.settings,
    PLATFORM_FEE_BPS: FEE_BPS,
    DEMO_MODE: 'false',
    ...settings,
  });
  stripe.webhookUrl = `${stage.url}/api/webhooks/payments`;
  const user = await aUser(stage);
  await makeAdmin(stage.database, user.id);
  let told = 0;
  const tell = async (): Promise<void> => {
    for (let before = -1; before !== told;) {
      before = told;
      const fresh = stripe.events.slice(told).map(({ id }) => id);
      told += fresh.length;
      const answers = await stripe.deliver(...fresh);
      if (answers.some((status) => status !== 200))
        throw new Error(`a webhook was answered ${answers.join()}`);
      await stage.drain();
    }
  };
  return {
    stripe,
    stage,
    admin: user.person,
    tell,
    stop: async () => {
      await stage.stop();
      await stripe.stop();
    },
  };
}

export async function accountOf({ stage }: StripeStage, creator: TestCreator): Promise<string> {
  const row = await stage.database.row<{ id: string }>(
    't-account-of',
    'select account_id as id from payout_accounts where creator_id = $1',
    [creator.id],
  );
  return row?.id ?? '';
}

/** A booking whose money is held, with a creator who has not set up payouts. */
export async function heldBooking(bench: StripeStage, flow: 'pay_first' | 'approve_first' = 'pay_first') {
  const { stage, tell } = bench;
  const creator = await aCreator(stage);
  const { brand, booking } = await aBooking(stage, creator, flow);
  const driver = new BookingDriver(stage, { brand, creator, admin: bench.admin }, booking.id);
  const approve = () => creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  if (flow === 'approve_first') await approve();
  const intentId = await payWith(bench, brand, booking.id);
  await tell();
  if (flow === 'pay_first') await approve();
  await tell();
  return { creator, brand, booking, driver, intentId };
}

/** Pays on Stripe's own form. @returns the intent's id */
export async function payWith(
  { stripe }: StripeStage,
  brand: Person,
  bookingId: string,
  card = VISA,
): Promise<string> {
  const answer = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId });
  if (answer.status !== 201) throw new Error(`no intent: ${JSON.stringify(answer.body)}`);
  const { clientSecret } = answer.body;
  stripe.pay(clientSecret, card);
  return clientSecret.split('_secret_')[0] ?? '';
}

import { disputeNamed, refund } from './disputes.js';
import { search } from './pages.js';
import { askCardholder, cancel, capture, confirm, createIntent } from './payments.js';
import { fitting, LISTS, paged, route, type Route, type Work } from './route.js';
import { CURRENCY } from './shapes.js';
import { invalid, missing, refused } from './stripe-problem.js';

/** A page may use only the payment whose secret it knows. */
function demandSecret({ asked, given, id, world }: Work): void {
  if (!asked.fromPage) return;
  if (given.text('client_secret') !== world.intent(id).client_secret) {
    const message = 'The client_secret provided does not match the client_secret of this PaymentIntent.';
    throw invalid(message, 'client_secret');
  }
}

function makeIntent({ world, asked, given }: Work): object {
  const types = given.list('allowed_payment_method_types');
  if (asked.form['automatic_payment_methods'] !== undefined && types.length > 0) {
    throw invalid('You may only specify one of these parameters.', 'allowed_payment_method_types');
  }
  if (types.join() !== 'card') {
    throw invalid('This stand-in takes cards alone.', 'allowed_payment_method_types');
  }
  const amount = given.neededCents('amount');
  if (amount < 50) throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  const currency = given.needed('currency');
  if (currency !== CURRENCY) throw invalid(`Invalid currency: ${currency}`, 'currency');
  const captureMethod = given.text('capture_method') ?? 'automatic_async';
  if (!['automatic', 'automatic_async', 'manual'].includes(captureMethod)) {
    throw invalid('Invalid capture_method', 'capture_method');
  }
  const transferGroup = given.text('transfer_group');
  return createIntent(world, {
    ...{ amount, currency, captureMethod, transferGroup },
    asksCardholder: asksCardholder(given),
    metadata: given.metadata(),
  });
}

function asksCardholder(given: Work['given']): boolean {
  const card = given.part('payment_method_options')['card'];
  const asked = typeof card === 'object' && !Array.isArray(card) ? card['request_three_d_secure'] : undefined;
  if (asked !== undefined && asked !== 'any' && asked !== 'automatic')
    throw invalid('Invalid request_three_d_secure', 'payment_method_options');
  return asked === 'any';
}

function playTestCard(work: Work): object {
  const { world, given, id } = work;
  demandSecret(work);
  const card = given.part('payment_method_data')['card'];
  const number = typeof card === 'object' && !Array.isArray(card) ? card['number'] : undefined;
  return confirm(
    world,
    world.intent(id),
    typeof number === 'string' ? number : given.needed('payment_method'),
  );
}

function makeRefund({ world, given }: Work): object {
  const intentId = given.text('payment_intent');
  const charge =
    intentId === null
      ? world.charge(given.needed('charge'), 'charge')
      : world.chargeOf(world.intent(intentId, 'payment_intent'));
  if (charge === null) {
    throw refused('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  return refund(world, charge, given.cents('amount'), given.metadata());
}

const CREATE =
  'amount currency capture_method transfer_group metadata description allowed_payment_method_types automatic_payment_methods payment_method_options';
const CONFIRM = 'client_secret payment_method payment_method_data return_url key';
const OF_PAYMENT = ['payment_intent', 'charge'];

export const PAYMENT_ROUTES: readonly Route[] = [
  route('POST /v1/payment_intents', CREATE, makeIntent),
  route('GET /v1/payment_intents', LISTS, (work) => paged(work.world.intents.values(), work)),
  route('GET /v1/payment_intents/search', 'query limit page', ({ world, asked, around }) =>
    search(world, asked.form, around.pageLimit, Date.now() - around.searchLag),
  ),
  route(
    'GET /v1/payment_intents/:id',
    'client_secret key',
    (work) => {
      demandSecret(work);
      return work.world.intent(work.id);
    },
    true,
  ),
  route('POST /v1/payment_intents/:id/confirm', CONFIRM, playTestCard, true),
  route('POST /v1/payment_intents/:id', 'payment_method_options', ({ world, given, id }) => {
    const intent = world.intent(id);
    return asksCardholder(given) ? askCardholder(intent) : intent;
  }),
  route('POST /v1/payment_intents/:id/capture', 'amount_to_capture', ({ world, given, id }) =>
    capture(world, world.intent(id), given.cents('amount_to_capture')),
  ),
  route('POST /v1/payment_intents/:id/cancel', 'cancellation_reason', ({ world, given, id }) =>
    cancel(world, world.intent(id), given.text('cancellation_reason')),
  ),
  route('GET /v1/charges/:id', '', ({ world, id }) => world.charge(id)),
  route('POST /v1/refunds', 'payment_intent charge amount metadata reason', makeRefund),
  route('GET /v1/refunds', `${LISTS} payment_intent charge`, (work) =>
    paged(fitting(work.world.refunds.values(), work, OF_PAYMENT), work),
  ),
  route('GET /v1/refunds/:id', '', ({ world, id }) => {
    const found = world.refunds.get(id);
    if (!found) throw missing('refund', id);
    return found;
  }),
  route('GET /v1/disputes', `${LISTS} payment_intent charge`, (work) =>
    paged(fitting(work.world.disputes.values(), work, OF_PAYMENT), work),
  ),
  route('GET /v1/disputes/:id', '', ({ world, id }) => disputeNamed(world, id)),
];

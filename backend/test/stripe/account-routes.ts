import type { Form } from './form.js';
import { page } from './pages.js';
import { fitting, LISTS, paged, route, type Route, type Work } from './route.js';
import { CURRENCY, newAccount, newId, now, type Reversal, type Transfer } from './shapes.js';
import { invalid } from './stripe-problem.js';
import { balanceOf, reverse, transfer } from './transfers.js';
import type { World } from './world.js';

function reversalsOf(world: World, transferId: string): Reversal[] {
  return [...world.reversals.values()].filter((reversal) => reversal.transfer === transferId);
}

/** With its reversals, as every answer about a transfer has them. */
function shown(one: Transfer, { world, around }: Work): Transfer & { reversals: object } {
  const own = reversalsOf(world, one.id);
  return { ...one, reversals: page(`/v1/transfers/${one.id}/reversals`, own, {}, around.pageLimit) };
}

function makeTransfer(work: Work): object {
  const { world, given } = work;
  if (given.needed('currency') !== CURRENCY) throw invalid('Invalid currency', 'currency');
  const made = transfer(world, {
    amount: given.neededCents('amount'),
    destination: given.needed('destination'),
    source: given.text('source_transaction'),
    group: given.text('transfer_group'),
    metadata: given.metadata(),
  });
  return shown(made, work);
}

function makeAccount({ world, given }: Work): object {
  const controller = given.part('controller');
  if (given.text('type') !== null && Object.keys(controller).length > 0) {
    throw invalid('You cannot specify both `type` and `controller`.', 'controller');
  }
  const { losses, stripe_dashboard: dashboard } = controller as Record<string, Form | undefined>;
  if (dashboard?.['type'] === 'express' && losses?.['payments'] !== 'application') {
    throw invalid('With an Express dashboard the platform must bear losses.', 'controller');
  }
  const account = newAccount(given.text('email'), { ...controller, type: 'application' }, given.metadata());
  account.capabilities = Object.fromEntries(
    Object.keys(given.part('capabilities')).map((capability) => [capability, 'inactive']),
  );
  world.accounts.set(account.id, account);
  return account;
}

function makeLink({ world, given, around }: Work): object {
  if (given.needed('type') !== 'account_onboarding') throw invalid('Invalid type', 'type');
  for (const name of ['return_url', 'refresh_url']) {
    if (!URL.canParse(given.needed(name))) throw invalid('Not a valid URL', name, 'url_invalid');
  }
  const account = world.account(given.needed('account'));
  const back = encodeURIComponent(given.needed('return_url'));
  const url = `${around.url}/onboarding/${account.id}/${newId('once')}?return_url=${back}`;
  return { object: 'account_link', created: now(), expires_at: now() + 300, url };
}

function balance({ world, asked }: Work): object {
  if (asked.account !== null) world.account(asked.account);
  const amount = asked.account === null ? world.balance : balanceOf(world, asked.account);
  return {
    object: 'balance',
    available: [{ amount, currency: CURRENCY, source_types: { card: amount } }],
    pending: [{ amount: 0, currency: CURRENCY, source_types: { card: 0 } }],
    livemode: world.conditions.livemode,
  };
}

function payouts(work: Work): object {
  const { world, asked } = work;
  if (asked.account !== null) world.account(asked.account);
  const own = [...world.payouts.values()].filter(({ account }) => account === asked.account);
  const seen = own.map(({ account: _account, ...payout }) => payout);
  return paged(fitting(seen, work, ['status']), work);
}

const TRANSFER = 'amount currency destination source_transaction transfer_group metadata description';

export const ACCOUNT_ROUTES: readonly Route[] = [
  route('POST /v1/transfers', TRANSFER, makeTransfer),
  route('GET /v1/transfers', `${LISTS} transfer_group destination`, (work) => {
    const found = fitting(work.world.transfers.values(), work, ['transfer_group', 'destination']);
    return paged(
      found.map((one) => shown(one, work)),
      work,
    );
  }),
  route('GET /v1/transfers/:id', '', (work) => shown(work.world.transfer(work.id), work)),
  route('POST /v1/transfers/:id/reversals', 'amount metadata description', ({ world, given, id }) =>
    reverse(world, world.transfer(id), given.cents('amount'), given.metadata()),
  ),
  route('GET /v1/transfers/:id/reversals', LISTS, (work) =>
    paged(reversalsOf(work.world, work.world.transfer(work.id).id), work),
  ),
  route('GET /v1/account', '', ({ world }) => world.platform),
  route(
    'POST /v1/accounts',
    'email controller capabilities metadata country business_type type',
    makeAccount,
  ),
  route('GET /v1/accounts/:id', '', ({ world, id }) => world.account(id)),
  route('POST /v1/account_links', 'account type return_url refresh_url collection_options', makeLink),
  route('GET /v1/balance', '', balance),
  route('GET /v1/payouts', `${LISTS} status`, payouts),
];

import { DEFAULT_DESIGN } from '@reelpact/domain';
import { type TestCreator, aCreator, card, GOOD_CARD } from './builders.js';
import type { TestApp } from './app.js';
import type { Person } from './person.js';
import type { TipDto } from '../src/modules/tips/http/tip.dto.js';

const TIPS_ON = [
  { kind: 'packages', enabled: true, archived: false, content: {} },
  { kind: 'tips', enabled: true, archived: false, content: {} },
];

/** Switches a creator's tips on, or off. */
export async function switchTips({ person, id }: TestCreator, enabled = true): Promise<void> {
  const { status, body } = await person.call('PUT', `/api/creator/${id}/page`, {
    design: DEFAULT_DESIGN,
    blocks: TIPS_ON.map((block) => (block.kind === 'tips' ? { ...block, enabled } : block)),
  });
  if (status !== 200) throw new Error(`tips could not be switched: ${JSON.stringify(body)}`);
}

export async function aTippedCreator(stage: TestApp): Promise<TestCreator> {
  const creator = await aCreator(stage);
  await switchTips(creator);
  return creator;
}

let counter = 0;
export const aSupporter = (): string => `mia-${process.pid}-${(counter += 1)}@example.test`;

/** A card that no other test uses: of one number, the sandbox tells cards apart by their expiry. */
export const anotherCard = (number = GOOD_CARD) => {
  counter += 1;
  return { ...card(number), expMonth: 1 + (counter % 12), expYear: 2034 + (Math.floor(counter / 12) % 30) };
};

export const tipBody = (body: Record<string, unknown> = {}) => ({
  amount: '5.00',
  email: aSupporter(),
  name: 'Mia',
  message: 'Loved the reel about tea.',
  ...body,
});

/** A tip that waits for its payment. */
export async function aTip(
  person: Person,
  { username }: TestCreator,
  body: Record<string, unknown> = {},
): Promise<TipDto> {
  const answer = await person.post<TipDto>(`/api/creators/${username}/tips`, tipBody(body));
  if (answer.status !== 201) throw new Error(`no tip: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Uses a card for a tip; what the provider has to say is still on its way. */
export async function payTip(
  person: Person,
  { payment }: TipDto,
  used = anotherCard(),
): Promise<{ status: string }> {
  const answer = await person.post<{ status: string }>('/api/payments/sandbox/confirm', {
    clientSecret: payment?.clientSecret,
    card: used,
  });
  if (answer.status !== 200) throw new Error(`not paid: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const readTip = async (person: Person, id: string): Promise<TipDto> =>
  (await person.get<TipDto>(`/api/tips/${id}`)).body;

/** What lies on each account for a tip, in cents. */
export async function tipBalances({ database }: TestApp, id: string): Promise<Record<string, number>> {
  const rows = await database.rows<{ account: string; cents: string }>(
    't-tip-balances',
    `select e.account, sum(e.amount_cents)::text as cents from ledger_entries e
     join ledger_postings p on p.id = e.posting_id where p.tip_id = $1
     group by e.account having sum(e.amount_cents) <> 0 order by 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

/** The provider's notices that are on their way never arrive. */
export const loseNotices = ({ database }: TestApp) =>
  database.rows(
    't-lost-notices',
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier = 'deliver-sandbox-webhook'))`,
  );

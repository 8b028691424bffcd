import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ALLOWANCES, TIP_GUARD } from '@reelpact/domain';
import type { TipDto } from '../../src/modules/tips/http/tip.dto.js';
import { RateLimits } from '../../src/platform/access/rate-limits.js';
import type { TestApp } from '../app.js';
import { DECLINED_CARD, GOOD_CARD, type TestCreator, aCreator, card, setClock } from '../builders.js';
import { sharedTestApp } from '../suite.js';
import { aSupporter, anotherCard, readTip, switchTips, tipBalances, tipBody } from '../tips.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** The creators of these tests all register from one network, as those of the parts after them do. */
const forgive = () => stage.app.get(RateLimits).forgiveAll();
beforeEach(forgive);
afterAll(forgive);

let networks = 0;
/** A network that nobody else comes from. */
const anotherNetwork = (): string => `10.77.${Math.floor((networks += 1) / 250)}.${1 + (networks % 250)}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });

type Answer = TipDto & { code?: string; retryAfter?: number };
const give = ({ username }: TestCreator, ip: string, body: Record<string, unknown> = {}) =>
  stage.person().post<Answer>(`/api/creators/${username}/tips`, tipBody(body), from(ip));
const use = async ({ payment }: TipDto, used: ReturnType<typeof card>) => {
  const { body } = await stage
    .person()
    .post<{ status: string }>(
      '/api/payments/sandbox/confirm',
      { clientSecret: payment?.clientSecret, card: used },
      from(anotherNetwork()),
    );
  return body.status;
};
const approve = (tip: TipDto) =>
  stage
    .person()
    .post('/api/payments/sandbox/authenticate', { clientSecret: tip.payment?.clientSecret, approved: true });

async function tipped(): Promise<TestCreator> {
  const creator = await aCreator(stage);
  await switchTips(creator);
  return creator;
}

describe('the form for tips', () => {
  it('takes three in ten minutes from one network, and says when it takes another one', async () => {
    const creator = await tipped();
    const ip = anotherNetwork();
    const { most } = ALLOWANCES.tip_by_address;
    for (let taken = 0; taken < most; taken += 1) expect((await give(creator, ip)).status).toBe(201);
    const { status, body } = await give(creator, ip);
    expect([status, body.code, (body.retryAfter ?? 0) > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
    expect((await give(creator, anotherNetwork())).status).toBe(201);
  });

  it('takes three in ten minutes for one address, from wherever they come', async () => {
    const creator = await tipped();
    const email = aSupporter();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => give(creator, anotherNetwork(), { email })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ALLOWANCES.tip_by_email.most);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });

  it('asks the bank once five payments have failed: fifty networks with fifty stolen cards get nothing', async () => {
    const creator = await tipped();
    // Somebody honest has begun before, and enters their card in the middle of it.
    const before = (await give(creator, anotherNetwork())).body;
    let declined = 0;
    let asked = 0;
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { body } = await give(creator, anotherNetwork(), { amount: '2.00' });
      // Nine of ten stolen cards are blocked; the attacker looks for the one that isn't.
      const works = attempt % 10 === 9;
      const status = await use(body, anotherCard(works ? GOOD_CARD : DECLINED_CARD));
      await stage.drain();
      if (status === 'requires_payment_method') declined += 1;
      if (status === 'requires_action') asked += 1;
      expect(status).not.toBe('succeeded');
    }
    expect([declined, asked]).toEqual([45, 5]);
    expect(await use(before, anotherCard())).toBe('requires_action');
    await approve(before);
    await stage.drain();
    expect(await readTip(stage.person(), before.id)).toMatchObject({ status: 'paid' });
    // Other pages go on as they were.
    const other = (await give(await tipped(), anotherNetwork())).body;
    expect(await use(other, anotherCard())).toBe('succeeded');
  });

  it('lets cards alone again after a quiet hour', async () => {
    const creator = await tipped();
    for (let attempt = 0; attempt < TIP_GUARD.failures; attempt += 1)
      await use((await give(creator, anotherNetwork())).body, anotherCard(DECLINED_CARD));
    await stage.drain();
    expect(await use((await give(creator, anotherNetwork())).body, anotherCard())).toBe('requires_action');
    await setClock(stage.database, Date.now() + TIP_GUARD.span + 1_000);
    expect(await use((await give(creator, anotherNetwork())).body, anotherCard())).toBe('succeeded');
    await setClock(stage.database, Date.now());
  });

  it('refuses a card on the third page within an hour, and sends back what it took', async () => {
    const used = anotherCard();
    const tips: TipDto[] = [];
    for (let page = 0; page < 4; page += 1) {
      const { body } = await give(await tipped(), anotherNetwork());
      tips.push(body);
      await use(body, used);
      await stage.drain();
    }
    const ended = await Promise.all(tips.map(({ id }) => readTip(stage.person(), id)));
    expect(ended.map(({ status }) => status)).toEqual(['paid', 'paid', 'abandoned', 'abandoned']);
    expect(ended[2]?.text).toContain('The card was used on several pages within an hour');
    const balances = await tipBalances(stage, tips[2]?.id ?? '');
    expect([balances['creator_payable'], balances['refunds_owed']]).toEqual([undefined, undefined]);
    // Another card is as good as ever, and so is this one later.
    await setClock(stage.database, Date.now() + TIP_GUARD.span + 1_000);
    const { body } = await give(await tipped(), anotherNetwork());
    await use(body, used);
    await stage.drain();
    expect(await readTip(stage.person(), body.id)).toMatchObject({ status: 'paid' });
    await setClock(stage.database, Date.now());
  });

  it('refuses the third of three pages on which a card is used at the same moment', async () => {
    const used = anotherCard();
    const tips = await Promise.all(
      Array.from({ length: 3 }, async () => (await give(await tipped(), anotherNetwork())).body),
    );
    await Promise.all(tips.map((tip) => use(tip, used)));
    await stage.drain();
    const ended = await Promise.all(tips.map(({ id }) => readTip(stage.person(), id)));
    expect(ended.map(({ status }) => status).sort()).toEqual(['abandoned', 'paid', 'paid']);
  });

  it('always has the bank asked above fifty dollars', async () => {
    const creator = await tipped();
    const small = (await give(creator, anotherNetwork(), { amount: '50.00' })).body;
    expect(await use(small, anotherCard())).toBe('succeeded');
    const large = (await give(creator, anotherNetwork(), { amount: '50.01' })).body;
    expect(await use(large, anotherCard())).toBe('requires_action');
    await approve(large);
    await stage.drain();
    expect(await readTip(stage.person(), large.id)).toMatchObject({ status: 'paid', amount: '50.01' });
  });
});

describe('the papers of a tip', () => {
  it('are drawn sixty times in ten minutes for one network, and for others all the same', async () => {
    const creator = await tipped();
    const { body: tip } = await give(creator, anotherNetwork());
    await use(tip, anotherCard());
    await stage.drain();
    const [paper] = await stage.database.rows<{ id: string }>(
      't-paper-to-draw',
      'select d.id from documents d join ledger_postings p on p.key = d.posting_key where p.tip_id = $1',
      [tip.id],
    );
    const ip = anotherNetwork();
    const draw = async (network: string) =>
      (await fetch(`${stage.url}/api/documents/${paper?.id ?? ''}.pdf`, { headers: from(network) })).status;
    const limits = stage.app.get(RateLimits);
    for (let taken = 1; taken < ALLOWANCES.tip_paper_by_address.most; taken += 1)
      await limits.take('tip_paper_by_address', ip);
    expect([await draw(ip), await draw(ip), await draw(anotherNetwork())]).toEqual([200, 429, 200]);
  });
});

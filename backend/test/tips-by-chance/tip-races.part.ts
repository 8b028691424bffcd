import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TIP_TIMES } from '@reelpact/domain';
import { Reconcile } from '../../src/modules/escrow/index.js';
import { ReceiveNotice } from '../../src/modules/escrow/webhooks/receive-notice.js';
import { EndTipWindows } from '../../src/modules/tips/index.js';
import type { TestApp } from '../app.js';
import { setClock, type TestCreator } from '../builders.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';
import { aTip, aTippedCreator, payTip, readTip, tipBalances } from '../tips.js';

const ROUNDS = 8;
const FEE = 45;

let stage: TestApp;
let creator: TestCreator;
let supporter: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  creator = await aTippedCreator(stage);
  supporter = stage.person();
});

async function paid(): Promise<string> {
  const tip = await aTip(supporter, creator);
  await payTip(supporter, tip);
  await stage.drain();
  return tip.id;
}
const rowsOf = async (id: string, step: string): Promise<number> =>
  (
    await stage.database.rows(
      't-tip-steps',
      'select 1 from ledger_postings where tip_id = $1 and step = $2',
      [id, step],
    )
  ).length;
const eventsOf = async (id: string): Promise<string[]> =>
  (
    await stage.database.rows<{ event: string }>(
      't-tip-events',
      'select event from tip_events where tip_id = $1 order by id',
      [id],
    )
  ).map(({ event }) => event);
const balanced = async (id: string) => {
  expect(await tipBalances(stage, id)).toEqual({ processor_clearing: -FEE, processor_fees: FEE });
};

describe('of two who act on a tip at the same moment', () => {
  afterEach(async () => {
    expect((await stage.app.get(Reconcile).run()).differences).toEqual([]);
  });

  it('a refund by its creator and its payout: one happens, the other is told', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await setClock(stage.database, Date.now());
      const id = await paid();
      await stage.advance(TIP_TIMES.hold);
      const [refund] = await Promise.all([
        creator.person.post(`/api/creator/tips/${id}/refund`),
        stage.drain(),
      ]);
      await stage.drain();
      const { status } = await readTip(supporter, id);
      expect([`${refund.status} ${status}`]).toEqual([
        expect.stringMatching(/^(?:200 refunded|409 paid_out)$/),
      ]);
      seen.add(status);
      expect((await rowsOf(id, 'transfer')) + (await rowsOf(id, 'refund'))).toBe(1);
      await balanced(id);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('a refund by the creator and the supporter who takes it back: it goes back once', async () => {
    await setClock(stage.database, Date.now());
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await paid();
      const answers = await Promise.all([
        creator.person.post(`/api/creator/tips/${id}/refund`),
        supporter.post(`/api/tips/${id}/undo`),
        supporter.post(`/api/tips/${id}/undo`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await stage.drain();
      expect((await eventsOf(id)).filter((event) => event === 'REFUNDED')).toHaveLength(1);
      expect([await rowsOf(id, 'tip_refund'), await rowsOf(id, 'refund')]).toEqual([1, 1]);
      await balanced(id);
    }
  });

  it('a payment that succeeds and the end of its time: it is paid, or goes back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await setClock(stage.database, Date.now());
      const tip = await aTip(supporter, creator);
      await payTip(supporter, tip);
      // Its notices are on their way while the time runs out.
      await setClock(stage.database, Date.now() + TIP_TIMES.window);
      await Promise.all([stage.drain(), stage.app.get(EndTipWindows).sweep()]);
      await stage.drain();
      const events = await eventsOf(tip.id);
      const { status } = await readTip(supporter, tip.id);
      if (status === 'abandoned') {
        expect(events).toEqual(['TIP_WINDOW_ENDED', 'PAYMENT_SUCCEEDED']);
        expect(await rowsOf(tip.id, 'refund')).toBe(1);
        await balanced(tip.id);
      } else {
        expect([status, events]).toEqual(['paid', ['PAYMENT_SUCCEEDED']]);
        expect((await tipBalances(stage, tip.id))['creator_payable']).toBe(-500);
      }
    }
  });

  it('many notices of one payment: it is paid once', async () => {
    await setClock(stage.database, Date.now());
    const tip = await aTip(supporter, creator);
    await payTip(supporter, tip);
    const [intent] = await stage.database.rows<{ id: string }>(
      't-race-intent',
      'select intent_id as id from tips where id = $1',
      [tip.id],
    );
    const receive = stage.app.get(ReceiveNotice);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        receive.run({
          id: `evt_race_${tip.id}_${index % 10}`,
          type: 'payment_intent.succeeded',
          about: { kind: 'payment', id: intent?.id ?? '' },
        }),
      ),
    );
    await stage.drain();
    expect(await eventsOf(tip.id)).toEqual(['PAYMENT_SUCCEEDED']);
    expect([await rowsOf(tip.id, 'tip'), await rowsOf(tip.id, 'processor_fee')]).toEqual([1, 1]);
    const mails = await stage.database.rows('t-race-mails', `select 1 from mails where body like $1`, [
      `%/tip/${tip.id}%`,
    ]);
    expect(mails).toHaveLength(1);
  });
});

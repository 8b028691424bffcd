import { beforeAll, expect, it } from '@jest/globals';
import { TIP_TIMES } from '@reelpact/domain';
import { Reconcile } from '../src/modules/escrow/index.js';
import type { TestApp } from './app.js';
import { waitingAtLocks } from './at-locks.js';
import { type TestCreator, setClock } from './builders.js';
import type { Person } from './person.js';
import { CHOSEN_RACES, SEED, hasTimeLeft } from './soak.js';
import { aTip, aTippedCreator, payTip, readTip } from './tips.js';
import { until } from './until.js';

const roundsNow = (): number => CHOSEN_RACES ?? (hasTimeLeft() ? 20 : 2);
const ENOUGH_TO_WIN = 20;

/** Holds a tip's lock until both who want something of it stand there, the leader first. */
async function meet(
  { database }: TestApp,
  tipId: string,
  [leader, other]: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<void> {
  const holder = await database.pool.connect();
  let answered = 0;
  const send = (act: () => Promise<unknown>) => act().finally(() => (answered += 1));
  const atTheLock = (count: number) =>
    until(async () => (await waitingAtLocks(database)) + answered >= count);
  const sent: Promise<unknown>[] = [];
  try {
    await holder.query('begin');
    await holder.query('select 1 from tips where id = $1 for update', [tipId]);
    sent.push(send(leader));
    await atTheLock(1);
    sent.push(send(other));
    await atTheLock(2);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  await Promise.all(sent);
}

/**
 * A tip can be refunded until its payout is placed. Its supporter’s own time to take it back is over long before that: they are told so, unless it
 * has been refunded already.
 */
export function raceTips(theApp: () => TestApp): void {
  let creator: TestCreator;
  let supporter: Person;
  beforeAll(async () => {
    creator = await aTippedCreator(theApp());
    supporter = theApp().person();
  });

  it('a refund of a tip and its payout: one happens, the other is refused, and the books balance', async () => {
    const stage = theApp();
    const rounds = roundsNow();
    const tally = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      await setClock(stage.database, Date.now());
      const tip = await aTip(supporter, creator);
      await payTip(supporter, tip);
      await stage.drain();
      await stage.advance(TIP_TIMES.hold);
      let refunded = 0;
      let undone = 0;
      const refund = async (): Promise<void> => {
        refunded = (await creator.person.post(`/api/creator/tips/${tip.id}/refund`)).status;
        undone = (await supporter.post(`/api/tips/${tip.id}/undo`)).status;
      };
      const payOut = () => stage.drain();
      await meet(stage, tip.id, (round + SEED) % 2 === 0 ? [refund, payOut] : [payOut, refund]);
      await stage.drain();
      const { status } = await readTip(supporter, tip.id);
      expect(['200, then 200: refunded', '409, then 409: paid_out']).toContain(
        `${refunded}, then ${undone}: ${status}`,
      );
      tally.set(status, (tally.get(status) ?? 0) + 1);
      const left = await stage.database.rows<{ step: string }>(
        't-tip-left-by',
        `select step from ledger_postings where tip_id = $1 and step in ('transfer', 'refund')`,
        [tip.id],
      );
      expect(left.map(({ step }) => step)).toEqual([status === 'refunded' ? 'refund' : 'transfer']);
    }
    await setClock(stage.database, Date.now());
    expect((await stage.app.get(Reconcile).run()).differences).toEqual([]);
    console.log(
      `seed ${SEED}, a refund of a tip and its payout: ${[...tally].map((entry) => entry.join(' ')).join(', ')}`,
    );
    if (rounds >= ENOUGH_TO_WIN) expect([...tally.keys()].sort()).toEqual(['paid_out', 'refunded']);
  });
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Reconcile } from '../src/modules/escrow/index.js';
import { ProviderRefused } from '../src/modules/escrow/providers/payment-provider.js';
import { SandboxProvider } from '../src/modules/escrow/providers/sandbox/sandbox-provider.js';
import { type TestApp, startTestApp } from './app.js';
import { aUser, read } from './builders.js';
import type { Person } from './person.js';
import { completed } from './scenes.js';
import { makeAdmin } from './factors.js';

let answer: 'as always' | 'nothing' | 'no' = 'as always';
class RefusingProvider extends SandboxProvider {
  override refund(...order: Parameters<SandboxProvider['refund']>): Promise<{ id: string }> {
    if (answer === 'nothing') return Promise.reject(new Error('no answer'));
    if (answer === 'no') return Promise.reject(new ProviderRefused('this charge has been disputed'));
    return super.refund(...order);
  }
}

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await startTestApp({}, (modules) =>
    modules.overrideProvider(SandboxProvider).useClass(RefusingProvider),
  );
  const { person, id } = await aUser(stage);
  await makeAdmin(stage.database, id);
  admin = person;
});
afterAll(() => stage.stop());

it('a refund that is refused after the card network has taken the payment back is owed to nobody', async () => {
  const { brand, booking } = await completed(stage, { admin });
  answer = 'nothing';
  const step = `/api/admin/bookings/${booking.id}/steps/grant_refund`;
  expect((await admin.post(step, { amount: '5.00', reason: 'A file was broken.' })).status).toBe(200);
  await expect(stage.jobs.drain()).rejects.toThrow('no answer');

  const intent = await stage.database.row<{ id: string }>(
    't-intent',
    'select intent_id as id from payment_attempts where booking_id = $1',
    [booking.id],
  );
  const refunds = ['refund-payment'];
  await stage.database.transaction((tx) => tx.enqueue('sandbox-trouble', { intentId: intent?.id }));
  await stage.drain(refunds);
  const dispute = await stage.database.row<{ id: string }>(
    't-dispute',
    'select id from sandbox.disputes where intent_id = $1',
    [intent?.id ?? ''],
  );
  const close = `/api/payments/sandbox/disputes/${dispute?.id}/close`;
  expect((await admin.post(close, { outcome: 'lost' })).status).toBe(204);
  await stage.drain(refunds);
  expect(await read(brand, booking.id)).toMatchObject({ escrowStatus: 'lost' });

  answer = 'no';
  await stage.database.rows(
    't-now',
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'refund-payment'`,
  );
  await stage.drain();
  const { differences, underWay } = await stage.app.get(Reconcile).run();
  expect({ differences, underWay }).toEqual({ differences: [], underWay: 0 });
});

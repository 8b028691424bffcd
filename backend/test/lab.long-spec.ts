import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LabMove, type LabRun, takersOf } from '@reelpact/domain';
import { DEMO_ADMIN, DEMO_PASSWORD, SAMPLE_CREATOR } from '../src/modules/demo/index.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import type { LabBookingDto } from '../src/modules/lab/http/lab.dto.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import type { Person } from './person.js';
import { bookAsGuest } from './use-case-driver.js';
import { makeAdmin } from './factors.js';

/** Nobody waits for previews here. */
const PREVIEWS = ['process-media'];
const NOTHING = '00000000-0000-4000-8000-000000000000';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await startTestApp({ PLATFORM_FEE_BPS: '1000' });
  admin = await anAdmin();
  await theDemosCreator();
});
afterAll(() => stage.stop());

async function anAdmin(): Promise<Person> {
  const { person, id } = await aUser(stage);
  await makeAdmin(stage.database, id);
  return person;
}

/** With packages of one revision and of as many as the brand wants. */
async function theDemosCreator(): Promise<void> {
  const { person, id } = await aCreator(stage, { username: SAMPLE_CREATOR });
  const more = { tier: 'basic', name: 'Many', description: 'Three photos of it', price: 90 };
  const answer = await person.post(`/api/creator/${id}/packages`, { ...more, revisions: 'unlimited' });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

const at = (id: string, part = ''): string => `/api/lab/bookings/${id}${part}`;
const look = async (id: string): Promise<LabBookingDto> => (await admin.get<LabBookingDto>(at(id))).body;

async function make(flow: LabRun['flow'] = 'pay_first', revisions: number | null = 1): Promise<string> {
  const { status, body } = await admin.post<LabBookingDto>('/api/lab/bookings', { flow, revisions });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

/** Without waiting for what follows from it. */
function send(id: string, move: LabMove) {
  if ('media' in move) return admin.post<LabBookingDto>(at(id, '/previews'));
  if ('clock' in move) return admin.post<LabBookingDto>(at(id, '/clock'), { to: move.clock });
  return admin.post<LabBookingDto>(at(id, 'signal' in move ? '/signals' : '/steps'), move);
}

async function perform(id: string, ...moves: LabMove[]): Promise<LabBookingDto> {
  for (const move of moves) {
    const { status, body } = await send(id, move);
    if (status !== 200) throw new Error(`${JSON.stringify(move)}: ${status} ${JSON.stringify(body)}`);
    await stage.drain(PREVIEWS);
  }
  return look(id);
}

const PAID: LabMove[] = [{ step: 'pay' }, { signal: 'PAYMENT_SECURED' }];
const PRODUCING: LabMove[] = [...PAID, { step: 'approve_request' }, { signal: 'CAPTURED' }];

async function differences(): Promise<unknown[]> {
  const { differences: found, underWay } = await stage.app.get(Reconcile).run();
  expect(underWay).toBe(0);
  return found;
}

describe('the lab', () => {
  it('keeps money where the tester leaves it, and shows each posting', async () => {
    const id = await make();
    const securing = await perform(id, ...PAID, { step: 'approve_request' });
    expect(securing).toMatchObject({
      stage: 'securing',
      escrow: 'authorized',
      onItsWay: false,
      postings: [],
    });
    const { postings } = await perform(id, { signal: 'CAPTURED' });
    expect(postings[0]).toMatchObject({
      step: 'hold',
      attempt: 1,
      entries: [
        { account: 'processor_clearing', amount: 15_000 },
        { account: 'escrow', amount: -15_000 },
      ],
    });
  });

  it('says of every step who may take it, and why not', async () => {
    const { parties, payments } = await perform(await make(), ...PAID);
    const offered = parties.flatMap(({ party, actions }) =>
      actions.filter(({ enabled }) => enabled).map(({ name }) => `${party} ${name}`),
    );
    expect(offered).toEqual([
      'brand withdraw',
      'creator approve_request',
      'creator decline_request',
      'admin cancel_as_admin',
    ]);
    for (const { party, actions } of parties) {
      for (const { name, enabled, reason } of actions) {
        expect(takersOf(name)).toContain(party);
        expect(reason === null).toBe(enabled);
      }
    }
    expect(payments).toEqual([{ attempt: 1, hears: ['AUTHORIZATION_LAPSED'] }]);
  });

  it('tells what the server refuses in one sentence, and changes nothing', async () => {
    const id = await make();
    const before = await look(id);
    const refused = async (move: LabMove) => {
      const { status, body } = await send(id, move);
      return [status, (body as unknown as { message: string }).message];
    };
    expect(await refused({ step: 'approve_content' })).toEqual([409, expect.stringMatching(/\.$/)]);
    expect(await refused({ step: 'decline_request' })).toEqual([400, 'reason: This step needs it.']);
    expect(await refused({ step: 'withdraw', reason: 'because' })).toEqual([
      400,
      'reason: This step takes no such field.',
    ]);
    expect(await refused({ signal: 'PAYMENT_SECURED' })).toEqual([
      409,
      'No payment was opened for attempt 1. Take “Pay Now” as the brand first.',
    ]);
    await perform(id, { step: 'pay' });
    expect(await refused({ signal: 'CHARGEBACK_OPENED', amount: '5.00' })).toEqual([
      400,
      'Only a payment has an amount of its own.',
    ]);
    const { stage: at, escrow, history } = await look(id);
    expect({ stage: at, escrow, history }).toEqual({
      stage: before.stage,
      escrow: before.escrow,
      history: before.history,
    });
    expect((await admin.post('/api/lab/bookings', { flow: 'pay_first', revisions: 7 })).status).toBe(422);
    expect((await look(await make('approve_first', null))).revisionsLeft).toBeNull();
  });

  it('moves the clock to a reminder, and to the deadline', async () => {
    const id = await make('approve_first');
    const { window } = await look(id);
    expect(window.onSilence).toBe('Without an answer by then, the request expires and no money is taken.');
    const reminded = await perform(id, { clock: 'reminder' });
    expect(reminded.stage).toBe('requested');
    expect(reminded.history.at(-1)?.event).toBe('REMINDED');
    expect(Date.parse(reminded.now)).toBeGreaterThanOrEqual(Date.parse(window.nextReminderAt ?? ''));
    const { stage: at } = await perform(id, { clock: 'deadline' });
    expect(at).toBe('request_expired');
    expect((await send(id, { clock: 'deadline' })).status).toBe(409);
  });

  it('sends signals twice, late, out of order and with another amount, and all books still agree', async () => {
    const twice = await perform(await make(), { step: 'pay' }, { signal: 'PAYMENT_SECURED', twice: true });
    expect(twice.history.filter(({ event }) => event === 'PAYMENT_SECURED')).toHaveLength(1);

    // Of a payment that was given up: it goes back.
    const late = await make();
    await perform(late, ...PAID, { signal: 'AUTHORIZATION_LAPSED' });
    const returned = await perform(late, { signal: 'CAPTURED', attempt: 1 });
    expect(returned).toMatchObject({ stage: 'unpaid', attempt: 2 });
    expect(returned.postings.map(({ step }) => step)).toEqual(expect.arrayContaining(['stray', 'refund']));

    // The end of a case before its beginning.
    const swapped = await perform(await make(), ...PRODUCING, { signal: 'CHARGEBACK_LOST' });
    expect(swapped.history.map(({ event }) => event).slice(-2)).toEqual([
      'CHARGEBACK_OPENED',
      'CHARGEBACK_LOST',
    ]);
    expect(swapped).toMatchObject({ stage: 'refunded', escrow: 'lost' });

    const other = await perform(await make(), { step: 'pay' }, { signal: 'PAYMENT_SECURED', amount: '1.00' });
    expect(other.stage).toBe('unpaid');

    // Nothing that the booking could not use becomes true.
    const early = await make();
    await perform(early, ...PAID);
    const { status, body } = await send(early, { signal: 'CAPTURED' });
    expect([status, body.note]).toEqual([200, expect.stringContaining('only its webhook was sent')]);
    await stage.drain(PREVIEWS);
    expect(await look(early)).toMatchObject({ stage: 'requested', escrow: 'authorized', postings: [] });

    expect(await differences()).toEqual([]);
  });

  it('sends a refund again that came back', async () => {
    const id = await make();
    await perform(id, ...PRODUCING, { step: 'cancel_as_admin', reason: 'because' });
    const failed = await perform(id, { signal: 'REFUND_FAILED' });
    expect(failed.history.at(-1)?.event).toBe('REFUND_FAILED');
    await perform(id, { step: 'reissue_refund', reason: 'The card was replaced.' });
    expect(await differences()).toEqual([]);
  });

  it('delivers a real file, another one each time', async () => {
    const id = await make();
    await perform(id, ...PRODUCING, { step: 'submit_content', notes: 'Here it is.' });
    const { version } = await perform(
      id,
      { step: 'request_revision', feedback: 'closer' },
      { step: 'submit_content' },
    );
    expect(version).toBe(2);
    const { body } = await admin.get<{ files: { size: number }[] }[]>(`/api/bookings/${id}/submissions`);
    expect(body.map(({ files }) => files.length)).toEqual([1, 1]);
  });

  it('lists all bookings, page by page', async () => {
    const creator = await aCreator(stage);
    for (let made = 0; made < 21; made += 1) await bookAsGuest(stage, creator.packageId, 'pay_first');
    const first = await admin.get<{ id: string }[]>('/api/lab/bookings');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await admin.get<{ id: string }[]>(next);
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect(first.body).toHaveLength(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await admin.get('/api/lab')).body).toMatchObject({ revisions: [1, null] });
  });
});

describe('who may use the lab', () => {
  const CALLS = [
    ['GET', '/api/lab'],
    ['GET', '/api/lab/bookings'],
    ['POST', '/api/lab/bookings'],
    ['GET', at(NOTHING)],
    ['POST', at(NOTHING, '/steps')],
    ['POST', at(NOTHING, '/signals')],
    ['POST', at(NOTHING, '/clock')],
  ] as const;
  const statuses = (person: Person) =>
    Promise.all(
      CALLS.map(
        async ([method, path]) =>
          (await person.call(method, path, method === 'POST' ? {} : undefined)).status,
      ),
    );

  it('is an admin, and nobody else', async () => {
    expect(new Set(await statuses(stage.person()))).toEqual(new Set([401]));
    expect(new Set(await statuses((await aUser(stage)).person))).toEqual(new Set([403]));
    expect(await statuses(admin)).toEqual([200, 200, 400, 404, 400, 400, 400]);
  });

  it('is nobody where there is no demo', async () => {
    const product = await startTestApp({ DEMO_MODE: 'false' });
    const unknown = await product.person().get('/api/no-such-thing');
    for (const [method, path] of CALLS) {
      const answer = await product.person().call(method, path, method === 'POST' ? {} : undefined);
      expect([answer.status, answer.body['code']]).toEqual([404, unknown.body['code']]);
    }
    await product.stop();
  });

  it('is none of the demo’s people any more once the demo is over: everybody knows the password', async () => {
    for (const demo of ['true', 'false']) {
      const product = await startTestApp({ DEMO_MODE: demo });
      const person = product.person();
      await person.post('/api/auth/register', {
        email: DEMO_ADMIN,
        password: DEMO_PASSWORD,
        firstName: 'Quinn',
        lastName: 'Adler',
      });
      await product.database.rows('t-demo-admin', 'update users set is_admin = true');
      const { body } = await person.get('/api/auth/user');
      const { status } = await person.get('/api/admin/stuck');
      expect([body['isAdmin'], status]).toEqual(demo === 'true' ? [true, 200] : [undefined, 401]);
      const known = { email: DEMO_ADMIN, password: DEMO_PASSWORD };
      const signIn = await product.person().post('/api/auth/login', known);
      expect(signIn.status).toBe(demo === 'true' ? 200 : 401);
      await product.stop();
    }
  });
});

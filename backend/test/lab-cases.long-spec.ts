import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LabMove, type LabRun, moveText } from '@reelpact/domain';
import { type TestCase, testModel } from '../../domain/src/booking/test-cases.js';
import { LAB_FEE } from '../../domain/src/booking/lab-walk.js';
import { SAMPLE_CREATOR } from '../src/modules/demo/index.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import type { LabBookingDto } from '../src/modules/lab/http/lab.dto.js';
import { type TestApp, startTestApp } from './app.js';
import { AN_ADDRESS, aCreator, aUser } from './builders.js';
import type { Person } from './person.js';
import { makeAdmin } from './factors.js';

/** The lab makes previews when a tester says so. */
const PREVIEWS = ['process-media'];

/** Before the server starts: it is walked for longer than a connection is kept open without a request. */
const { cases } = testModel();

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ PLATFORM_FEE_BPS: '1000' });
  const { person, id } = await aUser(app);
  await makeAdmin(app.database, id);
  admin = person;
  // The cases book a package of one revision that counts something.
  const creator = await aCreator(app, { username: SAMPLE_CREATOR, includes: '• 3 photos' });
  await creator.person.call('PUT', `/api/packages/${creator.packageId}`, { cancellationPercent: LAB_FEE });
  await creator.person.post(`/api/creator/${creator.id}/packages`, {
    ...{
      name: 'Unboxing',
      description: 'Your parcel, opened on camera',
      price: 180,
      deliveryTime: '3-5 days',
    },
    ...{ revisions: 1, includes: '• 3 photos', tier: 'basic' },
    ...{ cancellationPercent: LAB_FEE, needsProduct: true },
  });
  await creator.person.call('PUT', '/api/creator/shipping-address', AN_ADDRESS);
});
afterAll(() => app.stop());

const at = (id: string, part = ''): string => `/api/lab/bookings/${id}${part}`;

async function ask(path: string, body?: object): Promise<LabBookingDto> {
  const answer = await admin.call<LabBookingDto>(body ? 'POST' : 'GET', path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What a tester does with one button, and where the booking stands when all that follows from it is done. */
async function perform(id: string, move: LabMove): Promise<LabBookingDto> {
  if ('media' in move) await ask(at(id, '/previews'), {});
  else if ('clock' in move) await ask(at(id, '/clock'), { to: move.clock });
  else await ask(at(id, 'signal' in move ? '/signals' : '/steps'), move);
  await app.drain(PREVIEWS);
  return ask(at(id));
}

/** Whether the lab shows a button for the move that can be pressed. */
function isOffered(move: LabMove, { parties, payments, window }: LabBookingDto): boolean {
  if ('step' in move)
    return parties.some(({ actions }) => actions.some(({ name, enabled }) => enabled && name === move.step));
  if ('signal' in move) return payments.some(({ hears }) => hears.includes(move.signal));
  if ('clock' in move)
    return (move.clock === 'deadline' ? window.deadlineAt : window.nextReminderAt) !== null;
  return true;
}

/** Where a booking was after each step of the case, beside what each button is called. */
async function follow({ run }: { run: LabRun }): Promise<object[]> {
  const { moves, ...booking } = run;
  let now = await ask('/api/lab/bookings', booking);
  const made = { who: 'Lab', what: 'Make booking', offered: true };
  const seen = [{ ...made, stage: now.stage, escrow: now.escrow }];
  for (const move of moves) {
    const { who, what } = moveText(move);
    const offered = isOffered(move, now);
    now = await perform(now.id, move);
    seen.push({ who, what, offered, stage: now.stage, escrow: now.escrow });
  }
  return seen;
}

const written = ({ steps }: TestCase): object[] =>
  steps.map(({ who, what, stage, escrow }) => ({ who, what, offered: true, stage, escrow }));

it('every written test case can be walked in the lab and ends where it says, and all books agree', async () => {
  expect(cases.length).toBeGreaterThan(50);
  const seen: Record<string, object[]> = {};
  for (const one of cases) seen[one.id] = await follow(one);
  expect(seen).toEqual(Object.fromEntries(cases.map((one) => [one.id, written(one)])));
  const { differences, underWay } = await app.app.get(Reconcile).run();
  expect({ differences, underWay }).toEqual({ differences: [], underWay: 0 });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  BRAND_RECORD_BOOKINGS,
  type BrandCounts,
  NO_BRAND_COUNTS,
  PROOF_DAYS,
  SAME_CREATOR_MAX,
  brandRecordOf,
} from '@reelpact/domain';
import type { BrandRecordDto, OwnBrandRecordDto } from '../../src/modules/proof/http/brand-record.dto.js';
import { KeepProof } from '../../src/modules/proof/index.js';
import { ReadBrandRecord } from '../../src/modules/proof/reads/read-brand-record.js';
import type { TestApp } from '../app.js';
import { BrandDeals, type Someone } from '../brand-deals.js';
import { PASSWORD, aCreator, aUser } from '../builders.js';
import { eachStatement } from '../each-statement.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import type { Scene } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let deals: BrandDeals;
beforeAll(async () => {
  stage = await sharedTestApp();
  deals = await BrandDeals.at(stage);
});

const NEW_HERE = brandRecordOf(NO_BRAND_COUNTS);
let addresses = 0;
const anAddress = (): string => `record-${process.pid}-${(addresses += 1)}@northwind.test`;
/** A guest with an address of their own, who hasn't shown that it is. */
const aGuest = (): Someone => ({ person: stage.person(), email: anAddress() });
/** They press the link that was mailed to them. */
async function openLink({ person, email }: Someone): Promise<void> {
  const { token } = await newestLink(stage, email);
  expect((await person.post('/api/guest/sessions', { token })).status).toBe(204);
}
const countsOf = async (userId: string): Promise<BrandCounts> => {
  await stage.drain();
  return stage.app.get(ReadBrandRecord).count({ userId: userId, emailKey: null });
};
const ownOf = async (person: Person): Promise<OwnBrandRecordDto> => {
  await stage.drain();
  return (await person.get<OwnBrandRecordDto>('/api/brand/record')).body;
};
const shownOn = ({ booking }: Scene, person: Person) =>
  person.get<BrandRecordDto>(`/api/bookings/${booking.id}/brand-record`);

describe('who a record is of', () => {
  it('is an address once its guest has opened a mailed link, and the same brand once it has an account', async () => {
    const guest = aGuest();
    await deals.completed(guest);
    const next = await deals.requested(guest);
    expect((await shownOn(next, next.creator.person)).body).toEqual(NEW_HERE);
    expect((await ownOf(guest.person)).numbers[0]).toMatchObject({ number: 'jobs', events: 0 });
    await openLink(guest);
    expect(await ownOf(guest.person)).toMatchObject({ address: guest.email, record: NEW_HERE });
    expect((await ownOf(guest.person)).numbers[0]).toMatchObject({ events: 1 });
    for (let count = 0; count < 2; count += 1) await deals.completed(guest);
    expect((await shownOn(next, next.creator.person)).body).toMatchObject({ jobs: 3 });

    const account = stage.person();
    const { email } = guest;
    const { body } = await account.post<{ id: string }>('/api/auth/register', {
      ...{ email, password: PASSWORD, firstName: 'Ann', lastName: 'Miller' },
    });
    // Somebody who typed an address into a form of ours hasn't shown that it is theirs.
    expect(await countsOf(body.id)).toEqual(NO_BRAND_COUNTS);
    await stage.database.rows('t-verify-brand', 'update users set email_verified_at = now() where id = $1', [
      body.id,
    ]);
    await deals.completed({ person: account, email });
    expect(await countsOf(body.id)).toMatchObject({ jobs: 4 });
    for (const person of [account, guest.person])
      expect((await ownOf(person)).record).toMatchObject({ jobs: 4, revisionsPerJob: 0 });
    // Both ways of the same brand are shown the same.
    const asAccount = await deals.requested({ person: account, email });
    for (const scene of [asAccount, next])
      expect((await shownOn(scene, scene.creator.person)).body).toMatchObject({ jobs: 4 });
  });

  it('is no other one’s whose address somebody types: they neither have the record nor change it', async () => {
    const known = await aUser(stage);
    for (let count = 0; count < 3; count += 1) await deals.completed(known);
    const stranger = { person: stage.person(), email: known.email };
    await deals.rejected(stranger);
    const request = await deals.requested(stranger);
    await stage.drain();
    expect((await shownOn(request, request.creator.person)).body).toEqual(NEW_HERE);
    expect((await ownOf(stranger.person)).record).toEqual(NEW_HERE);
    expect(await countsOf(known.id)).toMatchObject({ jobs: 3, judged: 3, rejected: 0 });
    // Nor does an account that has not proven it.
    const unproven = await aUser(stage, { verified: false });
    const own = await deals.requested({ person: unproven.person, email: known.email });
    expect((await shownOn(own, own.creator.person)).body).toEqual(NEW_HERE);
  });

  it('is of an account whatever address it gives, and goes with the account', async () => {
    const brand = await aUser(stage);
    for (let count = 0; count < 3; count += 1)
      await deals.completed({ person: brand.person, email: anAddress() });
    expect(await countsOf(brand.id)).toMatchObject({ jobs: 3 });
    const { email } = brand;
    expect((await brand.person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(
      204,
    );
    expect(await countsOf(brand.id)).toEqual(NO_BRAND_COUNTS);
    await stage.app.get(KeepProof).sweep();
    expect(await countsOf(brand.id)).toEqual(NO_BRAND_COUNTS);
    const again = stage.person();
    const { body } = await again.post<{ id: string }>('/api/auth/register', {
      ...{ email, password: PASSWORD, firstName: 'Ann', lastName: 'Miller' },
    });
    await stage.database.rows('t-verify-brand', 'update users set email_verified_at = now() where id = $1', [
      body.id,
    ]);
    expect(await countsOf(body.id)).toEqual(NO_BRAND_COUNTS);
  });
});

describe('who is shown a record', () => {
  it('is the creator and the brand, until the request is answered, and both the same as the brand’s own page', async () => {
    const brand = await aUser(stage);
    for (let count = 0; count < 3; count += 1) await deals.completed(brand);
    const request = await deals.requested(brand);
    const record = { ...NEW_HERE, jobs: 3, revisionsPerJob: 0 };
    expect(await shownOn(request, request.creator.person)).toMatchObject({ status: 200, body: record });
    expect((await shownOn(request, request.creator.person)).body).toEqual(record);
    expect((await shownOn(request, brand.person)).body).toEqual(record);
    expect((await ownOf(brand.person)).record).toEqual(record);
    const other = await aCreator(stage);
    for (const person of [stage.person(), other.person, aGuest().person])
      expect((await shownOn(request, person)).status).toBe(404);
    expect((await shownOn(request, deals.admin)).status).toBe(403);
    await deals.happens(request, 'creator', 'CREATOR_APPROVED');
    for (const person of [request.creator.person, brand.person])
      expect(await shownOn(request, person)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is nobody before the creator has the request', async () => {
    const brand = await aUser(stage);
    const hidden = await deals.unpaid(brand);
    expect((await shownOn(hidden, hidden.creator.person)).status).toBe(404);
    expect((await shownOn(hidden, brand.person)).status).toBe(409);
    const free = await deals.unpaid(brand, { flow: 'approve_first' });
    expect((await shownOn(free, free.creator.person)).status).toBe(200);
  });

  it('shows a number from its own minimum on', async () => {
    const brand = await aUser(stage);
    await deals.completed(brand);
    for (let jobs = 2; jobs <= 5; jobs += 1) {
      await deals.completed(brand);
      const { record, numbers } = await ownOf(brand.person);
      expect(record).toEqual({
        ...NEW_HERE,
        ...(jobs >= 3 && { jobs, revisionsPerJob: 0 }),
        ...(jobs >= 5 && { answered: 100, rejected: 0 }),
      });
      expect(numbers.map(({ events }) => events)).toEqual([jobs, jobs, jobs, jobs, 0, 0]);
    }
  });
});

describe('what a record costs', () => {
  it('is two statements and the newest bookings by an index, however many there are', async () => {
    const brand = await aUser(stage);
    const scene = await deals.completed(brand);
    await stage.drain();
    await copyBooking(scene.booking.id, 3 * BRAND_RECORD_BOOKINGS);
    const request = await deals.requested(brand);
    const heard = new Map<string, string>();
    eachStatement(stage.database.pool, ({ name = '', text }) => {
      if (/brand/.test(name)) heard.set(name, text);
    });
    const { body } = await shownOn(request, request.creator.person);
    expect([...heard.keys()].toSorted()).toEqual(['count-brand-record', 'known-brand']);
    expect(body.jobs).toBe(BRAND_RECORD_BOOKINGS);
    const { rows } = await stage.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) ${heard.get('count-brand-record')}`,
      [brand.id, null, new Date(), PROOF_DAYS.work, BRAND_RECORD_BOOKINGS, SAME_CREATOR_MAX],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['bookings_ended_of_brand_user', 'bookings_ended_of_email'])
      expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (bookings|booking_proof|guests)/);
    for (const [, actual] of plan.matchAll(/Scan.*\(actual rows=([\d.]+)/g))
      expect(Number(actual)).toBeLessThanOrEqual(BRAND_RECORD_BOOKINGS);
    // They have no history, which other parts would miss.
    await stage.database.pool.query('delete from bookings where creator_id = $1 and id <> $2', [
      ...[scene.creator.id, scene.booking.id],
    ]);
  });
});

/** As if a booking had been made so many times, in the hours before. */
async function copyBooking(id: string, count: number): Promise<void> {
  const { rows } = await stage.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER' and is_identity = 'NO'
       and column_name not in ('id', 'ended_at', 'license_id')`,
  );
  const columns = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await stage.database.pool.query(
    `with copied as (
       insert into bookings (id, ended_at, ${columns})
       select gen_random_uuid(), ended_at - make_interval(mins => n), ${columns} from bookings, generate_series(1, ${count}) n where id = $1
       returning id, creator_id, ended_at
     )
     insert into booking_proof (booking_id, creator_id, done, done_at, brand_deliveries, brand_answered, brand_revisions, brand_rejected, brand_lost,
       brand_charged_back, judged_as)
     select id, creator_id, true, ended_at, 1, 1, 0, false, false, false, 2 from copied`,
    [id],
  );
  await stage.database.pool.query('analyze bookings, booking_proof');
}

import { beforeAll, describe, expect, it } from '@jest/globals';
import { COUNTED_BOOKINGS, USERNAME } from '@reelpact/domain';
import { type CreatorDto } from '../../src/modules/creators/index.js';
import { KeepProof } from '../../src/modules/proof/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, pay, type TestCreator } from '../builders.js';
import type { Person } from '../person.js';
import { profileForm } from '../profile-forms.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('the package that is marked as most popular', () => {
  const add = async ({ person, id }: TestCreator, name: string, price = 60): Promise<string> =>
    (await person.post<{ id: string }>(`/api/creator/${id}/packages`, { name, price })).body.id;
  const marked = async ({ username }: TestCreator): Promise<string[]> =>
    (await stage.person().get<CreatorDto>(`/api/creator/profile/${username}`)).body.packages
      .filter(({ mostPopular }) => mostPopular)
      .map(({ name }) => name);
  /** As soon as the server has heard of the change. */
  const shows = (creator: TestCreator, names: string[]): Promise<void> =>
    until(async () => JSON.stringify(await marked(creator)) === JSON.stringify(names));

  it('is the second one that can be booked, until one is paid for or accepted', async () => {
    const creator = await aCreator(stage);
    await shows(creator, []);
    await add(creator, 'Free', 0);
    await add(creator, 'Reel');
    const story = await add(creator, 'Story');
    await shows(creator, ['Reel']);

    // Neither a request nor a checkout that was left says that anyone wants it.
    await aBooking(stage, creator, 'approve_first', { packageId: story });
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', {
      packageId: story,
      amount: '60.00',
    });
    await shows(creator, ['Reel']);
    await pay(stage, brand, booking.id);
    await shows(creator, ['Story']);
  });

  it('is the one that was accepted, and the one that was ordered more often', async () => {
    const creator = await aCreator(stage);
    const reel = await add(creator, 'Reel');
    const accept = async (packageId: string) => {
      const { booking } = await aBooking(stage, creator, 'approve_first', { packageId });
      const answer = await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
      expect(answer.status).toBeLessThan(300);
      await stage.drain();
    };
    await accept(creator.packageId);
    await shows(creator, ['UGC Package']);
    await accept(reel);
    await accept(reel);
    await shows(creator, ['Reel']);
  });

  it('is counted among so many bookings, and not more', async () => {
    const creator = await aCreator(stage);
    await add(creator, 'Reel');
    const { booking } = await aBooking(stage, creator, 'approve_first');
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    await shows(creator, ['UGC Package']);
    // As many newer bookings as are counted, none of them an order.
    await stage.database.rows(
      't-many-declined',
      `insert into bookings select (b.r).* from (select jsonb_populate_record(bk, jsonb_build_object('id', gen_random_uuid(),
         'stage', 'declined', 'created_at', bk.created_at + n * interval '1 second')) as r
       from bookings bk, generate_series(1, $2::int) n where bk.id = $1) b`,
      [booking.id, COUNTED_BOOKINGS],
    );
    await stage.database.transaction((tx) => stage.app.get(KeepProof).refresh(tx, creator.id));
    await stage.drain();
    await shows(creator, ['Reel']);
  });
});

describe('sharing the link', () => {
  const share = (person: Person, creatorId: string) =>
    person.post(`/api/creator/${creatorId}/link-shared`, {});
  const shared = async (person: Person) =>
    (await person.get<{ creator: { linkShared: boolean } }>('/api/auth/user')).body.creator.linkShared;

  it('is remembered, and only its owner can say it', async () => {
    const creator = await aCreator(stage);
    const other = await aCreator(stage);
    const { person: plain } = await aUser(stage);
    expect(await shared(creator.person)).toBe(false);
    expect((await share(stage.person(), creator.id)).status).toBe(401);
    expect((await share(plain, creator.id)).status).toBe(403);
    expect((await share(other.person, creator.id)).status).toBe(403);
    expect(await shared(creator.person)).toBe(false);
    expect((await share(creator.person, creator.id)).status).toBe(204);
    expect(await shared(creator.person)).toBe(true);
    expect(await shared(other.person)).toBe(false);
  });

  it('keeps the moment of the first time', async () => {
    const { person, id } = await aCreator(stage);
    const moment = () =>
      stage.database.row<{ at: Date }>(
        't-shared',
        'select link_shared_at as at from creators where id = $1',
        [id],
      );
    await share(person, id);
    const first = await moment();
    await share(person, id);
    expect(await moment()).toEqual(first);
  });
});

describe('a username that is taken', () => {
  it('is named as the field that is wrong', async () => {
    const mine = await aCreator(stage);
    const other = await aCreator(stage);
    const answer = await mine.person.call<{ errors: object }>('PUT', `/api/creator/profile/${mine.id}`, {
      ...profileForm(),
      username: other.username,
    });
    expect([answer.status, answer.body.errors]).toEqual([409, { username: USERNAME.messages.taken }]);
  });
});

describe('how a page takes bookings', () => {
  it('is changed with the profile, and stays when the profile is saved without it', async () => {
    const { person, id, username } = await aCreator(stage);
    const save = async (fields: object) =>
      (
        await person.call<CreatorDto>('PUT', `/api/creator/profile/${id}`, {
          ...profileForm(),
          username,
          ...fields,
        })
      ).body.bookingFlow;
    expect(await save({ bookingFlow: 'approve_first' })).toBe('approve_first');
    expect(await save({})).toBe('approve_first');
    expect(await save({ bookingFlow: 'pay_first' })).toBe('pay_first');
  });
});

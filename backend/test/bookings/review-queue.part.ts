import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser, bookingBody, makeViewable, pay } from '../builders.js';
import type { Person } from '../person.js';
import { aPhoto, entry, send, submit } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Queued {
  bookingId: string;
  creatorName: string;
  version: number;
  dueAt: string | null;
}
const queueOf = async (person: Person): Promise<Queued[]> =>
  (await person.get<Queued[]>('/api/review-queue')).body;
const idsOf = async (person: Person) => (await queueOf(person)).map(({ bookingId }) => bookingId);

/** What a brand books of somebody it hasn't booked before, up to the delivery of one photo. */
async function aDeliveryTo(brand: Person, contactEmail = 'ann@northwind.test') {
  const creator = await aCreator(stage);
  const { body } = await brand.post<{ id: string }>('/api/package-bookings', {
    ...bookingBody('pay_first', creator.packageId),
    contactEmail,
  });
  await pay(stage, brand, body.id);
  await creator.person.post(`/api/creator/bookings/${body.id}/approve`, {});
  await stage.drain();
  const photo = { content: await aPhoto(300, 500), name: 'first.jpg', type: 'image/jpeg' };
  const uploadId = await send(creator.person, body.id, photo);
  const { status } = await submit(creator.person, body.id, [{ ...entry(photo), uploadId }]);
  expect(status).toBe(200);
  return { id: body.id, creator };
}
const due = (id: string, hours: number) =>
  stage.database.rows(
    't-due',
    'update bookings set deadline_at = deadline_at + make_interval(hours => $2) where id = $1',
    [id, hours],
  );

describe('the queue of deliveries that wait for a brand', () => {
  it('has those of all creators once they can be viewed, what is due first on top, until each is answered', async () => {
    const { person: brand, email } = await aUser(stage);
    const later = await aDeliveryTo(brand, email);
    expect(await queueOf(brand)).toEqual([]);
    const sooner = await aDeliveryTo(brand, email);
    await makeViewable(stage, later.id);
    await makeViewable(stage, sooner.id);
    await due(later.id, 5);
    const [first, second] = await queueOf(brand);
    expect([first, second]).toMatchObject([
      { bookingId: sooner.id, version: 1 },
      { bookingId: later.id, version: 1 },
    ]);
    expect(Date.parse(first?.dueAt ?? '')).toBeLessThan(Date.parse(second?.dueAt ?? ''));
    await brand.post(`/api/brand/bookings/${sooner.id}/request-revisions`, { feedback: 'Closer' });
    expect(await idsOf(brand)).toEqual([later.id]);
    await brand.post(`/api/brand/bookings/${later.id}/approve`);
    expect(await queueOf(brand)).toEqual([]);
    expect(await queueOf(sooner.creator.person)).toEqual([]);
  });

  it('has for a guest what they booked, and nothing for anyone else', async () => {
    const [guest, stranger] = [stage.person(), stage.person()];
    const { id } = await aDeliveryTo(guest);
    await makeViewable(stage, id);
    expect(await idsOf(guest)).toEqual([id]);
    expect(await queueOf(stranger)).toEqual([]);
    expect(await idsOf((await aUser(stage)).person)).toEqual([]);
  });
});

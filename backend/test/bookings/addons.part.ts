import { beforeAll, describe, expect, it } from '@jest/globals';
import { ADDONS_MESSAGES, ADDON_MESSAGES } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { PackageDto } from '../../src/modules/catalog/http/package.dto.js';
import type { TestApp } from '../app.js';
import { BookingDriver } from '../booking-driver.js';
import { type TestCreator, aCreator, aFinishedUpload, bookingBody, pay, read } from '../builders.js';
import { deliver } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const DAY = 86_400_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
}

const addonOf = ({ person, id }: TestCreator) => ({
  add: (fields: object) =>
    person.post<PackageDto & Refusal>(`/api/creator/${id}/packages`, {
      tier: 'addon',
      price: 50,
      ...fields,
    }),
  change: (addonId: string, fields: object) =>
    person.call<PackageDto & Refusal>('PUT', `/api/packages/${addonId}`, fields),
});
const FAST = { name: '48-hour delivery', meaning: { kind: 'faster', days: 2 } };
const RAW = { name: 'Raw footage', meaning: { kind: 'more', what: 'files', count: 1 } };

async function offering(...fields: object[]): Promise<{ creator: TestCreator; ids: string[] }> {
  const creator = await aCreator(stage, { includes: '• 1 photo' });
  const ids: string[] = [];
  for (const one of fields) {
    const { status, body } = await addonOf(creator).add(one);
    expect([status, body.message]).toEqual([201, undefined]);
    ids.push(body.id);
  }
  return { creator, ids };
}

const book = ({ packageId }: TestCreator, addonIds: string[], amount: string) => {
  const brand = stage.person();
  const body = { ...bookingBody('pay_first', packageId), amount, addonIds };
  return { brand, answer: brand.post<BookingDto & Refusal>('/api/package-bookings', body) };
};

async function produced(creator: TestCreator, addonIds: string[], amount: string) {
  const { brand, answer } = book(creator, addonIds, amount);
  const { body: booking } = await answer;
  await pay(stage, brand, booking.id);
  await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  await stage.drain();
  return { brand, booking };
}

describe('an add-on with a meaning', () => {
  it('makes the content due sooner, frozen as it was when it was booked', async () => {
    const { creator, ids } = await offering(FAST);
    const { brand, booking } = await produced(creator, ids, '200.00');
    expect(booking).toMatchObject({ deliveryTime: '2 days', package: { deliveryTime: '3-5 days' } });
    // What the creator sells now is another thing.
    const changed = await addonOf(creator).change(ids[0] ?? '', { name: 'Rush', meaning: { kind: 'none' } });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Rush', meaning: null } });
    const now = await read(brand, booking.id);
    expect(now).toMatchObject({
      deliveryTime: '2 days',
      addons: [
        {
          name: '48-hour delivery',
          meaning: { ...FAST.meaning, text: 'Delivery within 2 days', deliveryTime: '2 days' },
        },
      ],
    });
    const [entry] = await stage.database.rows<{ at: Date }>(
      't-held',
      'select held_at as at from bookings where id = $1',
      [booking.id],
    );
    expect(Date.parse(now.dueAt ?? '') - (entry?.at.getTime() ?? 0)).toBe(2 * DAY);
  });

  it('is counted with what the package counts', async () => {
    const { creator, ids } = await offering(RAW);
    const { brand, booking } = await produced(creator, ids, '200.00');
    const files = [await aFinishedUpload(stage.database, booking.id, creator.id)];
    const submit = () =>
      creator.person.post<Refusal>(`/api/bookings/${booking.id}/submit-content`, { files });
    expect(await submit()).toMatchObject({
      status: 422,
      body: { missing: [{ what: 'files', promised: 1, delivered: 0 }] },
    });
    files.push(await aFinishedUpload(stage.database, booking.id, creator.id));
    expect((await submit()).status).toBe(200);
    expect((await read(brand, booking.id)).submissions).toMatchObject([{ missing: [] }]);
  });

  it('is faster than the package, and one of its kind, or it can’t be booked', async () => {
    const { creator, ids } = await offering(
      FAST,
      { name: 'Tomorrow', meaning: { kind: 'faster', days: 1 } },
      { name: 'This week', meaning: { kind: 'faster', days: 5 } },
    );
    const [two = '', one = '', five = ''] = ids;
    const refused = async (addonIds: string[], amount: string, message: string) =>
      expect(await book(creator, addonIds, amount).answer).toMatchObject({
        status: 422,
        body: { code: 'NOT_BOOKABLE', message },
      });
    await refused([two, one], '250.00', ADDONS_MESSAGES.oneFaster);
    await refused([five], '200.00', ADDONS_MESSAGES.notFaster);
    const { body: page } = await stage
      .person()
      .get<{ addons: { id: string }[] }>(`/api/packages/${creator.packageId}`);
    expect(page.addons.map(({ id }) => id)).toEqual([creator.addonId, two, one]);
  });
});

describe('what an add-on is called', () => {
  it('names no time and no number of files that it doesn’t change', async () => {
    const { creator } = await offering();
    const { add } = addonOf(creator);
    for (const name of ['48-hour delivery', '3 extra photos'])
      expect(await add({ name })).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          message: ADDON_MESSAGES.meaning,
          errors: { name: ADDON_MESSAGES.meaning },
        },
      });
    expect(await add({ ...FAST, meaning: { kind: 'faster', days: 3 } })).toMatchObject({
      status: 400,
      body: { message: ADDON_MESSAGES.otherTime },
    });
    expect((await add({ name: 'Rush', meaning: { kind: 'faster', days: 0 } })).status).toBe(400);
    expect((await add({ name: 'Rush', meaning: { kind: 'slower' } })).status).toBe(400);
    // A package may say what it likes; it has no meaning of this kind.
    expect(await add({ ...FAST, tier: 'basic' })).toMatchObject({ status: 201, body: { meaning: null } });
  });

  it('stays valid as it was stored, until it is edited', async () => {
    const { creator } = await offering();
    await stage.database.rows('t-old-addon', `update packages set name = '24h delivery' where id = $1`, [
      creator.addonId,
    ]);
    const { body: stored } = await creator.person.get<{ packages: PackageDto[] }>(
      `/api/creator/profile/${creator.username}`,
    );
    const list = (change: object = {}) =>
      stored.packages.map(({ id, tier, name, price }) => ({
        ...{ id, tier, name, price },
        ...(id === creator.addonId && change),
      }));
    const save = (packages: object[]) =>
      creator.person.call<Refusal>('PUT', `/api/creator/${creator.id}/packages`, { packages });
    expect((await save(list())).status).toBe(200);
    const { change } = addonOf(creator);
    expect((await change(creator.addonId, { price: 30 })).status).toBe(200);
    expect((await book(creator, [creator.addonId], '180.00').answer).body).toMatchObject({
      deliveryTime: '3-5 days',
    });
    const place = stored.packages.findIndex(({ id }) => id === creator.addonId);
    expect(await save(list({ name: '24 hour delivery' }))).toMatchObject({
      status: 400,
      body: { errors: { [`packages.${place}.name`]: ADDON_MESSAGES.meaning } },
    });
    const meaning = { kind: 'faster', days: 1 };
    expect((await save(list({ name: '24 hour delivery', meaning }))).status).toBe(200);
  });
});

it('a delivery with what an add-on adds is complete for silence, too', async () => {
  const { creator, ids } = await offering({
    name: 'More',
    meaning: { kind: 'more', what: 'photos', count: 2 },
  });
  const { brand, booking } = await produced(creator, ids, '200.00');
  const driver = new BookingDriver(stage, { brand, creator, admin: brand }, booking.id);
  await deliver(driver);
  expect(await read(brand, booking.id)).toMatchObject({
    onSilence: expect.stringMatching(/counts as approved/),
    submissions: [{ files: [{}, {}, {}], missing: [] }],
  });
});

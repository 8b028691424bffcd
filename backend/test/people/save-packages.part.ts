import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PackageDto } from '../../src/modules/catalog/http/package.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, read } from '../builders.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const sent = (name: string, more: object = {}) => ({
  name,
  price: 90,
  description: 'Three photos of it',
  ...more,
});

async function aList() {
  const creator = await aCreator(stage);
  const path = `/api/creator/${creator.id}/packages`;
  const save = (packages: unknown) =>
    creator.person.call<PackageDto[] & { errors?: Record<string, string> }>('PUT', path, { packages });
  const names = async () => (await stage.person().get<PackageDto[]>(path)).body.map(({ name }) => name);
  return { creator, path, save, names };
}

describe('saving the whole list of packages', () => {
  it('changes, adds, deletes and sorts in one step, and keeps ids', async () => {
    const { creator, save, names } = await aList();
    expect(await names()).toEqual(['UGC Package', 'Rush']);
    const answer = await save([
      sent('New first'),
      sent('UGC, renamed', { id: creator.packageId, price: '149.99' }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { name: 'New first', price: 90 },
      { name: 'UGC, renamed', id: creator.packageId, price: 149.99 },
    ]);
    expect(await names()).toEqual(['New first', 'UGC, renamed']);
    expect((await save([])).body).toEqual([]);
  });

  it('changes nothing when anything in it is wrong', async () => {
    const { creator, save, names } = await aList();
    const other = await aCreator(stage);
    const before = await names();
    expect((await save([sent('New'), sent('Theirs', { id: other.packageId })])).status).toBe(404);
    expect(
      (await save([sent('Twice', { id: creator.packageId }), sent('Twice', { id: creator.packageId })]))
        .status,
    ).toBe(404);
    expect((await save([sent('New'), sent(' ')])).status).toBe(400);
    expect((await save(Array.from({ length: 51 }, (_, index) => sent(`Number ${index}`)))).status).toBe(400);
    expect((await save('all of them')).status).toBe(400);
    expect(await names()).toEqual(before);
  });

  it('archives and restores, and keeps archived ones that it doesn’t name', async () => {
    const { creator, save, names, path } = await aList();
    const own = async () => (await creator.person.get<PackageDto[]>(path)).body;
    const [main, rush] = await own();
    const listed = (one: PackageDto | undefined, more: object = {}) =>
      sent(one?.name ?? '', { id: one?.id, tier: one?.tier, ...more });
    const answer = await save([listed(main), listed(rush, { tier: 'basic', archived: true })]);
    expect(answer.body.map(({ archived }) => archived)).toEqual([false, true]);
    expect(await names()).toEqual([main?.name]);
    await save([listed(main)]);
    expect((await own()).map(({ id }) => id)).toEqual([main?.id, rush?.id]);
    await save([listed(main), listed(rush, { tier: 'basic', archived: false })]);
    expect(await names()).toEqual([main?.name, rush?.name]);
    await save([listed(main)]);
    expect((await own()).map(({ id }) => id)).toEqual([main?.id]);
  });

  it('never changes a deal that was made', async () => {
    const { creator, save } = await aList();
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    await save([]);
    expect(await read(brand, booking.id)).toMatchObject({ package: { name: 'UGC Package', price: 150 } });
  });

  it('of two at the same moment leaves one of the lists, and no mixture', async () => {
    const { save, names } = await aList();
    const lists = [
      ['A one', 'A two'],
      ['B one', 'B two', 'B three'],
    ];
    await Promise.all(lists.map((list) => save(list.map((name) => sent(name)))));
    expect(lists).toContainEqual(await names());
  });
});

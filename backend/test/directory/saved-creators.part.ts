import { beforeAll, describe, expect, it } from '@jest/globals';
import { SAVED_CREATORS } from '@reelpact/domain';
import type { DirectoryEntryDto } from '../../src/modules/directory/http/directory.dto.js';
import type { SavedCreatorDto } from '../../src/modules/directory/http/saved-creators.dto.js';
import { KeepDirectory } from '../../src/modules/directory/keep-directory.js';
import type { TestApp } from '../app.js';
import { bothAtOnce } from '../at-locks.js';
import { PASSWORD, aCreator, aUser } from '../builders.js';
import { aListedCreator } from '../listed-creators.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const LIST = '/api/brand/saved-creators';
const call = async (person: Person, method: string, id: string) => {
  const { status, body } = await person.call<{ message?: string } | null>(method, `${LIST}/${id}`);
  return [status, body?.message];
};
const save = (person: Person, id: string) => call(person, 'PUT', id);
const remove = (person: Person, id: string) => call(person, 'DELETE', id);
const list = async (person: Person, path = LIST) => (await person.get<SavedCreatorDto[]>(path)).body;
const idsOf = async (person: Person) => (await list(person)).map(({ id }) => id);
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
/** So many others are on somebody's list, saved one minute after the other, all before now. */
const fill = (ownerId: string, count: number) =>
  stage.database.rows(
    't-fill-list',
    `with names as (select gen_random_uuid() as id, 'o' || substr(md5($1::text || n), 1, 16) as name from generate_series(1, $2::int) n),
     people as (insert into users (id, email, email_key, first_name, last_name) select id, name || '@other.test', name || '@other.test', 'An', 'Other' from names),
     others as (
       insert into creators (id, user_id, username, username_key, display_name, booking_flow)
       select id, id, name, name, 'Other', 'pay_first' from names returning id)
     insert into saved_creators (owner_id, creator_id, saved_at)
     select $1::uuid, id, now() - row_number() over (order by id) * interval '1 minute' from others`,
    [ownerId, count],
  );

describe('saved creators', () => {
  it('are listed newest first, as the directory shows them, and a repeat changes nothing', async () => {
    const [first, second] = [
      await aListedCreator(stage, { languages: ['pt'] }),
      await aListedCreator(stage, {}),
    ];
    await stage.app.get(KeepDirectory).run();
    const { person } = await aUser(stage);
    for (const { id } of [first, second, first]) expect(await save(person, id)).toEqual([204, undefined]);
    const saved = await list(person);
    expect(saved.map(({ id }) => id)).toEqual([second.id, first.id]);
    const { body } = await stage.person().get<DirectoryEntryDto[]>('/api/directory?language=pt&limit=48');
    const entry = body.find(({ id }) => id === first.id);
    expect(entry).toBeDefined();
    expect(saved[1]).toEqual({
      ...entry,
      savedAt: expect.any(String),
      ...{ isListed: true, awayUntil: null },
    });
    for (let twice = 0; twice < 2; twice += 1)
      expect(await remove(person, second.id)).toEqual([204, undefined]);
    expect(await idsOf(person)).toEqual([first.id]);
  });

  it('stay when they leave or are away, and it is said', async () => {
    const creator = await aListedCreator(stage, {});
    const { person } = await aUser(stage);
    await save(person, creator.id);
    const choose = (wish: object) => creator.person.call('PATCH', '/api/creator/directory', wish);
    await choose({ awayUntil: tomorrow() });
    expect(await list(person)).toMatchObject([{ id: creator.id, isListed: false, awayUntil: tomorrow() }]);
    await choose({ awayUntil: '', listed: false });
    expect(await list(person)).toMatchObject([{ id: creator.id, isListed: false, awayUntil: null }]);
  });

  it('can have nothing to book any more', async () => {
    const creator = await aListedCreator(stage, {});
    const { person } = await aUser(stage);
    await save(person, creator.id);
    await stage.database.rows('t-archive', 'update packages set archived_at = now() where creator_id = $1', [
      creator.id,
    ]);
    expect(await list(person)).toMatchObject([{ priceFrom: null, deliveryTime: null, isListed: false }]);
  });

  it('are nobody else’s business', async () => {
    const creator = await aListedCreator(stage, {});
    const [mine, theirs] = [(await aUser(stage)).person, (await aUser(stage)).person];
    const told = async () => [
      (await creator.person.get('/api/creator/directory')).body,
      (await creator.person.get('/api/notifications/count')).body,
    ];
    const before = await told();
    await save(mine, creator.id);
    expect(await idsOf(theirs)).toEqual([]);
    expect(await told()).toEqual(before);
    expect(JSON.stringify((await creator.person.get('/api/auth/export')).body)).not.toContain('savedAt');
  });

  it('must be there', async () => {
    const { person } = await aUser(stage);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody'])
      expect((await save(person, id))[0]).toBe(404);
    expect((await remove(person, 'nobody'))[0]).toBe(404);
  });

  it('are so many at most, also when two are saved at once', async () => {
    const { person, id } = await aUser(stage);
    const [one, other] = [await aCreator(stage), await aCreator(stage)];
    await fill(id, SAVED_CREATORS.max - 1);
    const answers = await bothAtOnce(stage, id, () => [save(person, one.id), save(person, other.id)]);
    const statuses = answers.map(([status]) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    const [kept, refused] = statuses[0] === 204 ? [one, other] : [other, one];
    expect(await save(person, refused.id)).toEqual([409, SAVED_CREATORS.messages.full]);
    expect(await save(person, kept.id)).toEqual([204, undefined]);
    await remove(person, kept.id);
    expect(await save(person, refused.id)).toEqual([204, undefined]);
  });

  it('come page by page, each once', async () => {
    const { person, id } = await aUser(stage);
    await fill(id, 2 * SAVED_CREATORS.pageSize + 1);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let path: string | undefined = LIST; path !== undefined;) {
      const answer: { body: SavedCreatorDto[]; headers: Headers } = await person.get<SavedCreatorDto[]>(path);
      seen.push(...answer.body.map((creator) => creator.id));
      sizes.push(answer.body.length);
      path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(sizes).toEqual([SAVED_CREATORS.pageSize, SAVED_CREATORS.pageSize, 1]);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('are in the copy of one’s data, and gone with either account', async () => {
    const [creator, staying] = [await aCreator(stage), await aCreator(stage)];
    const brand = await aUser(stage);
    const rows = async () =>
      (
        await stage.database.rows(
          't-saved',
          'select from saved_creators where owner_id = $1 or creator_id = $2',
          [brand.id, creator.id],
        )
      ).length;
    await save(brand.person, creator.id);
    await save(brand.person, staying.id);
    const { data } = (await brand.person.get<{ data: Record<string, object[]> }>('/api/auth/export')).body;
    expect(data['savedCreators']).toMatchObject([{ creatorId: staying.id }, { creatorId: creator.id }]);
    await creator.person.post('/api/auth/delete-account', { email: creator.email, password: PASSWORD });
    expect(await idsOf(brand.person)).toEqual([staying.id]);
    expect((await save(brand.person, creator.id))[0]).toBe(404);
    await brand.person.post('/api/auth/delete-account', { email: brand.email, password: PASSWORD });
    expect(await rows()).toBe(0);
  });
});

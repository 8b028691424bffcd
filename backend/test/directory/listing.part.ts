import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DirectoryEntryDto, OwnDirectoryDto } from '../../src/modules/directory/http/directory.dto.js';
import { KeepDirectory } from '../../src/modules/directory/keep-directory.js';
import type { TestApp } from '../app.js';
import { PASSWORD, type TestCreator, aCreator, unprove } from '../builders.js';
import { addPicture, addPieces, aListedCreator as makeListed } from '../listed-creators.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const keep = (): Promise<void> => stage.app.get(KeepDirectory).run();
/** One who is there already. */
async function aListedCreator(style: string): Promise<TestCreator> {
  const creator = await makeListed(stage, { styles: [style] });
  await keep();
  return creator;
}
const choose = ({ person }: TestCreator, wish: object) =>
  person.call<OwnDirectoryDto>('PATCH', '/api/creator/directory', wish);
const own = async ({ person }: TestCreator) =>
  (await person.get<OwnDirectoryDto>('/api/creator/directory')).body;
/** Answers are kept for a minute, so each question is another one: the prices that are asked for, beside that of all packages here, make them differ. */
let asked = 0;
const found = async (query: string): Promise<string[]> => {
  asked += 1;
  const others = ['under-100', '250-500', '500-1000', 'over-1000'].filter((_, bit) => asked & (1 << bit));
  const price = query.includes('price') ? '' : `&price=${['100-250', ...others].join()}`;
  const { status, body } = await stage
    .person()
    .get<DirectoryEntryDto[]>(`/api/directory?limit=${48 - (asked >> 4)}&${query}${price}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

describe('the directory', () => {
  it('has who meets all conditions, and tells everyone else what is missing', async () => {
    const creator = await aCreator(stage);
    await choose(creator, { styles: ['pets'] });
    await keep();
    expect(await found('style=pets')).not.toContain(creator.id);
    const missing = async () =>
      (await own(creator)).checks.filter(({ met }) => !met).map(({ check }) => check);
    expect(await missing()).toEqual(['picture', 'portfolio']);
    await addPieces(stage, creator, 3);
    await addPicture(stage, creator);
    expect(await missing()).toEqual([]);
    await keep();
    expect(await found('style=pets')).toContain(creator.id);
  });

  it.each([
    ['by a switch', (creator: TestCreator) => choose(creator, { listed: false })],
    ['while they are away', (creator: TestCreator) => choose(creator, { awayUntil: tomorrow() })],
  ])('is left %s, at once and on every server, though answers are kept', async (_, leave) => {
    const creator = await aListedCreator('kids');
    const visitor = stage.person();
    const ids = async () =>
      (await visitor.get<DirectoryEntryDto[]>('/api/directory?style=kids&limit=48')).body.map(({ id }) => id);
    expect(await ids()).toContain(creator.id);
    expect((await leave(creator)).status).toBe(200);
    const { rows } = await stage.database.pool.query('select from directory_entries where creator_id = $1', [
      creator.id,
    ]);
    expect(rows).toEqual([]);
    await keep();
    expect(await found('style=kids')).not.toContain(creator.id);
    const back = await choose(creator, { listed: true, awayUntil: '' });
    expect([back.status, back.body.awayUntil, back.body.checks.filter(({ met }) => !met)]).toEqual([
      200,
      null,
      [],
    ]);
    await keep();
    expect(await found('style=kids')).toContain(creator.id);
  });

  it.each([
    ['without a proven email', async ({ userId }: TestCreator) => void (await unprove(stage, userId))],
    [
      'without a package to book',
      async ({ id }: TestCreator) =>
        void (await stage.database.rows(
          't-archive',
          'update packages set archived_at = now() where creator_id = $1',
          [id],
        )),
    ],
    [
      'with an account that is deleted',
      async ({ person, email }: TestCreator) =>
        void (await person.post('/api/auth/delete-account', { email, password: PASSWORD })),
    ],
  ])('has nobody %s', async (_, change) => {
    const creator = await aListedCreator('food');
    expect(await found('style=food')).toContain(creator.id);
    await change(creator);
    await keep();
    expect(await found('style=food')).not.toContain(creator.id);
  });

  it('finds by each facet, or-ed within one and and-ed across', async () => {
    const creator = await aListedCreator('unboxing');
    const wish = { niches: ['travel', 'fashion'], languages: ['pt'], country: 'pt' };
    expect((await choose(creator, wish)).status).toBe(200);
    await keep();
    for (const query of [
      ...['niche=travel', 'niche=fashion,parenting', 'language=pt', 'country=pt', 'country=pt&niche=travel'],
      ...['style=unboxing&style=pets', 'price=100-250,under-100'],
    ])
      expect([query, (await found(`${query}&style=unboxing`)).includes(creator.id)]).toEqual([query, true]);
    for (const query of ['niche=parenting', 'country=de', 'language=de', 'price=over-1000', 'proven=jobs'])
      expect([query, (await found(`${query}&style=unboxing`)).includes(creator.id)]).toEqual([query, false]);
  });

  it('says why they stand where they stand', async () => {
    const creator = await aListedCreator('outdoors');
    const { points, parts, isShown, entry } = await own(creator);
    expect(isShown).toBe(true);
    expect(entry).toMatchObject({ id: creator.id, username: creator.username });
    expect(points).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.own, 0),
      2,
    );
    // A newcomer is where the platform's mean is.
    expect(parts[0]).toMatchObject({ part: 'onTime', points: 35, own: 31.5, hits: 0, of: 0 });
    expect(points).toBeCloseTo(73 + 2 * (parts.at(-1)?.hits ?? 0), 2);
  });
});

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

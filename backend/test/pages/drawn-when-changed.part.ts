import { beforeAll, describe, expect, it } from '@jest/globals';
import { wholePage } from '../../src/modules/creators/index.js';
import { DrawnPages } from '../../src/modules/public-pages/drawn-pages.js';
import {
  CHANGED_PAGES,
  ReadDrawnPages,
  type Undrawn,
} from '../../src/modules/public-pages/reads/read-drawn-pages.js';
import { LentColumns } from '../../src/platform/database/lent-columns.js';
import type { TestApp } from '../app.js';
import { PASSWORD, type TestCreator, aCreator } from '../builders.js';
import { profileForm } from '../profile-forms.js';
import { sharedTestApp } from '../suite.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const drawAll = (): Promise<void> => stage.app.get(DrawnPages).run();
const found = ({ id }: TestCreator) => stage.app.get(ReadDrawnPages).answer(id, true);
/** What the API answers of the page that stands drawn; null where it has to be put together. */
async function drawnBio(creator: TestCreator): Promise<string | null> {
  const page = await found(creator);
  return page && 'answer' in page ? (JSON.parse(page.answer) as { bio: string }).bio : null;
}
const shownBio = async ({ id }: TestCreator): Promise<string> =>
  (await stage.person().get<{ bio: string }>(`/api/creator/profile/${id}`)).body.bio;
/** What it is to be drawn of now. */
async function read(creator: TestCreator): Promise<Undrawn> {
  const page = await found(creator);
  if (!page || !('view' in page)) throw new Error('it is drawn');
  return page;
}
async function change({ person, id, username }: TestCreator, bio: string): Promise<void> {
  const { status } = await person.call('PUT', `/api/creator/profile/${id}`, profileForm({ username, bio }));
  expect(status).toBe(200);
}
const changesOf = ({ id }: TestCreator) =>
  stage.database.rows('t-page-changes', 'select id from page_changes where creator_id = $1', [id]);
const revisionOf = async ({ id }: TestCreator): Promise<number | undefined> =>
  (
    await stage.database.row<{ revision: number }>(
      't-page-revision',
      'select revision::int from drawn_pages where creator_id = $1',
      [id],
    )
  )?.revision;

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}
/** The most rows that any part of a plan has read. */
const mostRows = ({ 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] }: PlanNode): number =>
  Math.max(rows * loops, ...Plans.map(mostRows));

describe('a page is drawn', () => {
  it('when it has changed, before anybody comes', async () => {
    const creator = await aCreator(stage);
    expect(await drawnBio(creator)).toBeNull();
    await drawAll();
    expect(await drawnBio(creator)).toBe(await shownBio(creator));
    expect(await changesOf(creator)).toEqual([]);
    await change(creator, 'Another bio of mine.');
    expect([await drawnBio(creator), await shownBio(creator)]).toEqual([null, 'Another bio of mine.']);
    await drawAll();
    expect(await drawnBio(creator)).toBe('Another bio of mine.');
  });

  it('once more when it changes while it is drawn', async () => {
    const creator = await aCreator(stage);
    const before = await read(creator);
    await change(creator, 'Changed while it was drawn.');
    stage.app.get(DrawnPages).keep(before);
    await until(async () => (await revisionOf(creator)) === 1);
    expect([await drawnBio(creator), await shownBio(creator)]).toEqual([null, 'Changed while it was drawn.']);
    await drawAll();
    expect(await drawnBio(creator)).toBe('Changed while it was drawn.');
  });

  it('of what can be seen: a change that is committed later is not forgotten', async () => {
    const creator = await aCreator(stage);
    await drawAll();
    await stage.database.transaction(async (tx) => {
      await tx.rows('t-open-change', `update packages set name = 'A later name' where id = $1`, [
        creator.packageId,
      ]);
      await change(creator, 'Changed beside it.');
      await drawAll();
      expect(await drawnBio(creator)).toBe('Changed beside it.');
    });
    expect(await drawnBio(creator)).toBeNull();
    await drawAll();
    expect((await found(creator)) as object).toMatchObject({
      answer: expect.stringContaining('A later name'),
    });
  });

  it('by whoever has read the newest: an older one that comes late is dropped', async () => {
    const creator = await aCreator(stage);
    const late = await read(creator);
    await change(creator, 'The newest bio of all.');
    await drawAll();
    const drawn = stage.app.get(DrawnPages);
    drawn.keep(late);
    // They are written one after the other.
    const next = await aCreator(stage);
    await until(async () => {
      drawn.keep(await read(next).catch(() => late));
      return (await revisionOf(next)) === 1;
    });
    expect([await drawnBio(creator), await revisionOf(creator)]).toEqual(['The newest bio of all.', 1]);
  });

  it('when somebody comes to one that nobody has drawn, or another version of the program', async () => {
    const creator = await aCreator(stage);
    await drawAll();
    await stage.database.rows(
      't-older-program',
      `update drawn_pages set program = 'older' where creator_id = $1`,
      [creator.id],
    );
    expect(await drawnBio(creator)).toBeNull();
    const { body } = await stage.person().get<{ bio: string }>(`/api/creator/profile/${creator.id}`);
    await until(async () => (await drawnBio(creator)) === body.bio);
  });

  it('for nobody who is gone', async () => {
    const creator = await aCreator(stage);
    await drawAll();
    const { email } = creator;
    expect(
      (await creator.person.post('/api/auth/delete-account', { email, password: PASSWORD })).status,
    ).toBeLessThan(300);
    await drawAll();
    expect([await found(creator), await changesOf(creator), await revisionOf(creator)]).toEqual([
      null,
      [],
      undefined,
    ]);
  });

  it('whichever of the tables that it shows has changed, and in whichever way', async () => {
    const shown = [
      ...new Set(
        [...wholePage(stage.app.get(LentColumns)).matchAll(/\b(?:from|join) (\w+)/g)].map(
          ([, table]) => table ?? '',
        ),
      ),
    ];
    expect(shown.length).toBeGreaterThan(4);
    const told = await stage.database.rows<{ table: string; way: string }>(
      't-page-triggers',
      `select distinct event_object_table as table, event_manipulation as way from information_schema.triggers
       where action_statement like '%notify_page_changed()' order by 1, 2`,
    );
    const ways = [...shown, 'creators'].flatMap((table) =>
      ['DELETE', 'INSERT', 'UPDATE'].map((way) => ({ table, way })),
    );
    expect(told).toEqual(expect.arrayContaining(ways));
  });

  it('however often it was changed, of few rows, though it can’t be drawn', async () => {
    const creator = await aCreator(stage);
    await drawAll();
    // Its own creator holds it, as while they save.
    await stage.database.transaction(async (tx) => {
      await tx.rows('t-hold-creator', 'select from creators where id = $1 for update', [creator.id]);
      for (const name of ['First', 'Second', 'Third'])
        await stage.database.rows('t-rename-package', 'update packages set name = $2 where id = $1', [
          creator.packageId,
          name,
        ]);
      expect(await changesOf(creator)).toHaveLength(3);
      await drawAll();
      expect(await changesOf(creator)).toHaveLength(1);
      expect(await drawnBio(creator)).toBeNull();
    });
    await drawAll();
    expect(await changesOf(creator)).toEqual([]);
    expect((await found(creator)) as object).toMatchObject({ answer: expect.stringContaining('Third') });
  });

  it('however many wait, without reading more of them than are drawn together', async () => {
    const { pool } = stage.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        'insert into page_changes (creator_id) select gen_random_uuid() from generate_series(1, 20000)',
      );
      await client.query('analyze page_changes');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${CHANGED_PAGES.replace('$1', "'00000000-0000-0000-0000-000000000000'").replace('$2', '50')}`,
      );
      expect(mostRows(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(51);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import type { TestApp } from '../app.js';
import { differencesAbout, read } from '../builders.js';
import { eachStatement } from '../each-statement.js';
import type { Person } from '../person.js';
import { type Scene, completed, deliver, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
/** How many bookings were made by calls. */
let booked = 0;
/** Whether the tests' user may write copies; otherwise all are played. */
let copies = false;
beforeAll(async () => {
  stage = await sharedTestApp();
  const { pool } = stage.app.get(Database);
  eachStatement(pool, ({ name }) => (booked += Number(name === 'insert-booking')));
  const { rows } = await pool.query<{ copies: boolean }>(
    'select rolsuper as copies from pg_roles where rolname = current_user',
  );
  copies = rows[0]?.copies === true;
});

/** What somebody reads, with what tells one scene from another as its place among what was read. */
function alike(read: unknown): string {
  const found: string[] = [];
  return JSON.stringify(read)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
    .replaceAll(/\/api\/files\/[\w.-]+/g, 'a signed link')
    .replaceAll(
      /[0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{8}\b|[PR]-\d+-\d+/g,
      (one) => {
        if (!found.includes(one)) found.push(one);
        return `<${found.indexOf(one)}>`;
      },
    );
}

async function readings({ brand, creator, booking }: Scene): Promise<string[]> {
  const answers = [];
  for (const person of [brand, creator.person] as Person[])
    for (const path of [
      `/api/bookings/${booking.id}`,
      `/api/bookings/${booking.id}/history`,
      '/api/notifications',
    ]) {
      const { status, body } = await person.get(path);
      answers.push(
        `${path.split('/').at(-1) === 'notifications' ? 'told' : 'read'} ${status} ${alike(body)}`,
      );
    }
  const { body: documents } = await creator.person.get('/api/documents');
  return [...answers.map((one) => one.replaceAll(creator.username, 'the creator')), alike(documents)];
}

/** Three are enough: the first two that a suite asks for are played. */
describe('a scene that was copied', () => {
  it.each([
    ['producing', producing],
    ['completed', completed],
  ])('is read like one that was played: %s', async (_, play) => {
    const [one, other] = [await play(stage), await play(stage)];
    booked = 0;
    const copied = await play(stage);
    expect(booked).toBe(copies ? 0 : 1);
    expect(new Set([one, other, copied].map(({ booking }) => booking.id)).size).toBe(3);
    const first = await readings(one);
    expect(await readings(other)).toEqual(first);
    expect(await readings(copied)).toEqual(first);
    expect(await differencesAbout(stage, copied.booking.id)).toEqual([]);
  });

  it('goes on like one that was played', async () => {
    await producing(stage);
    await producing(stage);
    const { brand, creator, booking, driver } = await producing(stage);
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await stage.drain();
    for (const person of [brand, creator.person])
      expect(await read(person, booking.id)).toMatchObject({ stage: 'completed', escrowStatus: 'released' });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    const gaps = await stage.database.rows(
      't-gaps',
      `select s.series from document_series s
       where s.last <> (select count(*) from documents d where d.series = s.series and d.year = s.year)`,
    );
    expect(gaps).toEqual([]);
  });
});

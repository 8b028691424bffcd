import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditPortfolio } from '../src/modules/catalog/index.js';
import { BackfillPageMedia } from '../src/modules/creators/index.js';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import { type TestApp, startTestApp, withCards } from './app.js';
import { aCreator } from './builders.js';
import { addPhoto } from './media-files.js';
import { aClip, aPhoto } from './sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({}, withCards);
});
afterAll(() => stage.stop());

const start = () => stage.app.get(BackfillPageMedia).start();
const tasks = () =>
  stage.database.rows<{ task: string; subject: string }>('t-tasks', 'select task, subject from media_tasks');
/** As if everything had been made before there were sizes, loops and cards. */
async function makeOld(): Promise<void> {
  await stage.database.pool.query('truncate media_tasks');
  await stage.drain();
}

describe('pages from before pictures had sizes, videos loops and pages cards', () => {
  it('get all of it after a start, once, at whatever number of servers', async () => {
    const creator = await aCreator(stage);
    await addPhoto(creator, await aPhoto(64, 64));
    const broken = await addPhoto(creator, await aPhoto(64, 64));
    const storage = stage.app.get(FileStorage);
    await storage.write(`portfolio/${broken}.webp`, Buffer.from('RIFF....WEBPVP8 no picture'));
    const video = { content: aClip('320x240', 1), duration: '0:01' };
    await stage.app
      .get(EditPortfolio)
      .add(creator.id, { title: 'Old', picture: await aPhoto(64, 64), video });
    await storage.write('profiles/old.webp', await aPhoto(512, 512));
    await storage.write('profiles/old-cover.webp', await aPhoto(1440, 480));
    await stage.database.rows(
      't-face',
      'update creators set profile_image_key = $2, cover_key = $3 where id = $1',
      [creator.id, 'profiles/old.webp', 'profiles/old-cover.webp'],
    );
    await makeOld();
    const lacking = () =>
      stage.database.row(
        't-lacking',
        `select c.picture is null as face, c.cover_picture is null as cover, c.card_key is null as card, p.card_key is null as package,
           (select array_agg(i.id) from portfolio_items i where i.creator_id = c.id and i.picture is null) as pictures,
           (select count(*)::int from portfolio_items i where i.creator_id = c.id and i.loop_key is not null) as loops
         from creators c join packages p on p.id = $1 where c.id = p.creator_id`,
        [creator.packageId],
      );
    expect(await lacking()).toMatchObject({ face: true, cover: true, card: true, package: true, loops: 0 });
    await Promise.all([start(), start()]);
    await stage.drain();
    const done = { face: false, cover: false, card: false, package: false, pictures: [broken], loops: 1 };
    expect(await lacking()).toEqual(done);
    // What can't be made is not tried at every start.
    await start();
    await stage.drain(['process-media']);
    expect(await tasks()).toEqual([]);
  });

  it('get the sizes of covers though they had everything else made by an older version', async () => {
    const creator = await aCreator(stage);
    const key = `profiles/${creator.id}.webp`;
    await stage.app.get(FileStorage).write(key, await aPhoto(1440, 480));
    await stage.database.rows('t-cover', 'update creators set cover_key = $2 where id = $1', [
      creator.id,
      key,
    ]);
    await makeOld();
    await stage.database.rows('t-unmark', `delete from secrets where name = 'cover-sizes-backfill'`, []);
    await start();
    await stage.drain();
    const found = await stage.database.row(
      't-cover-picture',
      `select cover_picture as picture, cover_focus_x as x, cover_focus_y as y from creators where id = $1`,
      [creator.id],
    );
    const picture = { width: 1440, height: 480, widths: [640, 1080, 1440] };
    expect(found).toEqual({ picture, x: 50, y: 50 });
  });
});

describe('many such pages', () => {
  it('are looked at a few at a time, and a restart goes on where it was', async () => {
    const server = await startTestApp();
    for (let count = 0; count < 22; count += 1) await aCreator(server);
    await server.database.pool.query(`update creators set profile_image_key = 'profiles/' || id || '.webp'`);
    const waiting = async () =>
      (await server.database.rows('t-waiting', `select from media_tasks where task = 'profile-picture'`))
        .length;
    await server.app.get(BackfillPageMedia).start();
    await server.jobs.drain(['process-media']);
    expect(await waiting()).toBe(20);
    await server.app.get(BackfillPageMedia).start();
    await server.jobs.drain(['process-media']);
    expect(await waiting()).toBe(20);
    await server.drain(['process-media']);
    expect(await waiting()).toBe(22);
    await server.stop();
  });
});

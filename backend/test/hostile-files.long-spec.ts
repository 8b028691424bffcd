import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadDto } from '../src/modules/delivery/http/delivery.dto.js';
import { cleanFileName } from '@reelpact/domain';
import { type TestApp, startTestApp, withPreviews } from './app.js';
import { KINDS_OF_HARM, hostileFiles } from './hostile/hostile-files.js';
import { SEED, SOAK } from './soak.js';
import { aClip, aPhoto, aProduction, refusalOf, send } from './sending.js';

/** Each kind once; a soak run sends many of each. */
const FILES = SOAK ? 500 : KINDS_OF_HARM;
/** As many as may wait for one booking. */
const PER_BOOKING = 40;

const CLIP = { width: 320, height: 180 };
const SECRET = { width: 640, height: 360 };

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({}, withPreviews);
});
afterAll(() => stage.stop());

/** Everything below a folder, with the hash of its content. */
function contentsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      createHash('sha256')
        .update(readFileSync(join(entry.parentPath, entry.name)))
        .digest('hex'),
    );
}

describe(`hostile files (seed ${SEED})`, () => {
  it('are refused by name, or fail, or are harmless; they show nobody’s files and leave nothing behind', async () => {
    const { dataDir } = stage.config;
    const clip = aClip(`${CLIP.width}x${CLIP.height}`, 1);
    const secretPath = join(dataDir, 'files', 'secret.mp4');
    const { creator, bookingId } = await aProduction(stage);
    await send(creator.person, bookingId, { content: clip, name: 'first.mp4', type: 'video/mp4' });
    writeFileSync(secretPath, aClip(`${SECRET.width}x${SECRET.height}`, 2));
    const materials = { clip, photo: await aPhoto(320, 200), secretPath };

    const outcomes = { refused: 0, failed: 0, shown: 0 };
    let target = { creator, bookingId };
    let sent = 1;
    for (const file of hostileFiles(SEED, FILES, materials)) {
      if (sent === PER_BOOKING) {
        target = await aProduction(stage);
        sent = 0;
      }
      if (file.content.length === 0) continue;
      const sending = send(target.creator.person, target.bookingId, file, 1);
      const taken = await sending.then(
        () => true,
        () => false,
      );
      if (taken) {
        sent += 1;
        continue;
      }
      const { status, body } = await refusalOf(sending);
      expect(status).toBe(422);
      expect(body['message']).toContain(cleanFileName(file.name));
      outcomes.refused += 1;
    }
    await stage.drain();

    const { rows } = await stage.database.pool.query<{ status: 'failed' | 'ready'; problem: string | null }>(
      'select status, problem from previews',
    );
    for (const { status } of rows) outcomes[status === 'failed' ? 'failed' : 'shown'] += 1;
    expect(rows.filter(({ status }) => status !== 'failed' && status !== 'ready')).toEqual([]);
    expect((await stage.database.pool.query('select from media_tasks')).rows).toEqual([]);

    // Nothing was made of the secret film: previews are as wide as their films. What was damaged by chance can have any other width.
    const widths = readdirSync(join(dataDir, 'files', 'previews'))
      .filter((name) => name.endsWith('.mp4'))
      .map((name) => widthOf(readFileSync(join(dataDir, 'files', 'previews', name))));
    expect(widths).toContain(CLIP.width);
    expect(widths).not.toContain(SECRET.width);
    expect(contentsOf(join(dataDir, 'scratch'))).toEqual([]);
    const uploading = (
      await target.creator.person.get<UploadDto[]>(`/api/bookings/${target.bookingId}/uploads`)
    ).body;
    expect(uploading.filter(({ status }) => status === 'uploading')).toEqual([]);
    expect(contentsOf(join(dataDir, 'uploads'))).toEqual([]);
    console.log(`seed ${SEED}: ${JSON.stringify(outcomes)}`);
  });
});

/** The width of the first picture track of an MP4 made here: ISO/IEC 14496-12, 8.3.2, a 16.16 number near the box's end. */
function widthOf(mp4: Buffer): number {
  const at = mp4.indexOf('tkhd');
  return mp4.readUInt16BE(at + 4 + 76);
}

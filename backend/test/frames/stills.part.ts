import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ScratchFolders } from '../../src/platform/media/scratch-folders.js';
import { Stills } from '../../src/platform/media/stills.js';
import type { TestApp } from '../app.js';
import { aFilm } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a still of a video', () => {
  it('is exactly the frame that is meant, at any rate', async () => {
    const [folders, stills] = [stage.app.get(ScratchFolders), stage.app.get(Stills)];
    for (const rate of [
      { num: 24, den: 1 },
      { num: 30_000, den: 1001 },
      { num: 60, den: 1 },
    ]) {
      // Each frame is a little lighter than the one before.
      const film = `color=black:size=64x64:rate=${rate.num}/${rate.den}:duration=2,geq=lum=16+mod(N\\,50)*4:cb=128:cr=128`;
      const clip = aFilm(['-f', 'lavfi', '-i', film], ['-g', '15', '-bf', '0', '-crf', '8']);
      await folders.lend(async (folder) => {
        const preview = join(folder.root, 'preview.mp4');
        await writeFile(preview, clip);
        const seen: number[] = [];
        for (const frame of [0, 1, 14, 15, 16, 29, 47]) {
          const path = await stills.draw(folder, { preview, at: { frame, rate }, side: 64 });
          const { channels } = await sharp(await readFile(path ?? '')).stats();
          // From full-range light back to the frame's number.
          seen.push(Math.round(((channels[0]?.mean ?? 0) * (219 / 255)) / 4));
        }
        expect([rate, seen]).toEqual([rate, [0, 1, 14, 15, 16, 29, 47]]);
      });
      await folders.lend(async (folder) => {
        const preview = join(folder.root, 'preview.mp4');
        await writeFile(preview, clip);
        expect(await stills.draw(folder, { preview, at: { frame: 5_000, rate }, side: 64 })).toBeNull();
      });
    }
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled from '@ffmpeg-installer/ffmpeg';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Config } from '../src/platform/config/config.js';
import type { MediaJail } from '../src/platform/config/settings.js';
import { strangersFile } from '../src/platform/media/ffmpeg.js';
import {
  type MediaLimits,
  MediaTooCostly,
  MediaWorker,
  UnreadableMedia,
} from '../src/platform/media/media-worker.js';
import { type ScratchFolder, ScratchFolders } from '../src/platform/media/scratch-folders.js';

const MIB = 1024 ** 2;
const LIMITS: MediaLimits = {
  cpuSeconds: 60,
  memoryBytes: 2048 * MIB,
  fileBytes: 8 * MIB,
  wallMs: 3_600_000,
};
/** Work without an end. */
const ENDLESS = ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-f', 'null', '-'];

/** What a job of the media worker may do and what becomes of it, in one of the jails that this machine can make. */
export function describeJobsIn(mediaJail: MediaJail): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-worker-'));
  const setting = { dataDir, demoMode: true, ffmpegPath: null, mediaJail } as Config;
  const folders = new ScratchFolders(setting);
  let worker: MediaWorker;
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const failureOf = (work: (folder: ScratchFolder) => Promise<unknown>): Promise<unknown> =>
    folders.lend(work).then(
      () => null,
      (error: unknown) => error,
    );

  describe(`a job of the media worker, jail ${mediaJail}`, () => {
    beforeEach(() => {
      worker = new MediaWorker(setting, folders);
    });

    it('that uses more than it may is too costly, and not unreadable', async () => {
      const limits = { ...LIMITS, cpuSeconds: 1 };
      const error = await failureOf((folder) => worker.runFFmpeg({ folder, args: ENDLESS, limits }));
      expect(error).toBeInstanceOf(MediaTooCostly);
    });

    it('that writes more than it may is too costly', async () => {
      const args = [
        '-f',
        'lavfi',
        '-i',
        'color=size=640x480',
        '-c:v',
        'rawvideo',
        '-f',
        'rawvideo',
        'out.raw',
      ];
      const error = await failureOf((folder) => worker.runFFmpeg({ folder, args, limits: LIMITS }));
      expect(error).toBeInstanceOf(MediaTooCostly);
    });

    it('whose program isn’t there is not the file’s fault', async () => {
      const broken = new MediaWorker({ ...setting, ffmpegPath: '/no/such/ffmpeg' }, folders);
      const error = await failureOf((folder) => broken.runFFmpeg({ folder, args: ENDLESS, limits: LIMITS }));
      expect(error).not.toBeInstanceOf(UnreadableMedia);
      expect(String(error)).toMatch(/could not start/);
    });

    it.each(['FFMPEG_PATH', 'PATH'])(
      'knows how the FFmpeg of %s is asked for a constant rate',
      async (from) => {
        const ffmpegPath = from === 'PATH' ? null : bundled.path;
        const [option, rate] = await new MediaWorker({ ...setting, ffmpegPath }, folders).constantRate();
        expect(['-vsync', '-fps_mode']).toContain(option);
        expect(rate).toBe('cfr');
      },
    );

    it('that is stopped with the server is not the file’s fault', async () => {
      const error = await failureOf((folder) => {
        const work = worker.runFFmpeg({ folder, args: ENDLESS, limits: LIMITS });
        worker.onModuleDestroy();
        return work;
      });
      expect(error).not.toBeInstanceOf(UnreadableMedia);
      expect(error).not.toBeInstanceOf(MediaTooCostly);
      expect(String(error)).toMatch(/abort|stopped/i);
    });

    it('says what was wrong with a file, and cleans up', async () => {
      const error = await failureOf((folder) => {
        const path = join(folder.input, 'original');
        writeFileSync(path, 'no film at all'.repeat(100));
        const args = [...strangersFile(path, 'mov', 1), '-f', 'null', '-'];
        return worker.runFFmpeg({ folder, args, limits: LIMITS });
      });
      expect(error).toBeInstanceOf(UnreadableMedia);
      expect((error as Error).message).toMatch(/moov atom not found|Invalid data/);
      expect(readdirSync(join(dataDir, 'scratch'))).toEqual([]);
    });

    it.each([
      ['a playlist', (other: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://${other}\n`],
      ['a list of files', (other: string) => `ffconcat version 1.0\nfile ${other}\n`],
    ])('opens no other file for %s, whatever demuxer it hopes for', async (_, content) => {
      for (const demuxer of ['mov', 'mpegts', 'flv', 'hls', 'concat']) {
        const error = await failureOf((folder) => {
          const other = join(folder.input, 'other.mp4');
          writeFileSync(other, 'somebody else’s');
          const path = join(folder.input, 'original');
          writeFileSync(path, content(other));
          const args = [...strangersFile(path, demuxer, 1), '-f', 'null', '-'];
          return worker.runFFmpeg({ folder, args, limits: LIMITS });
        });
        expect(error).toBeInstanceOf(UnreadableMedia);
        expect((error as Error).message).not.toContain('other.mp4');
      }
    });

    it.each(['No space left on device', 'x\u2028bwrap: no'])(
      'does not take what a file makes a decoder print for a fault of the machine: %s',
      async (title) => {
        const error = await failureOf((folder) =>
          worker.runFFmpeg({
            folder,
            // It prints its options and fails.
            args: ['-f', 'lavfi', '-i', `nullsrc=${title}`, '-f', 'null', '-'],
            limits: LIMITS,
          }),
        );
        expect(error).toBeInstanceOf(UnreadableMedia);
      },
    );
  });
}

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled from '@ffmpeg-installer/ffmpeg';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AVAILABLE_JAILS, MISSING_JAILS } from '../../../test/available-jails.js';
import type { Config } from '../config/config.js';
import { MEDIA_JAILS } from '../config/settings.js';
import { strangersFile } from './ffmpeg.js';
import { type MediaLimits, MediaTooCostly, MediaWorker, UnreadableMedia } from './media-worker.js';
import { type ScratchFolder, ScratchFolders } from './scratch-folders.js';
import { factsOf } from './video-facts.js';

const MIB = 1024 ** 2;
const LIMITS: MediaLimits = {
  cpuSeconds: 60,
  memoryBytes: 2048 * MIB,
  fileBytes: 8 * MIB,
  wallMs: 3_600_000,
};
/** Work without an end. */
const ENDLESS = ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-f', 'null', '-'];

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-worker-'));
const config = { dataDir, demoMode: true, ffmpegPath: null, mediaJail: null } as Config;
const folders = new ScratchFolders(config);
let worker: MediaWorker;
afterAll(() => rmSync(dataDir, { recursive: true }));

const failureOf = (work: (folder: ScratchFolder) => Promise<unknown>): Promise<unknown> =>
  folders.lend(work).then(
    () => null,
    (error: unknown) => error,
  );

describe.each(AVAILABLE_JAILS)('a job of the media worker, jail %s', (mediaJail) => {
  const setting: Config = { ...config, mediaJail };
  beforeEach(() => {
    worker = new MediaWorker(setting, folders);
  });

  it('that uses more than it may is too costly, and not unreadable', async () => {
    const limits = { ...LIMITS, cpuSeconds: 1 };
    const error = await failureOf((folder) => worker.runFFmpeg({ folder, args: ENDLESS, limits }));
    expect(error).toBeInstanceOf(MediaTooCostly);
  });

  it('that writes more than it may is too costly', async () => {
    const args = ['-f', 'lavfi', '-i', 'color=size=640x480', '-c:v', 'rawvideo', '-f', 'rawvideo', 'out.raw'];
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

/** No jail can be made around what isn't there. */
class GoneFolders extends ScratchFolders {
  override lend<T>(work: (folder: ScratchFolder) => Promise<T>): Promise<T> {
    return super.lend(async (folder) => {
      await rm(folder.root, { recursive: true });
      return work(folder);
    });
  }
}

it.each(MEDIA_JAILS)(
  'a media worker that is told to use the jail %s, where it can’t be made, runs nothing',
  async (mediaJail) => {
    const lent = MISSING_JAILS.includes(mediaJail) ? folders : new GoneFolders(config);
    const refusing = new MediaWorker({ ...config, mediaJail }, lent);
    await expect(refusing.prepare()).rejects.toThrow(`MEDIA_JAIL is ${mediaJail}`);
  },
);

describe('what a file makes a decoder print', () => {
  it('is not taken for its length, its size or its frames', () => {
    const said = [
      'ffmpeg version 5',
      "Input #0, mov, from 'original':",
      '  Metadata:',
      '    title           : Duration: 00:00:01.00',
      '    comment         : \u2028  Duration: 00:00:02.00 frame= 9 Output #0, 1x1,',
      '  Duration: 00:13:20.50, start: 0.000000, bitrate: 12 kb/s',
      '  Stream #0:0[0x1](und): Video: h264 (High) (avc1), yuv420p, 16x32, 59.94 fps, 60 tbr',
      '  Stream #0:1(und): Audio: aac (LC), 44100 Hz, stereo',
      "Output #0, null, to 'pipe:':",
      '    title           : 3x3, frame= 7',
      '  Stream #0:0(und): Video: wrapped_avframe, yuv420p, 32x16, q=2-31, 59.94 fps, 60 tbn',
      'frame=    0 fps=0.0 q=0.0\rframe=    1 fps=0.0 q=-0.0 Lsize=N/A time=00:00:00.10',
    ].join('\n');
    expect(factsOf(said)).toEqual({
      ...{ seconds: 800.5, averageRate: 59.94, baseRate: 60, hasAudio: true, frames: 1 },
      size: { width: 32, height: 16 },
    });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { AVAILABLE_JAILS, MISSING_JAILS } from '../../../test/available-jails.js';
import { describeJobsIn } from '../../../test/jobs-in-jail.js';
import type { Config } from '../config/config.js';
import { MEDIA_JAILS } from '../config/settings.js';
import { MediaWorker } from './media-worker.js';
import { type ScratchFolder, ScratchFolders } from './scratch-folders.js';
import { factsOf } from './video-facts.js';

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-worker-'));
const config = { dataDir, demoMode: true, ffmpegPath: null, mediaJail: null } as Config;
const folders = new ScratchFolders(config);
afterAll(() => rmSync(dataDir, { recursive: true }));

// In the best one; the long tests try the others.
AVAILABLE_JAILS.slice(0, 1).forEach(describeJobsIn);

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

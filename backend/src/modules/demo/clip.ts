import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaWorker } from '../../platform/media/media-worker.js';
import type { ScratchFolders } from '../../platform/media/scratch-folders.js';

/** Long enough to look at, short enough that a first start needn't wait for its previews. */
export const CLIP_SECONDS = 3;

const MIB = 1024 ** 2;
const LIMITS = { cpuSeconds: 300, memoryBytes: 2048 * MIB, fileBytes: 64 * MIB, wallMs: 3_600_000 };

/** A short reel made of a drawn picture: a slow move towards it, with a soft tone. */
export async function clip(worker: MediaWorker, folders: ScratchFolders, picture: Buffer): Promise<Buffer> {
  return folders.lend(async (folder) => {
    const from = join(folder.input, 'picture.jpg');
    const to = join(folder.output, 'clip.mp4');
    await writeFile(from, picture);
    const zoom = `zoompan=z='1+0.0015*on':d=1:x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':s=540x960:fps=25`;
    const args = [
      ...['-loop', '1', '-i', from, '-f', 'lavfi', '-i', `sine=frequency=220:duration=${CLIP_SECONDS}`],
      ...['-vf', `scale=-2:1152,crop=648:1152,${zoom}`],
      ...['-t', String(CLIP_SECONDS), '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
      ...['-af', 'volume=0.05', '-c:a', 'aac', '-shortest', '-movflags', '+faststart', to],
    ];
    await worker.runFFmpeg({ folder, args, limits: LIMITS });
    return readFile(to);
  });
}

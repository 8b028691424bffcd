import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import { inScratchFolder } from '../../platform/media/scratch-folder.js';

export const CLIP_SECONDS = 4;

/** A short film made of a drawn picture: a slow move towards it, with a soft tone. */
export async function clip(picture: Buffer): Promise<Buffer> {
  return inScratchFolder(async (folder) => {
    const from = join(folder, 'picture.jpg');
    const to = join(folder, 'clip.mp4');
    await writeFile(from, picture);
    await run([
      ...['-loop', '1', '-i', from, '-f', 'lavfi', '-i', `sine=frequency=220:duration=${CLIP_SECONDS}`],
      ...[
        '-vf',
        `scale=864:-2,zoompan=z='1+0.0015*on':d=1:x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':s=720x900:fps=25`,
      ],
      ...['-t', String(CLIP_SECONDS), '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
      ...['-af', 'volume=0.05', '-c:a', 'aac', '-shortest', '-movflags', '+faststart', '-y', to],
    ]);
    return readFile(to);
  });
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, ['-v', 'error', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${String(code)}`)),
    );
  });
}

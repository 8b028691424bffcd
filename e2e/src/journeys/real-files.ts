import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';

/** How long films are, in seconds. */
export const FILM_SECONDS = 2;

/** Files such as a camera makes, in a folder of their own. */
export interface RealFiles {
  folder: string;
  /** A JPEG of several MB. */
  photo: string;
  /** An MP4 of several MB. */
  film: string;
  /** Another MP4, for a second version. */
  closerFilm: string;
  /** A text that calls itself a film. */
  fakeFilm: string;
}

export async function makeRealFiles(): Promise<RealFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-files-'));
  const photo = join(folder, 'morning.jpg');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 88 })
    .toFile(photo);
  const fakeFilm = join(folder, 'notes.mp4');
  execFileSync('cp', [join(__dirname, 'real-files.ts'), fakeFilm]);
  return {
    folder,
    photo,
    film: film(join(folder, 'reel.mp4'), 'testsrc2'),
    closerFilm: film(join(folder, 'reel-closer.mp4'), 'mandelbrot'),
    fakeFilm,
  };
}

function film(to: string, source: string): string {
  execFileSync(ffmpeg, [
    ...[
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `${source}=size=640x360:rate=25`,
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=330',
    ],
    ...[
      '-t',
      String(FILM_SECONDS),
      '-vf',
      'noise=alls=40:allf=t',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-b:v',
      '8M',
    ],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', '-y', to],
  ]);
  return to;
}

export const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

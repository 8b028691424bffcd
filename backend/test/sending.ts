import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import { DetailedError, Upload } from 'tus-js-client';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from './app.js';
import type { TestCreator } from './builders.js';
import { type Casting, producing } from './scenes.js';
import type { Visitor as Person } from '../src/modules/demo/visitor.js';

/** A booking whose money is held, so that content can be delivered. */
export async function aProduction(
  stage: TestApp,
  casting: Casting = {},
): Promise<{ creator: TestCreator; brand: Person; bookingId: string }> {
  const { creator, brand, booking } = await producing(stage, casting);
  return { creator, brand, bookingId: booking.id };
}

/** A photo with noise, so that it has some size, and with a note of where it was taken. */
export function aPhoto(width = 900, height = 600): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withExif({ IFD0: { Copyright: 'Sophia Reyes, Lisbon' } })
    .jpeg()
    .toBuffer();
}

/** A video with sound. */
export const aClip = (size = '640x360', seconds = 2): Buffer =>
  aFilm(
    ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=${seconds}`],
    ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ['-metadata', 'title=Lisbon', '-shortest'],
  );

/** A video of what FFmpeg makes of these options. */
export function aFilm(...options: string[][]): Buffer {
  const path = join(tmpdir(), `reelpact-clip-${process.pid}.mp4`);
  const made = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', path];
  const { status, stderr } = spawnSync(ffmpeg.path, ['-y', ...options.flat(), ...made]);
  if (status !== 0) throw new Error(`no clip: ${stderr.toString()}`);
  const clip = readFileSync(path);
  rmSync(path);
  return clip;
}

export interface Sent {
  content: Buffer;
  name: string;
  type: string;
}

/** An upload as the pages send it: in pieces, with the person's cookie. */
export function tusUpload(
  person: Person,
  bookingId: string,
  { content, name, type }: Sent,
  pieces = 2,
): Upload {
  return new Upload(content, {
    endpoint: `${person.url}/api/uploads`,
    metadata: { bookingId, filename: name, filetype: type },
    headers: { cookie: person.cookieHeader },
    chunkSize: Math.ceil(content.length / pieces),
    retryDelays: [],
  });
}

/** Sends a file to its end. @returns the upload's id @throws DetailedError when it is refused */
export function send(person: Person, bookingId: string, file: Sent, pieces = 2): Promise<string> {
  return new Promise((done, fail) => {
    const upload = tusUpload(person, bookingId, file, pieces);
    upload.options.onSuccess = () => done(idOf(upload.url));
    upload.options.onError = fail;
    upload.start();
  });
}

export const idOf = (url: string | null): string => url?.split('/').pop() ?? '';

/** What a refused upload was answered. */
export async function refusalOf(
  sending: Promise<string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const error = await sending.then(
    () => new Error('it was taken'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof DetailedError) || !error.originalResponse) throw error;
  const { originalResponse: answer } = error;
  return {
    status: answer.getStatus(),
    body: JSON.parse(answer.getBody() || '{}') as Record<string, unknown>,
  };
}

export const entry = ({ content, name, type }: Sent, uploadId?: string) => ({
  fileName: name,
  fileSize: content.length,
  fileType: type,
  contentType: type.split('/')[0],
  ...(uploadId !== undefined && { uploadId }),
});

export const submit = (person: Person, bookingId: string, files: object[], notes?: string) =>
  person.post<BookingDto>(`/api/bookings/${bookingId}/submit-content`, { files, ...(notes && { notes }) });

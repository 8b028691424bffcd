import { randomInt } from 'node:crypto';
import { type Counts, Problem } from '@reelpact/domain';
import sharp from 'sharp';
import { SAMPLE_VIDEO } from './sample-video.js';

const WIDTH = 320;
const HEIGHT = 400;

export interface SampleFile {
  fileName: string;
  fileType: string;
  content: Buffer;
}

/**
 * What a tester delivers: as many small files as are counted, at least one.
 * @param incomplete whether something that is counted is left out
 * @throws Problem CONFLICT where nothing is counted that could be left out
 */
export async function sampleFiles(counts: Counts, incomplete: boolean): Promise<SampleFile[]> {
  const [photos, videos] = [counts.photos ?? 0, counts.videos ?? 0];
  if (incomplete) {
    if (photos + videos === 0) throw new Problem('CONFLICT', 'This package counts nothing to leave out.');
    // A single photo is one of several, or none of the videos.
    return videos > 0 || photos > 1 ? [await photo()] : [video(0)];
  }
  const extra = counts.files ?? 0;
  const wanted = Math.max(photos + (videos > 0 ? 0 : extra), videos > 0 ? 0 : 1);
  return [
    ...(await Promise.all(Array.from({ length: wanted }, photo))),
    ...Array.from({ length: videos > 0 ? videos + extra : 0 }, (_, index) => video(index)),
  ];
}

const video = (index: number): SampleFile => ({
  fileName: `reel-${index + 1}.mp4`,
  fileType: 'video/mp4',
  content: SAMPLE_VIDEO,
});

/** A small photo of one color, another one each time. */
async function photo(): Promise<SampleFile> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const background = { r, g, b };
  const content = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { fileName: `photo-${r}-${g}-${b}.jpg`, fileType: 'image/jpeg', content };
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { contentOf } from './content.js';
import { strangersFile } from './ffmpeg.js';
import { type Lane, SHORT_SECONDS } from './lanes.js';
import { type MediaLimits, MediaTooCostly, MediaWorker, UnreadableMedia } from './media-worker.js';
import { Pictures } from './pictures.js';
import { type ScratchFolder, stage } from './scratch-folders.js';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
const MINUTE_MS = 60_000;
/** Reading a header; a file that makes even this long is not worth more. */
const MEASURING: MediaLimits = {
  cpuSeconds: 10,
  memoryBytes: 2 * GIB,
  fileBytes: MIB,
  wallMs: 10 * MINUTE_MS,
};
const ENCODING: MediaLimits = {
  cpuSeconds: 30 * 60,
  memoryBytes: 3 * GIB,
  fileBytes: GIB,
  wallMs: 10 * 3_600_000,
};
/** A minute of 1080p at 60 frames was measured at 70 s; what takes much more goes to the lane for long files. */
const SHORT_CPU_SECONDS = 180;

/** The encoder may run ahead of a loop's rate by so much, and spends that at the beginning. */
const LOOP_BUFFER_SECONDS = 0.5;
/**
 * How a loop is made, and then more strictly: frames per second (null: as many as there are), quality, and its share of the
 * bytes that it may have. The container needs some; and where all is noise, the encoder goes above its rate.
 */
const LOOP_ATTEMPTS = [
  { rate: null, crf: 30, share: 0.93 },
  { rate: 12, crf: 40, share: 0.5 },
] as const;

export interface VideoFacts {
  /** As the container says it; null when it does not. */
  seconds: number | null;
  /** Frames per second; null when it does not say. */
  rate: number | null;
}

export interface WantedVideo {
  /** Longest side in pixels. */
  side: number;
  /** What is longer is cut off there. */
  maxSeconds: number;
  /** Frames per second at most. */
  maxRate: number;
  /** Quality of x264: a constant rate factor, lower is better. */
  crf: number;
  audioBitrate: '96k' | '128k';
  watermarked: boolean;
  /** In the lane for short files, nothing may take long, whatever the file says of itself. */
  lane: Lane;
}

/** Too much for the lane for short files, though the file had said otherwise. */
export class LongerThanShort extends Error {}

/** A video that was made, in a scratch folder. */
export interface MadeVideo {
  path: string;
  seconds: number;
  /** Whether the original goes on after it. */
  isCut: boolean;
}

/** An original and what its first bytes say it is. */
export interface Original {
  path: string;
  demuxer: string;
}

/** @throws UnreadableMedia when its first bytes are no video's */
export async function originalAt(path: string): Promise<Original> {
  const content = await contentOf(path);
  if (content?.demuxer == null) throw new UnreadableMedia('its content is no video');
  return { path, demuxer: content.demuxer };
}

/** Makes videos for web pages out of what creators send; all of it in the media worker. */
@Injectable()
export class Videos {
  constructor(
    private readonly worker: MediaWorker,
    private readonly pictures: Pictures,
  ) {}

  /** @throws UnreadableMedia or MediaTooCostly when FFmpeg finds no video in it */
  async measure(folder: ScratchFolder, { path, demuxer }: Original): Promise<VideoFacts> {
    return this.look(folder, { path: await stage(folder, path), demuxer });
  }

  /**
   * H.264 and AAC in an MP4 that starts before it has loaded, without metadata.
   * @throws UnreadableMedia or MediaTooCostly
   */
  async encode(folder: ScratchFolder, original: Original, wanted: WantedVideo): Promise<MadeVideo> {
    if (wanted.lane === 'any') return this.encodeWithin(folder, original, wanted, ENCODING);
    const maxSeconds = Math.min(wanted.maxSeconds, SHORT_SECONDS + 2);
    const limits = { ...ENCODING, cpuSeconds: SHORT_CPU_SECONDS };
    const made = await this.encodeWithin(folder, original, { ...wanted, maxSeconds }, limits).catch(
      (error: unknown) => {
        throw error instanceof MediaTooCostly ? new LongerThanShort() : error;
      },
    );
    if (made.seconds > SHORT_SECONDS + 1 || made.isCut) throw new LongerThanShort();
    return made;
  }

  private async encodeWithin(
    folder: ScratchFolder,
    original: Original,
    wanted: WantedVideo,
    limits: MediaLimits,
  ): Promise<MadeVideo> {
    const { side, maxSeconds, maxRate, crf, audioBitrate, watermarked } = wanted;
    const input = await stage(folder, original.path);
    const facts = await this.look(folder, { path: input, demuxer: original.demuxer });
    const path = join(folder.output, 'video.mp4');
    // As large as any video made here; what lies outside of a smaller one is cut off.
    const overlay = watermarked ? await this.pictures.watermark({ folder, side }) : null;
    const steps = [
      ...(facts.rate === null || facts.rate > maxRate ? [`fps=${maxRate}`] : []),
      fittingSize(side),
      ...(overlay === null ? ['format=yuv420p'] : []),
    ];
    const filter = `[0:v:0]${steps.join(',')}${overlay === null ? '' : '[small];[small][1:v]overlay=0:0,format=yuv420p'}[out]`;
    await this.worker.runFFmpeg({
      folder,
      limits,
      args: [
        ...strangersFile(input, original.demuxer, maxSeconds),
        ...(overlay === null ? [] : ['-f', 'image2', '-i', overlay]),
        ...['-filter_complex_threads', '1', '-filter_complex', filter, '-map', '[out]', '-map', '0:a:0?'],
        // Whatever rate the file has, and says that it has.
        ...['-frames:v', String(Math.ceil(maxSeconds * maxRate))],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-threads', '1'],
        ...['-c:a', 'aac', '-b:a', audioBitrate, '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', path],
      ],
    });
    const { seconds } = await this.look(folder, { path, demuxer: 'mov' });
    if (seconds === null || seconds === 0) throw new UnreadableMedia('the video has no length');
    // Sound comes in pieces, and the last one may reach over the end.
    return { path, seconds, isCut: (facts.seconds ?? seconds) > maxSeconds + 0.5 };
  }

  /**
   * A frame of a video that was made here, as a WebP: half a second in, where the first may be black; the first when it is
   * shorter.
   * @param side the longest, in pixels
   * @throws UnreadableMedia when there is none
   */
  async poster(folder: ScratchFolder, video: string, side: number): Promise<string> {
    const frame = join(folder.output, 'frame.png');
    for (const second of ['0.5', '0']) {
      const args = ['-ss', second, '-f', 'mov', '-i', video, '-frames:v', '1', '-f', 'image2', frame];
      await this.worker.runFFmpeg({ folder, limits: { ...ENCODING, cpuSeconds: 60 }, args });
      if (!(await stat(frame).catch(() => null))) continue;
      const target = join(folder.output, 'poster.webp');
      const size = { width: side, height: side, fit: 'inside' } as const;
      await this.pictures.draw(folder, { source: frame, target, ...size, quality: 75, watermarked: false });
      return target;
    }
    throw new UnreadableMedia('the video has no frame');
  }

  /**
   * The silent beginning of a video that was made here, small enough to play by itself; the whole when it is shorter.
   * @returns null when it can't be made that small
   * @throws UnreadableMedia or MediaTooCostly
   */
  async loop(folder: ScratchFolder, video: string): Promise<string | null> {
    const { seconds, shortSide, bytes } = PAGE_MEDIA.loop;
    const path = join(folder.output, 'loop.mp4');
    for (const { rate, crf, share } of LOOP_ATTEMPTS) {
      const kilobits = Math.floor((bytes * 8 * share) / (seconds + LOOP_BUFFER_SECONDS) / 1000);
      const steps = [...(rate === null ? [] : [`fps=${rate}`]), coveringSize(shortSide), 'format=yuv420p'];
      await this.worker.runFFmpeg({
        folder,
        limits: { ...ENCODING, cpuSeconds: 120 },
        args: [
          ...['-f', 'mov', '-t', String(seconds), '-i', video],
          ...['-map', '0:v:0', '-an', '-vf', steps.join(',')],
          ...['-map_metadata', '-1', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf)],
          ...['-maxrate', `${kilobits}k`, '-bufsize', `${Math.floor(kilobits * LOOP_BUFFER_SECONDS)}k`],
          ...['-threads', '1', '-movflags', '+faststart', '-f', 'mp4', path],
        ],
      });
      const made = await stat(path);
      if (made.size <= bytes) return path;
    }
    return null;
  }

  /** @param original lies in the scratch folder already */
  private async look(folder: ScratchFolder, { path, demuxer }: Original): Promise<VideoFacts> {
    const args = [...strangersFile(path, demuxer, 0.1), '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'];
    return factsOf(await this.worker.runFFmpeg({ folder, limits: MEASURING, args }));
  }
}

/** A filter's size: at most `longest` pixels at the longer side, never enlarged, and even, as H.264 wants it. */
function fittingSize(longest: number): string {
  const side = (name: 'iw' | 'ih') => `max(2,trunc(${name}*min(1,${longest}/max(iw,ih))/2)*2)`;
  return `scale=w='${side('iw')}':h='${side('ih')}'`;
}

/** A filter's size: at most `shortest` pixels at the shorter side, never enlarged, and even. */
function coveringSize(shortest: number): string {
  const side = (name: 'iw' | 'ih') => `max(2,trunc(${name}*min(1,${shortest}/min(iw,ih))/2)*2)`;
  return `scale=w='${side('iw')}':h='${side('ih')}'`;
}

/** What FFmpeg says about its first input, in lines of its own: titles, which come first and are anyone's, are indented more. */
export function factsOf(said: string): VideoFacts {
  const [, hours, minutes, seconds] = /(?:^|\n) {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(said) ?? [];
  const rate = /(?:^|\n) {2,4}Stream #0:\d+[^\n]*?: Video: [^\n]*?, (\d+(?:\.\d+)?k?) fps/.exec(said)?.[1];
  return {
    seconds: seconds === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    rate: rate === undefined ? null : Number(rate.replace('k', '')) * (rate.endsWith('k') ? 1_000 : 1),
  };
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type MediaFacts,
  PAGE_MEDIA,
  SCRUB_SHEET,
  type ScrubSheet,
  type SourceFacts,
  constantRate,
  fitInside,
  framesToMs,
  keepsEachFrame,
  videoBox,
} from '@reelpact/domain';
import { contentOf } from './content.js';
import { strangersFile } from './ffmpeg.js';
import { type Lane, SHORT_SECONDS } from './lanes.js';
import { type MediaLimits, MediaTooCostly, MediaWorker, UnreadableMedia } from './media-worker.js';
import { Pictures } from './pictures.js';
import { type ScratchFolder, stage } from './scratch-folders.js';
import { type VideoFacts, factsOf } from './video-facts.js';
import { coveringSize, filterOf } from './video-filters.js';
import { type WatermarkText, watermarkLayout } from './watermark.js';

type Size = Pick<SourceFacts, 'width' | 'height'>;

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
const MINUTE_MS = 60_000;
/** Reading a header and one frame; a file that makes even this long is not worth more. */
const MEASURING: MediaLimits = {
  cpuSeconds: 10,
  memoryBytes: 3 * GIB,
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

/** Seconds of a file in which a frame must be found. */
const FIRST_FRAME_WITHIN = 10;
/** Frames between two key frames at most; one stands wherever the scrub sheet takes a picture. */
const KEY_FRAME_EVERY = 15;
const SEEKABLE = [
  ...['-g', String(KEY_FRAME_EVERY), '-bf', '0', '-flags', '+cgop'],
  ...['-force_key_frames', `expr:gte(t,n_forced*${SCRUB_SHEET.intervalMs}/1000)`],
];

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

export interface WantedVideo {
  /** Longest side in pixels. */
  side: number;
  /** Shorter side in pixels; as long as the other one when it isn't said. */
  lines?: number;
  /** What is longer is cut off there. */
  maxSeconds: number;
  /** Frames per second at most. */
  maxRate: number;
  /** Quality of x264: a constant rate factor, lower is better. */
  crf: number;
  audioBitrate: '96k' | '128k';
  /** What is written over it; null for nothing. */
  watermark: WatermarkText | null;
  /** Whether any frame of it can be shown at once, at the price of a somewhat larger file. */
  seekable: boolean;
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
  facts: MediaFacts;
  source: SourceFacts;
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
   * Reads what a file says of itself, and decodes its first frame.
   * @param original lies in the scratch folder already
   * @throws UnreadableMedia when there is none, MediaTooCostly
   */
  async look(
    folder: ScratchFolder,
    { path, demuxer }: Original,
    limits = MEASURING,
  ): Promise<VideoFacts & { size: Size }> {
    const frame = ['-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-'];
    const args = ['-hide_banner', ...strangersFile(path, demuxer, FIRST_FRAME_WITHIN), ...frame];
    const facts = factsOf(await this.worker.runFFmpeg({ folder, limits, args }));
    if (facts.frames < 1 || facts.size === null) throw new UnreadableMedia('no frame of it can be decoded');
    return { ...facts, size: facts.size };
  }

  /** Counts the frames of a video that was made here. */
  private async count(folder: ScratchFolder, path: string): Promise<VideoFacts> {
    const args = ['-hide_banner', '-f', 'mov', '-i', path, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'];
    return factsOf(await this.worker.runFFmpeg({ folder, limits: MEASURING, args }));
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
    const { side, lines = side, maxSeconds, maxRate, crf, audioBitrate, watermark, seekable } = wanted;
    const input = await stage(folder, original.path);
    const found = await this.look(folder, { path: input, demuxer: original.demuxer });
    const rate = constantRate(found.averageRate, found.baseRate, maxRate);
    const size = fitInside(found.size, videoBox(found.size, side, lines));
    const mark = watermark === null ? null : await this.mark(folder, watermark, size);
    const even = keepsEachFrame(rate, found.baseRate) ? null : rate;
    const filter = filterOf({ size, rate: even, mark: mark?.layout ?? null });
    const path = join(folder.output, 'video.mp4');
    await this.worker.runFFmpeg({
      folder,
      limits,
      args: [
        ...strangersFile(input, original.demuxer, maxSeconds),
        ...(mark === null ? [] : ['-f', 'image2', '-i', mark.path]),
        ...['-filter_complex_threads', '1', '-filter_complex', filter],
        ...['-map', '[out]', '-map', '0:a:0?'],
        ...['-r', `${rate.num}/${rate.den}`, ...(await this.worker.constantRate())],
        // Whatever rate the file has, and says that it has.
        ...['-frames:v', String(Math.ceil((maxSeconds * rate.num) / rate.den))],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-threads', '1'],
        ...(seekable ? SEEKABLE : []),
        ...['-c:a', 'aac', '-b:a', audioBitrate, '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', path],
      ],
    });
    const { seconds, averageRate, baseRate, size: madeSize, ...made } = await this.count(folder, path);
    if (seconds === null || seconds === 0 || madeSize === null || made.frames < 1)
      throw new UnreadableMedia('the video has no length');
    const fps = constantRate(averageRate, baseRate, maxRate);
    return {
      path,
      seconds,
      // Sound comes in pieces, and the last one may reach over the end.
      isCut: (found.seconds ?? seconds) > maxSeconds + 0.5,
      facts: {
        ...{ fps, frameCount: made.frames, durationMs: framesToMs(made.frames, fps) },
        ...{ ...madeSize, hasAudio: made.hasAudio },
      },
      source: {
        ...found.size,
        durationMs: found.seconds === null ? null : Math.round(found.seconds * 1000),
      },
    };
  }

  private async mark(folder: ScratchFolder, text: WatermarkText, picture: Size) {
    const path = await this.pictures.watermark(folder, { text, picture });
    return { path, layout: watermarkLayout(text, picture) };
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
      await this.pictures.draw(folder, { source: frame, target, ...size, quality: 75, watermark: null });
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

  /**
   * The small pictures of a video that was made here to be seekable, as one WebP.
   * @throws UnreadableMedia or MediaTooCostly
   */
  async scrubSheet(folder: ScratchFolder, video: string, sheet: ScrubSheet): Promise<string> {
    const { columns, count, width, height, intervalMs } = sheet;
    const rows = Math.ceil(count / columns);
    const tiles = join(folder.output, 'sheet.png');
    // A hair early: the times of frames are rounded.
    const chosen = `select='gte(t+0.001,selected_n*${intervalMs}/1000)'`;
    const filter = `${chosen},scale=${width}:${height},tile=${columns}x${rows}`;
    await this.worker.runFFmpeg({
      folder,
      limits: { ...ENCODING, cpuSeconds: 120 },
      args: [
        // The key frames alone: they lie where the pictures are taken.
        ...['-skip_frame', 'nokey', '-f', 'mov', '-i', video],
        ...['-map', '0:v:0', '-an', '-vf', filter, '-frames:v', '1', '-f', 'image2', tiles],
      ],
    });
    const target = join(folder.output, 'sheet.webp');
    const size = { width: columns * width, height: rows * height, fit: 'inside' } as const;
    await this.pictures.draw(folder, { source: tiles, target, ...size, quality: 70, watermark: null });
    return target;
  }
}

import bundled from '@ffmpeg-installer/ffmpeg';
import { findCommand } from './jail.js';

export interface FFmpeg {
  path: string;
  source: 'FFMPEG_PATH' | 'PATH' | 'bundled';
}

/** The one that was named, else the system's, which gets security fixes, else the one that came with the packages. */
export function findFFmpeg(named: string | null): FFmpeg {
  if (named !== null) return { path: named, source: 'FFMPEG_PATH' };
  const installed = findCommand('ffmpeg');
  if (installed !== null) return { path: installed, source: 'PATH' };
  return { path: bundled.path, source: 'bundled' };
}

/** An 8K picture; a header that claims more only wants the memory. */
const MAX_PIXELS = 40_000_000;
/** Containers that hold their own data; playlists and scripts that lead to other files are none. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,asf,flv';

/**
 * Options that go before a file from outside: it is read as the container that its first bytes say, and nothing else is opened.
 * @param seconds of it that are read at most
 */
export function strangersFile(path: string, demuxer: string, seconds: number): string[] {
  return [
    ...['-f', demuxer, '-format_whitelist', FORMATS, '-protocol_whitelist', 'file'],
    ...['-max_pixels', String(MAX_PIXELS), '-t', String(seconds), '-i', path],
  ];
}

import { spawn } from 'node:child_process';
import ffmpeg from '@ffmpeg-installer/ffmpeg';

/** The original cannot be read, and never will be: trying again is of no use. */
export class UnreadableOriginal extends Error {}

/** What is kept of ffmpeg's chatter, to be logged when it fails. */
const KEPT = 2000;
/** An 8K picture; a header that claims more only wants the memory. */
const MAX_PIXELS = 40_000_000;

/** Options that go before an input from outside: only this file is opened, whatever it refers to. */
export const inputOptions = ['-protocol_whitelist', 'file', '-max_pixels', String(MAX_PIXELS)];

/**
 * Runs ffmpeg on one thread, so that requests keep the other processors.
 * @throws UnreadableOriginal when it fails or takes longer than `timeLimit` milliseconds
 * @throws Error when it was stopped by `signal`
 */
export function runFfmpeg(args: readonly string[], timeLimit: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(ffmpeg.path, ['-hide_banner', '-nostdin', '-y', '-threads', '1', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: timeLimit,
      killSignal: 'SIGKILL',
      signal,
    });
    let chatter = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (chatter = (chatter + text).slice(-KEPT)));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else if (signal.aborted) fail(new Error('stopped while the server shuts down'));
      else fail(new UnreadableOriginal(code === null ? 'took too long' : chatter.trim()));
    });
  });
}

import { describe, expect, it } from '@jest/globals';
import { UnreadableOriginal, runFfmpeg } from './ffmpeg.js';

/** Longer than any of it takes. */
const HANG_MS = 600_000;
/** Work without an end. */
const ENDLESS = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=64x64', '-f', 'null', '-'];
const failureOf = (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('ffmpeg', () => {
  it('is given up when it takes too long', async () => {
    const error = await failureOf(runFfmpeg(ENDLESS, 300, new AbortController().signal));
    expect(error).toBeInstanceOf(UnreadableOriginal);
    expect((error as Error).message).toBe('took too long');
  });

  it('is stopped with the server, and that is not the file’s fault', async () => {
    const stopping = new AbortController();
    const work = failureOf(runFfmpeg(ENDLESS, HANG_MS, stopping.signal));
    setTimeout(() => stopping.abort(), 200);
    const error = await work;
    expect(error).toHaveProperty('name', 'AbortError');
    expect(error).not.toBeInstanceOf(UnreadableOriginal);
  });

  it('says what was wrong with a file', async () => {
    const error = await failureOf(
      runFfmpeg(['-i', '/dev/null', '-f', 'null', '-'], HANG_MS, new AbortController().signal),
    );
    expect(error).toBeInstanceOf(UnreadableOriginal);
    expect((error as Error).message).toContain('/dev/null');
  });
});

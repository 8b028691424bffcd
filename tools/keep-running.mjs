/** A run of this length is a good one: earlier failures are forgotten. */
export const GOOD_RUN_MS = 10_000;
/** How long is waited before each start after a failure; with the last one it is given up. */
export const PAUSES_MS = [1_000, 5_000, 15_000, 30_000, 60_000];

/**
 * Starts a program again whenever it ends by itself. One that never ran well has a fault that another start doesn't mend (a wrong
 * setting, a database that is away) and is given up at once; one that did gets several tries with growing pauses.
 * @param {() => import('node:events').EventEmitter} start makes the process
 * @param {{ isEnding: () => boolean, giveUp: (code: number) => void, say: (line: string) => void, now?: () => number,
 *   wait?: (work: () => void, ms: number) => void }} options
 */
export function keepRunning(start, { isEnding, giveUp, say, now = Date.now, wait = setTimeout }) {
  let hasRun = false;
  let failures = 0;
  const run = () => {
    // The end may have come during a pause.
    if (isEnding()) return;
    const begun = now();
    start().once('exit', (code, signal) => {
      if (isEnding()) return;
      const wasGood = now() - begun >= GOOD_RUN_MS;
      hasRun ||= wasGood;
      if (wasGood) failures = 0;
      if (!hasRun || failures === PAUSES_MS.length) return giveUp(code ?? 1);
      const pause = PAUSES_MS[failures];
      failures += 1;
      say(`The server ended unexpectedly (${signal ?? code}) and is started again in ${pause / 1000} s.`);
      wait(run, pause);
    });
  };
  run();
}

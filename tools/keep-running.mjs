/** One that ends sooner has a fault that another start doesn't mend: a wrong setting, a database that is away. */
export const LEAST_RUN_MS = 10_000;

/**
 * Starts a program again whenever it ends by itself, unless it ends soon after its start.
 * @param {() => import('node:events').EventEmitter} start makes the process
 * @param {{ isEnding: () => boolean, giveUp: (code: number) => void, say: (line: string) => void, now?: () => number }} options
 */
export function keepRunning(start, options) {
  const { isEnding, giveUp, say, now = Date.now } = options;
  const begun = now();
  start().once('exit', (code, signal) => {
    if (isEnding()) return;
    if (now() - begun < LEAST_RUN_MS) return giveUp(code ?? 1);
    say(`The server ended unexpectedly (${signal ?? code}) and is started again.`);
    keepRunning(start, options);
  });
}

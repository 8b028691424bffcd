import { logFormatOf } from '../config/log-format.js';
import type { Env } from '../config/setting.js';
import { secretsIn } from '../config/read-settings.js';
import { LogLines } from './log-lines.js';

/** What is said before there is an application. */
export interface ProcessLog {
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/**
 * For people, or in the form of all other lines: then what Node.js itself would print before it ends, and its warnings, are lines as well.
 * It needs no valid settings, because it says which one is wrong.
 */
export function processLog(env: Env): ProcessLog {
  if (logFormatOf(env) === 'text') return console;
  const lines = new LogLines({ logLevel: 'info', secretValues: secretsIn(env) });
  process.removeAllListeners('warning');
  process.on('warning', ({ stack, message }) => lines.write('warn', stack ?? message));
  process.on('uncaughtException', (error: unknown) => {
    lines.write('fatal', error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  });
  return {
    info: (text) => lines.write('info', text),
    warn: (text) => lines.write('warn', text),
    error: (text) => lines.write('error', text),
  };
}

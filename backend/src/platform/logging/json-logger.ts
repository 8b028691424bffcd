import type { LoggerService } from '@nestjs/common';
import type { Level, LogLines } from './log-lines.js';

/** The framework's own account of how it puts the application together: some hundred lines at each start. */
const WIRING = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer'];

const textOf = (message: unknown): string => {
  if (message instanceof Error) return message.stack ?? message.message;
  return typeof message === 'string' ? message : JSON.stringify(message);
};

/** What `new Logger('Name')` writes to where the log is JSON. */
export class JsonLogger implements LoggerService {
  constructor(private readonly lines: LogLines) {}

  log(message: unknown, ...more: unknown[]): void {
    if (!WIRING.includes(String(more.at(-1)))) this.write('info', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }

  fatal(message: unknown, ...more: unknown[]): void {
    this.write('fatal', message, more);
  }

  /** @param more what the framework passes on: perhaps a stack, and the logger's name at last */
  private write(level: Level, message: unknown, more: unknown[]): void {
    const stack = more.slice(0, -1).filter((one) => one !== undefined);
    this.lines.write(level, [message, ...stack].map(textOf).join('\n'), { logger: more.at(-1) });
  }
}

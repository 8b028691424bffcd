import { type DestinationStream, type Logger as Pino, destination, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config/config.js';
import { withoutSecrets } from './without-secrets.js';
import { currentWork } from './work-context.js';

export type Level = 'info' | 'warn' | 'error' | 'fatal';

const STDOUT = 1;

/**
 * Writes JSON, one object a line, each with the request and the job that it is part of. It is written at once: the last lines before a crash are
 * those that are needed.
 */
export class LogLines {
  private readonly pino: Pino;
  private readonly secrets: readonly string[];

  constructor(
    { logLevel, secretValues }: Pick<Config, 'logLevel' | 'secretValues'>,
    to: DestinationStream = destination(STDOUT),
  ) {
    this.secrets = secretValues;
    const formatters = { level: (level: string) => ({ level }) };
    this.pino = pino({ level: logLevel, timestamp: stdTimeFunctions.isoTime, formatters }, to);
  }

  /** @param fields must hold nothing that a stranger has typed */
  write(level: Level, message: string, fields: object = {}): void {
    this.pino[level]({ ...currentWork(), ...fields }, withoutSecrets(message, this.secrets));
  }

  /** For what is written of each request: there is nothing in it that has to be hidden. */
  writeRequest(fields: object): void {
    this.pino.info(fields, 'request');
  }
}

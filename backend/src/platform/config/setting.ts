import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A setting that is wrong; its message is one sentence that names the variable. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** Makes a value of what was set, which isn't blank. @throws ConfigError */
export type Kind<Value> = (value: string, name: string) => Value;

export interface Setting<Value = unknown> {
  kind: Kind<Value>;
  /** What holds while it isn't set; without one that is null. */
  fallback?: Value;
  /** What `.env.example` says about it. Without it, the text of the setting above is about this one as well. */
  about?: string;
  /** The value that `.env.example` shows where there is no fallback. */
  example?: string;
  /** No message may repeat its value. */
  secret?: true;
}

export const text: Kind<string> = (value) => value;

export const atLeast =
  (characters: number): Kind<string> =>
  (value, name) => {
    if (value.length < characters)
      throw new ConfigError(`${name} must have at least ${characters} characters.`);
    return value;
  };

export const atMost =
  (characters: number): Kind<string> =>
  (value, name) => {
    if (value.length > characters)
      throw new ConfigError(`${name} must have at most ${characters} characters.`);
    return value;
  };

export const integer =
  (min: number, max: number): Kind<number> =>
  (value, name) => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    }
    return number;
  };

export const flag: Kind<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, not "${value}".`);
  return value === 'true';
};

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Kind<Value> =>
  (value, name) => {
    const found = values.find((one) => one === value);
    if (found === undefined) throw new ConfigError(`${name} must be ${values.join(', ')} or unset.`);
    return found;
  };

/** Without a trailing slash. The value is not repeated: some of these URLs carry passwords. */
export const url =
  (...protocols: string[]): Kind<string> =>
  (value, name) => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new ConfigError(
        `${name} must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      );
    }
    return value.replace(/\/+$/, '');
  };

export const existingFile: Kind<string> = (value, name) => {
  if (!existsSync(value)) throw new ConfigError(`${name} names ${value}, but there is no such file.`);
  return resolve(value);
};

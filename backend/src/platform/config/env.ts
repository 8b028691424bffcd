/** A setting that is wrong; its message is one sentence that names the variable. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === null) return fallback;
  if (value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, not "${value}".`);
  return value === 'true';
}

export function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // The value is not repeated: these URLs carry passwords.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      `${name} must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value.replace(/\/+$/, '');
}

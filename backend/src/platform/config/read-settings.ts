import { ConfigError, type Env, type Setting } from './setting.js';
import { SETTINGS, type SettingName } from './settings.js';

type ValueOf<Name extends SettingName> =
  | ReturnType<(typeof SETTINGS)[Name]['kind']>
  | ((typeof SETTINGS)[Name] extends { fallback: unknown } ? never : null);

/** One setting's value. @throws ConfigError */
export type ReadSetting = <Name extends SettingName>(name: Name) => ValueOf<Name>;

/** A value that is blank counts as not set. */
const valueIn = (env: Env, name: string): string | null => env[name]?.trim() || null;

/** Every value that is set and that nobody may read, lists of them one by one. */
export const secretsIn = (env: Env): string[] =>
  Object.entries<Setting>(SETTINGS)
    .filter(([, { secret }]) => secret)
    .flatMap(([name]) => valueIn(env, name)?.split(',') ?? [])
    .filter((value) => value !== '');

export const settingsIn =
  (env: Env): ReadSetting =>
  (name) => {
    const { kind, fallback = null }: Setting = SETTINGS[name];
    const value = valueIn(env, name);
    return (value === null ? fallback : kind(value, name)) as ValueOf<typeof name>;
  };

/**
 * Settings that are of use together only, as they were given; null when none of them is set.
 * @param isWanted whether something else says that they are needed
 * @throws ConfigError when some are missing; it repeats no value
 */
export function allOrNone(
  setting: ReadSetting,
  names: readonly SettingName[],
  who: string,
  isWanted = false,
): string[] | null {
  const values = names.map((name) => String(setting(name) ?? ''));
  const missing = names.filter((_, index) => values[index] === '');
  if (missing.length === names.length && !isWanted) return null;
  if (missing.length > 0) throw new ConfigError(`${missing.join(' and ')} must be set too: ${who}.`);
  return values;
}

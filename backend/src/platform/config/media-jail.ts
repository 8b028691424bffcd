import { ConfigError, type Env, text } from './env.js';

/** The ways to isolate a decoder, best first; see `jail.ts`. */
export const MEDIA_JAILS = ['bubblewrap', 'namespaces', 'limits'] as const;
export type MediaJail = (typeof MEDIA_JAILS)[number];

/** @throws ConfigError for any other word than those */
export function readMediaJail(env: Env): MediaJail | null {
  const named = text(env, 'MEDIA_JAIL');
  const jail = MEDIA_JAILS.find((one) => one === named) ?? null;
  if (named !== null && jail === null)
    throw new ConfigError(`MEDIA_JAIL must be ${MEDIA_JAILS.join(', ')} or unset.`);
  return jail;
}

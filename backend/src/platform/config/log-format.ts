import type { Env } from './setting.js';

export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Also of settings that are wrong: what is wrong has to be said in some form. */
export function logFormatOf(env: Env): LogFormat {
  const wanted = LOG_FORMATS.find((format) => format === env['LOG_FORMAT']?.trim());
  return wanted ?? (env['NODE_ENV'] === 'production' ? 'json' : 'text');
}

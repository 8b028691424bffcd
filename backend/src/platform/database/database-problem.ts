import { ConfigError } from '../config/setting.js';

/** PostgreSQL's codes for a start that its settings forbid (appendix A of its documentation). */
const SENTENCES: Readonly<Record<string, (at: URL) => string>> = {
  '28P01': ({ username, host }) =>
    `the password of "${decodeURIComponent(username)}" is not the one that ${host} knows`,
  '28000': ({ username, host }) => `"${decodeURIComponent(username)}" may not sign in at ${host}`,
  '3D000': ({ pathname, host }) =>
    `there is no database "${decodeURIComponent(pathname.slice(1))}" at ${host}`,
  '42501': ({ username }) => `"${decodeURIComponent(username)}" lacks the right to create tables there`,
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}`,
  // The host is a folder with a socket.
  'connect ENOENT': ({ host }) => `nothing listens at ${decodeURIComponent(host)}`,
  ENOTFOUND: ({ hostname }) => `there is no host "${hostname}"`,
  EAI_AGAIN: ({ hostname }) => `the host "${hostname}" can't be looked up right now`,
  ETIMEDOUT: ({ host }) => `${host} doesn't answer`,
  EHOSTUNREACH: ({ host }) => `there is no way to ${host}`,
};

/** What an error at start says of `DATABASE_URL`, as one sentence without the password; the error itself where it says nothing of it. */
export function databaseProblem(error: unknown, databaseUrl: string): unknown {
  const { code, syscall, driverError } = error as { code?: string; syscall?: string; driverError?: unknown };
  if (driverError !== undefined && driverError !== error) return databaseProblem(driverError, databaseUrl);
  const sentence = SENTENCES[code ?? ''] ?? SENTENCES[`${syscall} ${code}`];
  return sentence ? new ConfigError(`DATABASE_URL can't be used: ${sentence(new URL(databaseUrl))}.`) : error;
}

import { Problem } from '@reelpact/domain';
import { StorageUnavailable } from '../storage/bucket.js';

/**
 * PostgreSQL: connection exceptions, shut down by an administrator, crashed, starting up, too many connections; and read-only, as a server is
 * from the moment at which another one takes its place.
 */
const AWAY = /^(08...|57P0[1235]|53300|25006)$/;
const DISK_FULL = '53100';
const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
]);
/** Errors of the driver and of TypeORM, which have no code. */
const DRIVER =
  /^(Query runner already released|Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** What an error says of the machine: the database or the storage can't be reached, or a disk is full; null for every other error. */
export function problemOfMachine(error: unknown): Problem | null {
  if (error instanceof StorageUnavailable) return new Problem('UNAVAILABLE');
  const { code, message, driverError } = error as {
    code?: unknown;
    message?: unknown;
    driverError?: unknown;
  };
  if (driverError !== undefined && driverError !== error) return problemOfMachine(driverError);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === DISK_FULL) return new Problem('OUT_OF_SPACE');
  const isAway =
    typeof code === 'string' ? AWAY.test(code) || NETWORK.has(code) : DRIVER.test(String(message));
  return isAway ? new Problem('UNAVAILABLE') : null;
}

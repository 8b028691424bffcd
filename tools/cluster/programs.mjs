import { existsSync } from 'node:fs';

/** Where Debian's packages put the programs of a cluster. */
const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
};
const PACKAGES = 'postgresql-15 patroni etcd-server haproxy';

/** @returns {typeof PROGRAMS} @throws Error with what is missing, as one sentence */
export function locatePrograms() {
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name]));
  if (missing.length > 0)
    throw new Error(
      `The test of a cluster needs ${missing.join(', ')} of Debian 12: apt-get install ${PACKAGES}.`,
    );
  return PROGRAMS;
}

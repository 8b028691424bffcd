import { readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DATABASE_FAULTS, holding } from './database-faults.mjs';

/**
 * @typedef {object} Fault
 * @property {string} alert which it has to set off
 * @property {string} planted what is done, as a sentence without its point
 * @property {(product: object) => Promise<() => unknown>} plant answers what takes it away again
 * @property {string[]} [alongside] other alerts that follow from the same fault, by right
 * @property {Record<string, string>} [settings] with which the server runs meanwhile
 * @property {boolean} [needsDisk] whether it needs a disk of its own
 */

const MIB = 1024 ** 2;
/** A route that visitors ask for, whose table no page and no measure is made of. */
const ROUTE = '/api/creators/:id/portfolio';
const TABLE = 'portfolio_items';
/** More than connections and those that may wait for one before somebody is told. */
const CROWD = 30;
const FILES = 8;

/** @returns what stops it, once the work under way is done */
function repeatedly(work) {
  let isOver = false;
  const done = (async () => {
    while (!isOver) await work();
  })();
  return async () => {
    isOver = true;
    await done;
  };
}

/** Locks the table of `ROUTE` for a while. */
async function lockFor(product, milliseconds) {
  const end = await holding(product, `lock table ${TABLE} in access exclusive mode`);
  await wait(milliseconds);
  await end();
  // Who has waited takes what it wanted before it is locked again.
  await wait(100);
}

const renamed = (table) => async (product) => {
  await product.query(`alter table ${table} rename to ${table}_gone`);
  return () => product.query(`alter table ${table}_gone rename to ${table}`);
};

const childrenOf = (parent) =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      return false;
    }
  });

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(Number(pid), name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** A database that takes connections and statements and answers nothing. */
async function freezeDatabase({ stage }) {
  const postmaster = stage.postgres.pid();
  // It first: it would begin more of them.
  signal([postmaster], 'SIGSTOP');
  const all = [postmaster, ...childrenOf(postmaster)];
  signal(all, 'SIGSTOP');
  const thaw = () => signal(all, 'SIGCONT');
  process.once('exit', thaw);
  return () => {
    process.removeListener('exit', thaw);
    thaw();
  };
}

async function crowd(product) {
  const unlock = repeatedly(() => lockFor(product, 8_000));
  const stops = Array.from({ length: CROWD }, () => repeatedly(() => product.visit(ROUTE)));
  return () => Promise.all([unlock(), ...stops.map((stop) => stop())]);
}

/** What collecting garbage without an end looks like from outside: answers come between pauses. */
async function pauseOften({ server }) {
  const { pid } = server;
  const stop = repeatedly(async () => {
    signal([pid], 'SIGSTOP');
    await wait(700);
    signal([pid], 'SIGCONT');
    await wait(150);
  });
  return stop;
}

async function fillDisk({ disk }) {
  const { bavail, blocks, bsize } = statfsSync(disk);
  const file = join(disk, 'not-the-products');
  // Less than twice the reserve of an eighth, and more than it: below that the server would not be ready.
  writeFileSync(file, Buffer.alloc((bavail - (blocks / 8) * 1.5) * bsize));
  return () => rmSync(file);
}

/** Uploads begin like a video; whether they are one is for FFmpeg to say, which doesn't start. */
async function uploadVideos({ server, creator, restart }) {
  const { bookings } = await creator.call(server.url, 'GET', '/api/creators/dashboard');
  const details = await Promise.all(
    bookings.map(({ id }) => creator.call(server.url, 'GET', `/api/bookings/${id}`)),
  );
  const { id: bookingId } = details.find(({ actions }) =>
    actions.some(({ name, enabled }) => name === 'submit_content' && enabled),
  );
  const body = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(MIB)]);
  const headers = { 'tus-resumable': '1.0.0', cookie: creator.cookie };
  const send = async (method, path, more, content) => {
    const answer = await fetch(new URL(path, server.url), {
      method,
      headers: { ...headers, ...more },
      body: content,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('location');
  };
  for (let number = 1; number <= FILES; number += 1) {
    const metadata = { bookingId, filename: `${number}.mp4`, filetype: 'video/mp4' };
    const place = await send('POST', '/api/uploads', {
      'upload-length': String(body.length),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    });
    const type = 'application/offset+octet-stream';
    await send('PATCH', place, { 'upload-offset': '0', 'content-type': type }, body);
  }
  // With the program that is there otherwise: what failed is tried again until it succeeds.
  return () => restart();
}

/** @type {Fault[]} of a server and what it stands on; those with other settings come after those without */
const SURROUNDINGS = [
  {
    alert: 'ReelpactDown',
    planted: 'the server was killed',
    plant: async ({ server }) => {
      await server.end('SIGKILL');
      return () => server.start();
    },
  },
  {
    alert: 'ReelpactDown',
    planted: 'the server was stopped by SIGSTOP',
    plant: async ({ server: { pid } }) => {
      signal([pid], 'SIGSTOP');
      return () => signal([pid], 'SIGCONT');
    },
  },
  {
    alert: 'ReelpactNotReady',
    planted: 'the database was stopped',
    alongside: ['ReelpactNotMeasured', 'ReelpactServerErrors'],
    plant: async ({ stage: { postgres } }) => {
      await postgres.stop();
      return postgres.start;
    },
  },
  {
    alert: 'ReelpactNotReady',
    planted: 'the database was frozen: it refuses nothing and answers nothing',
    alongside: ['ReelpactNotMeasured', 'ReelpactPoolWaiting', 'ReelpactServerErrors', 'ReelpactSlowAnswers'],
    plant: freezeDatabase,
  },
  {
    alert: 'ReelpactServerErrors',
    planted: 'a table that a route reads was renamed',
    plant: renamed(TABLE),
  },
  {
    alert: 'ReelpactServerErrors',
    planted: 'a table that pages alone read was renamed',
    plant: renamed('drawn_pages'),
  },
  {
    alert: 'ReelpactSlowAnswers',
    planted: 'a table that a route reads was locked for four seconds at a time',
    plant: async (product) => repeatedly(() => lockFor(product, 4_000)),
  },
  {
    alert: 'ReelpactPoolWaiting',
    planted: 'all connections waited for a locked table',
    alongside: ['ReelpactNotMeasured', 'ReelpactNotReady', 'ReelpactServerErrors', 'ReelpactSlowAnswers'],
    plant: crowd,
  },
  {
    alert: 'ReelpactEventLoopLag',
    planted: 'the server was stopped for 0.7 s again and again',
    plant: pauseOften,
  },
  {
    alert: 'ReelpactDiskLow',
    planted: 'the disk of DATA_DIR was filled up to one and a half reserves',
    needsDisk: true,
    plant: fillDisk,
  },
  {
    alert: 'ReelpactNotMeasured',
    planted: 'a table that a measure is made of was locked',
    plant: (product) => holding(product, 'lock table money_checks in access exclusive mode'),
  },
];
/** @type {Fault[]} */
const WITH_OTHER_SETTINGS = [
  {
    alert: 'ReelpactMediaFaults',
    planted: 'FFMPEG_PATH named a file that is no program, and videos were uploaded',
    settings: { FFMPEG_PATH: fileURLToPath(import.meta.url) },
    // A start of six seconds would be one of a minute.
    alongside: ['ReelpactDown'],
    plant: uploadVideos,
  },
];

/** Those with the same settings stand together: between others the server is started again. */
export const FAULTS = [...SURROUNDINGS, ...DATABASE_FAULTS, ...WITH_OTHER_SETTINGS];

import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenNeeded } from '../build.mjs';
import { installWhenNeeded, requireNode } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { withoutProductSettings } from '../product-settings.mjs';
import { root } from '../root.mjs';

const SECRET = 'only-for-measuring-0123456789abcdef';

/** A port that nobody has at this moment. */
export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** The built product as a process that can be killed and started again at the same address. */
class Server {
  /**
   * @param {string} home the checkout whose product it is
   * @param {string} [log] the file that gets what it prints; otherwise nobody does
   */
  constructor(port, environment, home, log) {
    this.url = `http://127.0.0.1:${port}`;
    this.environment = { ...environment, PORT: String(port) };
    this.program = join(home, 'backend/dist/main.js');
    this.output = log === undefined ? 'ignore' : openSync(log, 'a');
    this.child = null;
  }

  get pid() {
    return this.child?.pid;
  }

  async start() {
    this.child = fork(this.program, {
      stdio: ['ignore', this.output, this.output, 'ipc'],
      env: { ...withoutProductSettings(), ...this.environment },
    });
    const { child } = this;
    while (!(await fetch(`${this.url}/api/health/ready`).catch(() => null))?.ok) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('a server did not start');
      await wait(100);
    }
    return this;
  }

  async end(signal) {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }
}

/** A PostgreSQL of its own and as many servers over one database as are wanted; all of it goes with `end`. */
export async function openStage() {
  requireNode();
  installWhenNeeded();
  await buildWhenNeeded(['domain', 'backend']);
  const { Pool } = createRequire(join(root, 'backend/package.json'))('pg');
  const scratch = mkdtempSync(join(tmpdir(), 'reelpact-live-'));
  chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
  const startDatabase = () =>
    startPostgres({ dataDir: join(scratch, 'postgres'), careless: true, log: () => {} });
  let postgres = await startDatabase();
  const maker = new Pool({ connectionString: postgres.url });
  await maker.query('create database reelpact');
  await maker.end();
  const url = Object.assign(new URL(postgres.url), { pathname: '/reelpact' }).href;
  const database = new Pool({ connectionString: url, max: 4 });
  // A pool doesn't wait until its connections are closed: the server may end them first.
  database.on('connect', (client) => client.on('error', () => undefined));
  // One that was idle when it broke is replaced.
  database.on('error', () => undefined);
  const servers = [];

  let isEnding = false;
  async function end(code) {
    // What fails while it ends has nothing to end any more.
    if (isEnding) return;
    isEnding = true;
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await database.end();
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));
  for (const trouble of ['unhandledRejection', 'uncaughtException']) {
    process.on(trouble, (error) => {
      console.error(error);
      void end(1);
    });
  }

  const usual = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ALLOW_SANDBOX_PAYMENTS: 'true',
    SESSION_SECRET: SECRET,
    DEMO_MODE: 'false',
    DATABASE_URL: url,
    DATA_DIR: join(scratch, 'data'),
    RATE_LIMIT_FACTOR: '1000000',
  };
  return {
    database,
    /** Opens the maintenance database of the server. */
    maintenanceUrl: postgres.url,
    /** The server itself; started again, it is where it was. */
    postgres: {
      pid: () => postgres.pid,
      stop: () => postgres.stop(),
      start: async () => void (postgres = await startDatabase()),
    },
    scratch,
    settings: usual,
    end,
    /**
     * @param {Record<string, string>} [settings] of its own
     * @param {{ home?: string, log?: string }} [from] the checkout whose product it is, and the file for what it prints
     */
    async serve(settings = {}, { home = root, log } = {}) {
      const server = new Server(await freePort(), { ...usual, ...settings }, home, log);
      servers.push(server);
      return server.start();
    },
  };
}

/** Somebody with cookies, on any server. */
export class Person {
  cookies = new Map();

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @returns its body @throws Error for anything but success, with status and text of the answer as its cause */
  async call(url, method, path, body) {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await answer.text();
    if (!answer.ok) {
      const { status } = answer;
      throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`, { cause: { status, text } });
    }
    return text === '' ? null : JSON.parse(text);
  }
}

/** Somebody with an account and a verified email. */
export async function register({ database }, url, name) {
  const person = new Person();
  const email = `${name}@bench.test`;
  const account = { email, password: 'correct horse', firstName: 'Ann', lastName: 'Miller' };
  const { id } = await person.call(url, 'POST', '/api/auth/register', account);
  await database.query('update users set email_verified_at = now() where id = $1', [id]);
  return { person, id, email };
}

/** A creator, a guest who has asked for a booking, and their conversation. */
export async function openConversation(stage, url) {
  const { person: creator } = await register(stage, url, 'creator');
  const block = {
    enabled: true,
    type: 'package',
    title: 'UGC Package',
    description: 'Three photos of it',
    deliveryTime: '3-5 days',
    includes: '• 3 photos',
    price: 150,
    revisions: 1,
  };
  const { packages } = await creator.call(url, 'POST', '/api/creator/onboard', {
    username: 'sophia',
    displayName: 'Sophia Reyes',
    bio: 'Bright and honest videos.',
    category: 'Lifestyle',
    contentBlocks: [block],
  });
  const brand = new Person();
  const booking = await brand.call(url, 'POST', '/api/package-bookings', {
    packageId: packages[0].id,
    clientName: 'Ann Miller',
    clientEmail: 'ann@northwind.test',
    projectDetails: 'A film about our coffee.',
  });
  const { id } = await brand.call(url, 'GET', `/api/bookings/${booking.id}/conversation`);
  return { creator, brand, id };
}

export const percentile = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// Named so because the global setup imports this file without the module mapping of the tests.
import { createDatabase, dropDatabase } from './database.ts';

const root = resolve(__dirname, '../../..');

/** A running product with a database and a data folder of its own. */
export interface Product {
  /** Where it answers, without a slash at the end. */
  url: string;
  databaseUrl: string;
  /** Where its files are. */
  dataDir: string;
  /** All it has printed so far. */
  printed(): string;
  /** Ends it in good order and keeps its data. */
  pause(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  crash(): Promise<void>;
  /** Starts it again on the same data, after ending it if it still runs. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built product in demo mode, on a copy of the demo that the global setup has planted.
 * @param settings environment variables that replace or (undefined) remove the usual ones
 * @throws with what the product printed, when it does not become ready
 */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const { REELPACT_DEMO_DATABASE: plantedDatabase, REELPACT_DEMO_FILES: plantedFiles } = process.env;
  const databaseUrl = await createDatabase(plantedDatabase);
  const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-e2e-'));
  if (plantedFiles) cpSync(plantedFiles, dataDir, { recursive: true });
  const port = await freePort();
  // By its name: passkeys belong to one, and not to an address.
  const url = `http://localhost:${port}`;
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    WEB_ROOT: join(root, 'frontend/dist'),
    DEMO_MODE: 'true',
    // All people of the tests sit at one address; what is counted is tested apart.
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  };
  let output = '';
  let server = await launch();

  async function launch(): Promise<ChildProcess> {
    const launched = spawn(process.execPath, ['--enable-source-maps', join(root, 'backend/dist/main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
    });
    for (const stream of [launched.stdout, launched.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    if (await untilReady(launched, `${url}/api/health/ready`)) return launched;
    await end(launched);
    await dropDatabase(databaseUrl);
    throw new Error(`The product did not become ready. It printed:\n${output}`);
  }

  return {
    url,
    databaseUrl,
    dataDir,
    printed: () => output,
    pause: () => end(server),
    crash: () => end(server, 'SIGKILL'),
    restart: async () => {
      await end(server);
      server = await launch();
    },
    stop: async () => {
      await end(server);
      await dropDatabase(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

async function untilReady(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}

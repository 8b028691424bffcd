import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(__dirname, '../../dist/main.js');

/** The built product as a process of its own, that can be killed like one. */
export class Product {
  private process: ChildProcess | null = null;
  private output = '';
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'reelpact-kill-'));

  private constructor(
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /**
   * @param settings environment variables; its database must exist. Without PORT it takes any that is free
   * @param isUp how far it has to come: to being ready, unless something else is said
   */
  static async start(settings: Record<string, string>, isUp = isReady): Promise<Product> {
    const port = Number(settings['PORT'] ?? (await freePort()));
    const url = `http://127.0.0.1:${port}`;
    const { PATH, HOME } = process.env;
    const product = new Product(url, { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), ...settings });
    try {
      await product.launch(isUp);
      return product;
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  /** The last of what it printed. */
  get printed(): string {
    return this.output;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  get isRunning(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Ends it in the middle of whatever it does, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @throws Error with what it printed, when it ends before */
  async launch(isUp = isReady): Promise<void> {
    this.process = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...this.environment, DATA_DIR: this.dataDir },
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream
        ?.setEncoding('utf8')
        .on('data', (text: string) => (this.output = (this.output + text).slice(-20_000)));
    }
    while (this.process.exitCode === null && this.process.signalCode === null) {
      if (await isUp(this)) return;
      await new Promise((resume) => setTimeout(resume, 25));
    }
    throw new Error(`the product did not become ready. It printed:\n${this.output}`);
  }

  /** Ends it as it is ended for a new version, and starts it again. */
  async restart(): Promise<void> {
    await this.end('SIGTERM');
    await this.launch();
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
  }
}

const isReady = async ({ url }: Product): Promise<boolean> =>
  (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok === true;

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

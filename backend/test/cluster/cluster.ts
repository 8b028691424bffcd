import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { prepareDatabase } from '../../src/app.js';
import type { Ground } from '../faults/servers.js';

/** Where things are, as `tools/cluster/cluster.mjs` tells it. */
interface Places {
  /** Before the web servers. */
  url: string;
  webPorts: number[];
  primary: string;
  replica: string;
}
const ROOT = resolve(__dirname, '../../..');

/** Databases that follow each other, those who decide which is the first, and HAProxy: see `tools/cluster/cluster.mjs`. */
export class Cluster {
  private constructor(
    private readonly child: ChildProcess,
    private readonly places: Places,
  ) {}

  static async start(): Promise<Cluster> {
    const child = fork(resolve(ROOT, 'tools/cluster/cluster.mjs'), { execArgv: [] });
    const places = (await answerOf(child)) as Places;
    await prepareDatabase(places.primary);
    return new Cluster(child, places);
  }

  /** For two web servers and one for everything else. */
  get ground(): Ground {
    const { url, webPorts, primary, replica } = this.places;
    const web = webPorts.map((port) => ({
      ROLE: 'web',
      PORT: String(port),
      DATABASE_READ_URL: replica,
      WEB_ROOT: resolve(ROOT, 'frontend/dist'),
      DRAIN_SECONDS: '1',
    }));
    return {
      databaseUrl: primary,
      each: [...web, { ROLE: 'worker', WEB_ROOT: resolve(ROOT, 'frontend/dist') }],
      stand: () => Promise.resolve({ url, stop: () => Promise.resolve() }),
      leave: () => this.stop(),
    };
  }

  /** As a power cut would. Resolves when the other one has taken over. @returns the name of the killed one */
  async killPrimary(): Promise<string> {
    return String(await this.ask('killPrimary'));
  }

  /** Resolves when it has all that the other has. */
  async revive(name: string): Promise<void> {
    await this.ask('revive', name);
  }

  async takeMajority(): Promise<void> {
    await this.ask('takeMajority');
  }

  async giveMajority(): Promise<void> {
    await this.ask('giveMajority');
  }

  private async stop(): Promise<void> {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.disconnect();
    await gone;
  }

  private async ask(act: string, of?: string): Promise<unknown> {
    this.child.send({ act, of });
    return ((await answerOf(this.child)) as { answer?: unknown }).answer;
  }
}

const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, fail) => {
    const ended = (): void => fail(new Error('the cluster has ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message);
    });
  });

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of its own that archives its log, with the product's database in it: see `tools/archived-cluster.mjs`. */
export class ArchivedCluster {
  private constructor(
    private readonly child: ChildProcess,
    /** Of the product's database, which is empty at first. */
    readonly url: string,
  ) {}

  static async start(): Promise<ArchivedCluster> {
    const child = fork(join(__dirname, '../../tools/archived-cluster.mjs'), { execArgv: [] });
    const url = await answerOf(child);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create database reelpact').finally(() => client.end());
    return new ArchivedCluster(child, databaseAt(url));
  }

  async backUp(): Promise<void> {
    await this.ask({ backUp: true });
  }

  /** @param moment as PostgreSQL reads it. @returns the URL of the database as it was then; this one is stopped */
  async restoreTo(moment: string): Promise<string> {
    return databaseAt(await this.ask({ restoreTo: moment }));
  }

  /** @returns the URL of the database at a streaming replica */
  async follow(): Promise<string> {
    return databaseAt(await this.ask({ follow: true }));
  }

  async stop(): Promise<void> {
    if (!this.child.connected) return;
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.disconnect();
    await gone;
  }

  private ask(message: object): Promise<string> {
    this.child.send(message);
    return answerOf(this.child);
  }
}

const answerOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    child.once('message', (message) => done(String(message)));
    child.once('exit', () => fail(new Error('the cluster has ended')));
  });

const databaseAt = (url: string): string => Object.assign(new URL(url), { pathname: '/reelpact' }).href;

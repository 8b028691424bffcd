import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { TestApp } from './app.js';
import { type Statement, eachStatement } from './each-statement.js';

/** What a request asks of the database before it is answered. */
export interface RequestWork {
  /** The names of statements, or how they begin where they have none, in their order. */
  statements: string[];
  /** How often it waits until something is on the disk. */
  commits: number;
  /** Statements that are sent before earlier ones of their connection are answered are one with those. */
  roundTrips: number;
}

const CHANGES = /^\s*(insert|update|delete|with)\b/i;
/** Nobody waits until such a statement is on the disk. */
const UNHURRIED = /'synchronous_commit', 'off'/;

/** Says of each request to a stage what it asked of the database, the last one on top. */
export class RequestsWork {
  readonly answered: RequestWork[] = [];
  private readonly requests = new AsyncLocalStorage<RequestWork>();

  constructor({ app, database }: TestApp) {
    const server = app.getHttpServer() as Server;
    const emit = server.emit.bind(server) as (...given: unknown[]) => boolean;
    server.emit = ((event: string, ...given: unknown[]) => {
      if (event !== 'request') return emit(event, ...given);
      const [, response] = given as [IncomingMessage, ServerResponse];
      const work: RequestWork = { statements: [], commits: 0, roundTrips: 0 };
      const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
      response.writeHead = ((...head: unknown[]) => {
        this.answered.unshift({ ...work, statements: [...work.statements] });
        return writeHead(...head);
      }) as typeof response.writeHead;
      return this.requests.run(work, () => emit(event, ...given));
    }) as typeof server.emit;
    this.watch(database);
  }

  private watch({ pool }: TestApp['database']): void {
    const inTransaction = new WeakSet<object>();
    eachStatement(pool, (statement, client) =>
      this.note(client as { readyForQuery?: boolean }, inTransaction, statement),
    );
  }

  private note(
    client: { readyForQuery?: boolean },
    inTransaction: WeakSet<object>,
    { name, text }: Statement,
  ): void {
    if (/^\s*(start transaction|begin)/i.test(text)) inTransaction.add(client);
    const work = this.requests.getStore();
    work?.statements.push(name ?? text.slice(0, 30).toLowerCase());
    if (work && client.readyForQuery) work.roundTrips += 1;
    const isCommit = /^\s*commit/i.test(text);
    const isAlone = !inTransaction.has(client) && CHANGES.test(text) && !UNHURRIED.test(text);
    if (work && (isCommit || isAlone)) work.commits += 1;
    if (/^\s*(commit|rollback)/i.test(text)) inTransaction.delete(client);
  }
}

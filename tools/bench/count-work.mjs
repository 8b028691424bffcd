import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse, Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * Loaded before the product (`node --import`): each answer says in the header `x-work` what was asked of the database until then, as
 * `<statements> <commits> <round trips>`. A commit is the end of a transaction, or a statement outside of
 * one that changes something; one that nobody waits for is none. Statements that are sent before earlier ones of their connection are
 * answered are one round trip with those.
 */
const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
const requests = new AsyncLocalStorage();
const CHANGES = /^\s*(insert|update|delete|with)\b/i;
const UNHURRIED = /'synchronous_commit', 'off'/;
const query = Client.prototype.query;
const inTransaction = new WeakSet();

Client.prototype.query = function counted(config, ...more) {
  const text = typeof config === 'string' ? config : (config?.text ?? '');
  const work = requests.getStore();
  if (/^\s*(start transaction|begin)/i.test(text)) inTransaction.add(this);
  const isEnd = /^\s*(commit|rollback)/i.test(text);
  if (work) {
    work.statements += 1;
    if (this.readyForQuery) work.roundTrips += 1;
    if (/^\s*commit/i.test(text) || (!inTransaction.has(this) && CHANGES.test(text) && !UNHURRIED.test(text)))
      work.commits += 1;
  }
  if (isEnd) inTransaction.delete(this);
  return query.call(this, config, ...more);
};

const emit = Server.prototype.emit;
Server.prototype.emit = function counting(event, ...values) {
  if (event !== 'request') return emit.call(this, event, ...values);
  return requests.run({ statements: 0, commits: 0, roundTrips: 0 }, () => emit.call(this, event, ...values));
};

const writeHead = ServerResponse.prototype.writeHead;
ServerResponse.prototype.writeHead = function said(...values) {
  const work = requests.getStore();
  if (work) this.setHeader('x-work', `${work.statements} ${work.commits} ${work.roundTrips}`);
  return writeHead.apply(this, values);
};

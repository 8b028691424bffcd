import type pg from 'pg';
import { eachStatement } from './each-statement.js';

/** What a test waits for after a request: whether anybody has still something to tell. */
const ASKED_WHILE_WAITING = ['log-anyone-behind', 'has-untold'];

/** Counts the statements that go to the database through a pool: work is bounded by what it asks for, not by seconds. */
export class StatementCount {
  count = 0;

  constructor(pool: pg.Pool) {
    eachStatement(pool, ({ name = '' }) => {
      if (!ASKED_WHILE_WAITING.includes(name)) this.count += 1;
    });
  }
}

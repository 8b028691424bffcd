import type pg from 'pg';
import { eachStatement } from './each-statement.js';

const texts = new Map<string, string>();

/**
 * A name stands for one text: with two, PostgreSQL's client refuses the second on a connection that knows the first, which happens now
 * and then. Here it happens each time.
 */
export function requireOneTextPerName(pool: pg.Pool): void {
  eachStatement(pool, ({ name, text }) => {
    if (name === undefined || text === '') return;
    if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}.`);
    texts.set(name, text);
  });
}

import type { Statements } from '../database/database.js';

/** Notes that something was done once and for all. They stand beside the secrets: both are made by the first start. */
export async function isMarked(at: Statements, name: string): Promise<boolean> {
  return (await at.row('is-marked', 'select 1 from secrets where name = $1', [name])) !== null;
}

export async function mark(at: Statements, name: string): Promise<void> {
  await at.rows('mark', `insert into secrets (name, value) values ($1, 'true')`, [name]);
}

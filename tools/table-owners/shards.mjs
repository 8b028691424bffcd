import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Where each table would lie in a database that is divided by creators, see docs/adr/0019-sharding-by-creator.md. */
const SHARDS = JSON.parse(readFileSync(join(root, 'tools/table-owners/shards.json'), 'utf8'));
const { column, otherwise, tables } = SHARDS.byCreator;
const columnOf = new Map(tables.map((table) => [table, otherwise[table] ?? column]));

const INSERT = /insert\s+into\s+([\w.]+)(?:\s+as\s+\w+)?\s*\(([^)]*)\)/g;

/** @returns each insert in a piece of SQL that doesn't say whose the row is, though it belongs to a creator */
export const insertsOfNobody = (sql) =>
  [...sql.matchAll(INSERT)].flatMap(([, table, columns]) => {
    const named = columnOf.get(table);
    return named === undefined || new RegExp(`\\b${named}\\b`).test(columns)
      ? []
      : [`inserts into ${table} without ${named}, by which it would be divided`];
  });

/** @returns what is wrong with where tables would lie @param owned all tables there are */
export function misplaced(owned) {
  const placed = [...tables, ...SHARDS.byPerson, ...SHARDS.everywhere, ...SHARDS.onePlace];
  return [
    ...owned
      .filter((table) => !placed.includes(table))
      .map((table) => `${table} has no place in shards.json`),
    ...placed
      .filter((table) => !owned.includes(table))
      .map((table) => `shards.json places ${table}, which is no table`),
    ...placed
      .filter((table, at) => placed.indexOf(table) !== at)
      .map((table) => `shards.json places ${table} twice`),
  ];
}

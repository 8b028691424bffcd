import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Shards {
  byCreator: { column: string; otherwise: Record<string, string>; tables: string[] };
}
const { byCreator } = JSON.parse(
  readFileSync(join(__dirname, '../../tools/table-owners/shards.json'), 'utf8'),
) as Shards;

/** By which column each table is divided that belongs to creators. */
export const DIVIDED = new Map(
  byCreator.tables.map((table) => [table, byCreator.otherwise[table] ?? byCreator.column]),
);

/** A table in a statement, and what the statement calls it. */
interface Use {
  table: string;
  alias: string;
  isInsert: boolean;
}

const USE =
  /\b(from|join|update|into|using|,)\s+"?([a-z_]+)(?![\w.])"?(?:\s+(?:as\s+)?"?((?!(?:where|on|set|join|left|cross|order|group|limit|for|using|values|select|union|returning)\b)\w+)"?)?/gi;
const plain = (text: string): string => text.replace(/--[^\n]*/g, ' ').replace(/'[^']*'/g, `''`);

function usesIn(sql: string): Use[] {
  return [...sql.matchAll(USE)].flatMap(([, before = '', table = '', alias = table]) =>
    DIVIDED.has(table) ? [{ table, alias, isInsert: before.toLowerCase() === 'into' }] : [],
  );
}

const count = (sql: string, pattern: RegExp): number => [...sql.matchAll(pattern)].length;
/** Also where a select of its own hides it from the planner, see `unseen`. */
const GIVEN = String.raw`(?:any\s*\(\s*)?(?:\(\(select\s+)?\$\d+`;

/** How often a statement compares the column of what it calls `alias`, and how often with a parameter. */
function comparisons(sql: string, { table, alias }: Use): { any: number; given: number } {
  const column = DIVIDED.get(table) ?? '';
  const name =
    alias === table ? String.raw`(?:(?<![\w.])|\b${table}\.)${column}` : String.raw`\b${alias}\.${column}`;
  const compared = new RegExp(
    String.raw`${name}"?\s*(?:=|in\b)|=\s*${name}\b|using\s*\([^)]*\b${column}\b`,
    'gi',
  );
  return {
    any: count(sql, compared),
    given: count(
      sql,
      new RegExp(String.raw`${name}"?\s*=\s*${GIVEN}|\$\d+(?:::uuid)?\s*=\s*${name}\b`, 'gi'),
    ),
  };
}

/**
 * Whether a statement can be sent to the shard, or the shards, of the creators that it names: each table is compared by the column that divides
 * it, and one of them with a parameter, or inserted with it. It reads the text and nothing more: not in what a condition stands, nor what functions
 * and triggers do.
 * @returns what is wrong, or null
 */
export function misses(text: string): string | null {
  const sql = plain(text);
  const uses = usesIn(sql);
  if (uses.length === 0) return null;
  let isGiven = false;
  for (const use of uses) {
    const column = DIVIDED.get(use.table) ?? '';
    if (use.isInsert) {
      const [, columns = ''] =
        new RegExp(String.raw`into\s+${use.table}\b[^(]*\(([^)]*)\)`, 'i').exec(sql) ?? [];
      if (!new RegExp(String.raw`\b${column}\b`).test(columns))
        return `inserts into ${use.table} without ${column}`;
      isGiven = true;
      continue;
    }
    const { any, given } = comparisons(sql, use);
    if (given > 0) isGiven = true;
    const alike = uses.filter(
      ({ table, alias, isInsert }) => alias === use.alias && DIVIDED.get(table) === column && !isInsert,
    ).length;
    if (any < alike) return `reads ${use.table} ${use.alias} without ${column}`;
  }
  return isGiven ? null : 'compares no creator with a parameter';
}

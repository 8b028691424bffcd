import ts from 'typescript';
import floors from '../import-rules/floors.cjs';
import { OWNERS, PUBLIC } from './owners.mjs';
import { hole, isStatement, starsIn, tablesIn } from './read-sql.mjs';
import { insertsOfNobody } from './shards.mjs';

const ownerOf = new Map(
  Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((one) => [one, owner])),
);
export const isOwned = (table) => ownerOf.has(table);

/** Migrations change every table. */
const MIGRATIONS = 'backend/src/platform/database/migrations/';
/** The platform stands below all modules, and the application above them. */
const mayRead = (me, owner) =>
  owner === me || owner === 'platform' || (me !== 'platform' && floors.mayKnow(me, owner));

/** The library's private tables are named in one file alone. */
const PRIVATE = /graphile_worker\._private\w*/;
export const JOB_VIEWS = 'backend/src/platform/jobs/job-details.ts';
/** A constant's text is read where it is written; of a variable's nobody knows it. */
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

const moduleOf = (path) =>
  /^backend\/src\/modules\/([^/]+)\//.exec(path)?.[1] ??
  (/^backend\/src\/platform\//.test(path) ? 'platform' : 'app');

/** Every text in a file, with a hole for each value that is put into it. */
function textsOf(node, found = []) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
  else if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => hole(ts.isIdentifier(expression) ? expression.text : '') + literal.text,
    );
    found.push(node.head.text + parts.join(''));
  }
  ts.forEachChild(node, (child) => void textsOf(child, found));
  return found;
}

/** The entities that a set of files declares: class → table. */
export function entitiesIn(files) {
  const declared = Object.values(files).flatMap((text) =>
    [...text.matchAll(/@Entity\('([\w.]+)'\)\s*export class (\w+)/g)].map(([, table, name]) => [name, table]),
  );
  return new Map(declared);
}

/** What changes a module's tables: behind its door others could write them, too. */
const WRITES = /^\w*(Store|Entity)$/;

function exportsOf(source) {
  return source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}

/** @returns each read of another module's table in one file: who reads, whose it is, and the table */
export function foreignReads(path, text) {
  if (path.startsWith(MIGRATIONS)) return [];
  const me = moduleOf(path);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tables = new Set(textsOf(source).flatMap((sql) => tablesIn(sql).map(({ table }) => table)));
  return [...tables].flatMap((table) => {
    const owner = ownerOf.get(table);
    return owner === undefined || owner === me || owner === 'platform' ? [] : [{ me, owner, table }];
  });
}

/** @returns what one file does that only the owner of a table may do */
export function judge(path, text, entities) {
  if (path.startsWith(MIGRATIONS)) return [];
  const me = moduleOf(path);
  const mayReadAll = /\/reads\//.test(path);
  const complaints = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const sql of textsOf(source)) {
    const secret = path === JOB_VIEWS ? null : PRIVATE.exec(sql);
    if (secret) complaints.push(`${secret[0]} is private; read a view of platform/jobs`);
    complaints.push(...insertsOfNobody(sql));
    // The statements that a running server has prepared fail once a migration adds a column to what they read in this way.
    for (const star of starsIn(sql)) complaints.push(`reads a table’s columns by “${star}”; name them`);
    const certain = isStatement(sql);
    for (const { table, constant, writes } of tablesIn(sql)) {
      const verb = writes ? 'writes' : 'reads';
      if (constant !== undefined) {
        if (certain && (writes || !CONSTANT.test(constant)))
          complaints.push(`${verb} a table whose name stands in a variable (${constant})`);
        continue;
      }
      if (PUBLIC.includes(table) && !writes) continue;
      const owner = ownerOf.get(table);
      // A sentence that says "from here" is none of ours, unless it names a table.
      if (owner === undefined) {
        if (certain && !PRIVATE.test(table)) complaints.push(`${verb} ${table}, which nobody owns`);
      } else if (owner !== me && (writes || !mayReadAll))
        complaints.push(`${verb} ${table}, which belongs to ${owner}${writes ? '' : ', outside reads/'}`);
      else if (!writes && !mayRead(me, owner))
        complaints.push(`reads ${table}, whose module ${owner} doesn’t stand below ${me}`);
      else if (writes && mayReadAll) complaints.push(`writes ${table} in reads/, which changes nothing`);
    }
  }
  if (/\/modules\/[^/]+\/index\.ts$/.test(path))
    for (const name of exportsOf(source))
      if (WRITES.test(name)) complaints.push(`shows ${name}, which writes tables, to other modules`);
  for (const [name, table] of entities) {
    if (new RegExp(`\\b${name}\\b`).test(text) && ownerOf.get(table) !== me)
      complaints.push(`uses ${name}, whose table ${table} belongs to ${ownerOf.get(table) ?? 'nobody'}`);
  }
  return [...new Set(complaints)].map((complaint) => `${path}: ${complaint}`);
}

/**
 * Finds the tables that a piece of SQL reads and writes. It knows as much of the language as the product writes; what it
 * does not understand it reports as a table that nobody owns, rather than letting it pass.
 */
const TOKEN =
  /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]*)"|\$\{(\w*)\}|\$\d+|[a-z_][\w$]*|[\d.]+|./giy;
/** After these, at the same depth of parentheses, a comma no longer separates tables. */
const ENDS_SOURCES = new Set(
  'where group order having limit offset union except intersect returning select set values window for conflict'.split(
    ' ',
  ),
);
/** Functions with a `from` of their own. */
const WITH_FROM = new Set(['extract', 'substring', 'trim', 'overlay']);

/** Stands for a value that is put into a statement where it runs. */
export const hole = (name) => `\${${name}}`;

function tokensOf(sql) {
  const tokens = [];
  for (const [text, quoted, constant] of sql.matchAll(TOKEN)) {
    if (/^(\s|--|\/\*|'|\$\d)/.test(text)) {
      if (text.startsWith("'")) tokens.push({ text: "''" });
    } else if (constant !== undefined) tokens.push({ text: '', hole: constant || '?' });
    else if (quoted !== undefined) tokens.push({ text: `"${quoted}"`, name: quoted });
    else if (/^[a-z_]/i.test(text)) tokens.push({ text: text.toLowerCase(), name: text.toLowerCase() });
    else tokens.push({ text });
  }
  return tokens;
}

const is = (token, ...words) => token !== undefined && words.includes(token.text);

/** The names that `with` gives to parts of the statement. */
function partsOf(tokens) {
  const names = new Set();
  tokens.forEach((token, at) => {
    let next = at + 1;
    if (is(tokens[next], '(')) while (next < tokens.length && !is(tokens[next++], ')'));
    if (!token.name || !is(tokens[next], 'as')) return;
    next += 1;
    while (is(tokens[next], 'not', 'materialized')) next += 1;
    if (
      is(tokens[next], '(') &&
      is(tokens[next + 1], 'select', 'insert', 'update', 'delete', 'with', 'values')
    )
      names.add(token.name);
  });
  return names;
}

/** Whether a text is a statement from its beginning; other texts may be parts of one, or prose. */
export const isStatement = (text) =>
  /^\s*(select|insert\s+into|update|delete\s+from|with|lock\s+table|truncate|merge\s+into)\b/.test(text);

/** @returns every use of a table: its name, whether it is written, and the name of a constant that stands in its place */
export function tablesIn(sql) {
  const tokens = tokensOf(sql);
  const parts = partsOf(tokens);
  const uses = [];
  const depths = [{ sources: false, ignoresFrom: false }];
  const take = (at, writes) => {
    while (is(tokens[at], 'lateral', 'only', 'table')) at += 1;
    const first = tokens[at];
    if (!first || (first.name === undefined && first.hole === undefined)) return;
    if (first.hole !== undefined) {
      uses.push({ constant: first.hole, writes });
      return;
    }
    const qualified = is(tokens[at + 1], '.') && tokens[at + 2]?.name !== undefined;
    const name = qualified ? `${first.name}.${tokens[at + 2].name}` : first.name;
    // `insert into t (columns)` has a parenthesis as well.
    const calls = !writes && is(tokens[at + (qualified ? 3 : 1)], '(');
    if (!calls && !(parts.has(name) && !writes)) uses.push({ table: name, writes });
  };
  tokens.forEach((token, at) => {
    const here = depths.at(-1);
    const before = tokens[at - 1];
    if (is(token, '(')) depths.push({ sources: false, ignoresFrom: WITH_FROM.has(before?.text) });
    else if (is(token, ')')) {
      if (depths.length > 1) depths.pop();
    } else if (is(token, ',')) {
      if (here.sources) take(at + 1, false);
    } else if (is(token, 'from')) {
      if (is(before, 'delete')) take(at + 1, true);
      else if (!here.ignoresFrom && !is(before, 'distinct')) {
        here.sources = true;
        take(at + 1, false);
      }
    } else if (is(token, 'join')) take(at + 1, false);
    else if (is(token, 'using') && !is(tokens[at + 1], '(')) {
      here.sources = true;
      take(at + 1, false);
    } else if (is(token, 'into') && is(before, 'insert', 'merge')) take(at + 1, true);
    else if (is(token, 'update') && !is(before, 'for', 'key', 'do')) take(at + 1, true);
    else if (is(token, 'table') && is(before, 'lock', 'truncate')) take(at + 1, true);
    else if (is(token, 'truncate') && !is(tokens[at + 1], 'table')) take(at + 1, true);
    else if (ENDS_SOURCES.has(token.text)) here.sources = false;
  });
  return uses;
}

/** @returns every `*` that stands for the columns of a table, as it is written; what a parenthesis holds is judged where it is written */
export function starsIn(sql) {
  const tokens = tokensOf(sql);
  const parts = partsOf(tokens);
  const endsInside = (token) => is(token, ')') || parts.has(token?.name);
  const isInside = (name) =>
    parts.has(name) ||
    tokens.some((token, at) => {
      const before = is(tokens[at - 1], 'as') ? at - 2 : at - 1;
      return token.name === name && endsInside(tokens[before]);
    });
  return tokens.flatMap((token, at) => {
    if (!is(token, '*')) return [];
    const [owner, before] = [tokens[at - 2]?.name, tokens[at - 1]];
    if (is(before, '.') && owner !== undefined) return isInside(owner) ? [] : [`${owner}.*`];
    if (is(before, 'returning')) return ['returning *'];
    if (!is(tokens[at + 1], 'from')) return [];
    const source = is(tokens[at + 2], 'lateral') ? at + 3 : at + 2;
    const isMade = is(tokens[source], '(') || is(tokens[source + 1], '(') || parts.has(tokens[source]?.name);
    return isMade ? [] : ['select *'];
  });
}

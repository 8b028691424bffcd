/**
 * What a how-to asks for, in the order in which it stands there. A fenced block whose first line names a file is an edit:
 * `ts path/of/file.ts` makes the file, and `ts path/of/file.ts after some text` puts the block behind the one line that has that text;
 * `before` puts it in front of the line, and `instead of` in its place. Lines of a `sh` block that call npm are commands.
 *
 * @param {string} text Markdown
 * @returns {{ edits: Edit[], commands: string[] }}
 * @typedef {{ path: string, where: 'whole' | 'after' | 'before' | 'instead of', anchor: string, lines: string[] }} Edit
 */
export function readHowTo(text) {
  const edits = [];
  const commands = [];
  for (const [, indent, info, body] of text.matchAll(/^( *)```(\S.*)\n([\s\S]*?)^ *```$/gm)) {
    const lines = body
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.slice(indent.length));
    if (info === 'sh') {
      commands.push(...lines.filter((line) => line.startsWith('npm ')));
      continue;
    }
    const edit = /^\w+ (?<path>\S+)(?: (?<where>after|before|instead of) (?<anchor>.+))?$/.exec(info);
    if (edit) {
      const { path, where = 'whole', anchor = '' } = edit.groups;
      edits.push({ path, where, anchor, lines });
    }
  }
  return { edits, commands };
}

/**
 * Test commands (`npm test -- project pattern …`) by project, with the patterns of all of them; the others as they are.
 *
 * @param {Iterable<string>} commands
 * @returns {{ others: string[], tests: Map<string, string[]> }}
 */
export function splitCommands(commands) {
  const others = [];
  const tests = new Map();
  for (const command of commands) {
    const [, project, words] = /^npm test -- (\S+) (.+)$/.exec(command) ?? [];
    if (!project) others.push(command);
    else tests.set(project, [...new Set([...(tests.get(project) ?? []), ...words.split(' ')])]);
  }
  return { others, tests };
}

/**
 * The text of a file after an edit. The block takes the indentation of the line that it names, so that a how-to needn't.
 *
 * @param {string | undefined} text of the file; undefined when there is none
 * @param {Edit} edit
 * @throws when the named line isn't there exactly once, or a new file exists
 */
export function applyEdit(text, { path, where, anchor, lines }) {
  if (where === 'whole') {
    if (text !== undefined) throw new Error(`${path} exists already`);
    return `${lines.join('\n')}\n`;
  }
  const present = (text ?? '').split('\n');
  const found = present.filter((line) => line.includes(anchor));
  if (found.length !== 1) throw new Error(`${path}: ${found.length} lines have "${anchor}"`);
  const at = present.indexOf(found[0]);
  const [indent] = /^ */.exec(present[at]);
  // A line that opens a block has what comes after it inside.
  const inner = where === 'after' && /[[{(]$/.test(present[at]) ? `${indent}  ` : indent;
  const block = lines.map((line) => (line === '' ? '' : inner + line));
  present.splice(where === 'after' ? at + 1 : at, where === 'instead of' ? 1 : 0, ...block);
  return present.join('\n');
}

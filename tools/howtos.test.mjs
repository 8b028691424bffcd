import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, readHowTo, splitCommands } from './howtos/read.mjs';

const FENCE = '```';
const HOW_TO = `# Add it

1. Its row:

   ${FENCE}ts src/rows.ts after export const ROWS = {
   added: {
     by: 'nobody',
   },
   ${FENCE}

   ${FENCE}ts
   shownOnly();
   ${FENCE}

${FENCE}ts src/new.ts
export {};
${FENCE}

${FENCE}sh
npm run docs
npm test -- domain rows
${FENCE}
`;

test('a how-to is edits and commands; a block without a file is only shown', () => {
  const { edits, commands } = readHowTo(HOW_TO);
  assert.deepEqual(commands, ['npm run docs', 'npm test -- domain rows']);
  assert.deepEqual(
    edits.map(({ path, where }) => [path, where]),
    [
      ['src/rows.ts', 'after'],
      ['src/new.ts', 'whole'],
    ],
  );
});

test('a block takes the place and the indentation of the line that it names', () => {
  const [row, file] = readHowTo(HOW_TO).edits;
  assert.equal(
    applyEdit('export const ROWS = {\n  first: {},\n};\n', row),
    "export const ROWS = {\n  added: {\n    by: 'nobody',\n  },\n  first: {},\n};\n",
  );
  assert.equal(applyEdit(undefined, file), 'export {};\n');
  const edit = { path: 'a', anchor: 'two', lines: ['new'] };
  assert.equal(applyEdit('one\n  two\n', { ...edit, where: 'before' }), 'one\n  new\n  two\n');
  assert.equal(applyEdit('one\n  two\n', { ...edit, where: 'instead of' }), 'one\n  new\n');
});

test('a line that is gone or stands twice, and a file that exists, are errors', () => {
  const edit = { path: 'a', where: 'after', anchor: 'x', lines: ['y'] };
  assert.throws(() => applyEdit('a\n', edit), /0 lines/);
  assert.throws(() => applyEdit('x\nx\n', edit), /2 lines/);
  assert.throws(() => applyEdit('', { ...edit, where: 'whole' }), /exists/);
});

test('the tests that how-tos name are run once for each project', () => {
  const commands = [
    'npm run docs',
    'npm test -- domain rows',
    'npm test -- api one',
    'npm test -- api two one',
  ];
  const { others, tests } = splitCommands(commands);
  assert.deepEqual(others, ['npm run docs']);
  assert.deepEqual(
    [...tests],
    [
      ['domain', ['rows']],
      ['api', ['one', 'two']],
    ],
  );
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './root.mjs';

const { FLOORS } = createRequire(import.meta.url)('./import-rules/floors.cjs');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The first cells of the table below a line of the page. */
function firstCells(header) {
  const [, table = ''] = page.split(`${header}\n|---|---|\n`);
  return table
    .split('\n\n')[0]
    .split('\n')
    .map((row) => row.split('|')[1].trim());
}

test('the page of the architecture has the floors as they are', () => {
  const floors = [...FLOORS].reverse().map((modules) => modules.join(', '));
  assert.deepEqual(firstCells('| Floor, the highest first | |'), [...floors, 'platform']);
});

test('the page of the architecture says of every module what it owns', () => {
  assert.deepEqual(firstCells('| Module | What it owns |').sort(), FLOORS.flat().sort());
});

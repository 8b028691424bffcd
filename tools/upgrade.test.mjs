import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './root.mjs';
import { readReleases } from './upgrade/releases.mjs';

test('the page of releases names them, the newest first', () => {
  const text = readFileSync(join(root, 'docs/releases.md'), 'utf8');
  const releases = readReleases(text);
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  assert.ok(releases.length > 0);
  assert.equal(releases.length, rows.length, 'a row is not written like | 1.0.0 | 2026-01-31 | `commit` |');
  const dates = releases.map(({ date }) => date);
  assert.deepEqual(dates, dates.toSorted().reverse());
});

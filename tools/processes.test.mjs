import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

const PROCESSES = JSON.stringify(new URL('./processes.mjs', import.meta.url).href);
const CHILD = `
  import { onceParentEnds } from ${PROCESSES};
  setTimeout(() => { console.log('forgotten'); process.exit(1); }, 60_000);
  onceParentEnds(() => { console.log('on its own'); process.exit(0); });
  console.log('begun');`;
/** Starts that program, as npm's shell starts ours, and takes no notice of it. */
const SHELL = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(CHILD)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

test('a program hears that the one that started it was killed', async () => {
  const shell = spawn(process.execPath, ['--input-type=module', '-e', SHELL], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (text.includes('begun')) shell.kill('SIGKILL');
  });
  // Not before the program inside has ended, too: it writes to the same place.
  await once(shell, 'close');
  assert.equal(said, 'begun\non its own\n');
});

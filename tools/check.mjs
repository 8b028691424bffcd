import { requireNode, installWhenNeeded } from './install.mjs';
import { runTargets } from './nx.mjs';

/**
 * `npm run check`: all that can be said about the code without a database or a browser.
 * Each check is a target of Nx (project.json), so one whose inputs haven't changed is taken from the cache.
 * `--before-tests` leaves out the unit tests that `npm test` runs too, for whoever runs that next.
 */
const CHECKS = [
  'lint',
  'typecheck',
  'api-description',
  'import-rules',
  'table-owners',
  'test-tiers',
  'unused',
  'format',
];
const beforeTests = process.argv.includes('--before-tests');

/** "backend:unit-test" → "backend unit test"; what the tools check for the whole house needs no "tools". */
function nameOf(id) {
  const [project, target] = id.split(':');
  const shared = ['lint', 'unit-test', 'format'].includes(target);
  return (project === 'tools' && !shared ? target : `${project} ${target}`).replaceAll('-', ' ');
}

let failures = 0;
const told = new Set();
async function perform(targets, projects) {
  const { code, output, tasks } = await runTargets(targets, projects);
  for (const task of tasks.filter(({ id }) => !told.has(id))) {
    told.add(task.id);
    const time = task.cached ? 'unchanged' : `${task.seconds.toFixed(1)} s`;
    if (task.code === 0) console.log(`✓ ${nameOf(task.id)} (${time})`);
    else console.log(`✗ ${nameOf(task.id)}\n${task.output.replaceAll(/^/gm, '    ')}\n`);
  }
  const failed = tasks.filter((task) => task.code !== 0).length;
  failures += failed;
  // Nx itself failed, or tasks are missing because others had to succeed first.
  if (code !== 0 && failed === 0) {
    failures += 1;
    console.log(output);
  }
}

requireNode();
installWhenNeeded();
const start = Date.now();
// Before the others, which read the files that it may write.
await perform(['build', 'contract'], ['domain', 'backend', 'tools']);
await perform(CHECKS);
// What needs neither a database nor a browser; the tests of the tools are no part of `npm test`.
await perform(['unit-test'], beforeTests ? ['tools'] : ['backend', 'tools']);
if (!beforeTests) await perform(['test'], ['domain', 'client', 'frontend']);
const seconds = ((Date.now() - start) / 1000).toFixed(1);
console.log(failures === 0 ? `All checks passed (${seconds} s).` : `${failures} checks failed.`);
process.exit(failures === 0 ? 0 : 1);

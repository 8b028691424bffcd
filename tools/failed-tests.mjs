import { basename } from 'node:path';
import { partOf } from './suite-parts.mjs';

/** A test's name as a regular expression that matches no other. */
const exactly = (name) => `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What to name to run it: a part of a suite, or a spec file. */
function fileOf(path, titles) {
  const part = partOf(path, titles);
  return part ? `${part}.part` : basename(path).replace(/\.tsx?$/, '');
}

/**
 * The command that runs each failed test alone.
 * @param {string} project
 * @param {object} report what Jest wrote by `--json`
 * @returns {string[]} lines
 */
export function howToRunAlone(project, { testResults }) {
  const commands = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that could not run has no tests.
    if (failed.length === 0) return status === 'failed' ? [fileOf(name, [])] : [];
    return failed.map(
      ({ fullName, ancestorTitles }) => `${fileOf(name, ancestorTitles)} -t ${quoted(exactly(fullName))}`,
    );
  });
  const seed = process.env.REELPACT_SEED ? `REELPACT_SEED=${process.env.REELPACT_SEED} ` : '';
  return commands.length === 0
    ? []
    : [
        'To run what failed alone:',
        ...commands.map((command) => `  ${seed}npm test -- ${project} ${command}`),
      ];
}

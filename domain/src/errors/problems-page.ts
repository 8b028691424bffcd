import { PROBLEMS } from './problem.js';

/** docs/problems.md: every code an answer can carry. */
export function problemsPage(): string {
  return [
    '# Problems',
    '',
    'Made from the code by `npm run docs`; the checks fail when this page and the code differ.',
    '',
    'Every refusal is JSON: `{ statusCode, code, message, errors? }`. `message` is one sentence for a person and may be more precise than',
    'the one below; `errors` names fields. Programs should look at `code`.',
    '',
    '| Code | Status | What is said when nothing more precise is |',
    '| --- | --- | --- |',
    ...Object.entries(PROBLEMS)
      .sort(([, one], [, other]) => one.status - other.status)
      .map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`),
    '',
  ].join('\n');
}

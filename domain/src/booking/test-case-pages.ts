import { STAGE_META, moneyBadge } from '../index.js';
import type { EscrowState } from './escrow.js';
import type { BookingStage } from './stages.js';
import type { CaseStep, TestCase, TestModel } from './test-cases.js';

/** What `npm run model` prints. */
export function coverageLines({ cases, coverage }: TestModel): string[] {
  const { states, transitions, stages, pairs, arrows } = coverage;
  return [
    `The machine has ${states} states and ${transitions} transitions within two attempts, two versions and one chargeback.`,
    `Stages: ${stages.reached} of ${stages.all}. Pairs of stage and escrow: ${pairs.reached.length} of ${pairs.all.length}, in ${cases.length} test cases.`,
    `Arrows between stages: ${arrows.all.length}. A person can walk ${arrows.walked.length} of them in the lab; the test cases walk ${arrows.inCases.length}.`,
  ];
}

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

function casePart({ id, stage, escrow, firstOfStage, steps }: TestCase): string[] {
  const { label } = STAGE_META[stage as BookingStage];
  const facts = { stage: stage as BookingStage, transferred: false, refundDelayed: false };
  const { label: money } = moneyBadge({ ...facts, escrow: escrow as EscrowState });
  return [
    `### ${id}: ${code(stage)} / ${code(escrow)}`,
    '',
    `${label}, ${money}.${firstOfStage ? ` The shortest way to ${code(stage)}.` : ''}`,
    '',
    row(['Step', 'Who', 'What', 'With', 'Then']),
    row(['---', '---', '---', '---', '---']),
    ...steps.map(({ who, what, input, stage: then, escrow: held }, index) =>
      row([String(index + 1), who, what, input, `${code(then)} / ${code(held)}`]),
    ),
    '',
  ];
}

/** docs/test-cases.md */
export function testCasesPage(model: TestModel): string {
  return [
    '# Test cases for the lab',
    '',
    'Made from the machine by `npm run docs`; the checks fail when this page and the machine differ. A test follows every case over HTTP, and some in a browser.',
    '',
    'Start the demo (`npm start`), sign in as `admin@demo.reelpact.test` with the password `reelpact-demo` and open `/lab`. **Who** is the',
    'heading of a group of buttons there, **What** the button, **With** what to choose or type. After each step the lab shows the stage',
    'and the escrow state under **Then**; where a message is on its way, wait until the lab says that nothing is. The clock is shared:',
    'moving it ends the windows of other bookings as well.',
    '',
    ...coverageLines(model),
    '',
    ...model.cases.flatMap(casePart),
  ].join('\n');
}

const COLUMNS = ['Case', 'Stage', 'Escrow', 'Step', 'Who', 'What', 'With', 'Then stage', 'Then escrow'];
/** RFC 4180: what has a comma, a quote or a line break stands in quotes. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** docs/test-cases.csv: a line for each step, for spreadsheets and test management tools. */
export function testCasesTable({ cases }: TestModel): string {
  const line = (test: TestCase, step: CaseStep, index: number): string[] => [
    test.id,
    test.stage,
    test.escrow,
    String(index + 1),
    step.who,
    step.what,
    step.input,
    step.stage,
    step.escrow,
  ];
  const lines = cases.flatMap((test) => test.steps.map((step, index) => line(test, step, index)));
  return [COLUMNS, ...lines].map((cells) => `${cells.map(cell).join(',')}\n`).join('');
}

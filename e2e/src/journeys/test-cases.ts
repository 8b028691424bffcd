import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface WrittenStep {
  who: string;
  what: string;
  /** Names of what has to be typed or chosen, and the texts: `Reason: Both asked for it.` */
  input: string[];
  stage: string;
  escrow: string;
}
export interface WrittenCase {
  id: string;
  stage: string;
  escrow: string;
  steps: WrittenStep[];
}

/** The cells of a line; what stands in quotes may have commas in it, and quotes twice. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** The test cases as people read them. */
export function writtenCases(): WrittenCase[] {
  const text = readFileSync(resolve(__dirname, '../../../docs/test-cases.csv'), 'utf8');
  const cases = new Map<string, WrittenCase>();
  for (const line of text.trim().split('\n').slice(1)) {
    const [id = '', stage = '', escrow = '', , who = '', what = '', input = '', ...then] = cellsOf(line);
    const found = cases.get(id) ?? { id, stage, escrow, steps: [] };
    const [thenStage = '', thenEscrow = ''] = then;
    const given = input === '' ? [] : input.split('; ');
    found.steps.push({ who, what, input: given, stage: thenStage, escrow: thenEscrow });
    cases.set(id, found);
  }
  return [...cases.values()];
}

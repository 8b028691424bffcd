import { describe, expect, it } from '@jest/globals';
import { BOOKING_STAGES, moveText, possibleIn } from '../index.js';
import { explore, sampleInput } from './explore.js';
import { walkLab } from './lab-walk.js';
import { testCasesPage, testCasesTable } from './test-case-pages.js';
import { testModel } from './test-cases.js';

const pairsOf = (states: { stage: string; escrow: string }[]): string[] => [
  ...new Set(states.map(({ stage, escrow }) => `${stage} / ${escrow}`)),
];
const model = testModel();
const nodes = walkLab({ flow: 'approve_first', revisions: 1 });

describe('the test cases', () => {
  it('bring a booking to every pair that the machine can reach, however it was booked', () => {
    const others = (['pay_first', 'approve_first'] as const).flatMap((flow) =>
      [0, null].map((revisionsLeft) => sampleInput({ flow, revisionsLeft })),
    );
    const bounds = { attempts: 1, versions: 1, chargebacks: 1 };
    const states = others.flatMap((input) => [...explore(input, bounds).values()].map(({ state }) => state));
    const all = new Set([...model.coverage.pairs.all, ...pairsOf(states)]);
    expect(pairsOf(model.cases).sort()).toEqual([...all].sort());
    expect(new Set(model.cases.map(({ stage }) => stage))).toEqual(new Set(BOOKING_STAGES));
  });

  it('have one shortest way for each stage', () => {
    const first = model.cases.filter(({ firstOfStage }) => firstOfStage);
    expect(first).toHaveLength(BOOKING_STAGES.length);
    for (const { stage, steps } of first) {
      const lengths = model.cases.filter((one) => one.stage === stage).map((one) => one.steps.length);
      expect(steps).toHaveLength(Math.min(...lengths));
    }
  });

  it('end where they say, and say what to do in every step', () => {
    for (const { stage, escrow, steps, run } of model.cases) {
      expect(steps.at(-1)).toMatchObject({ stage, escrow });
      expect(steps.map(({ who, what, input }) => ({ who, what, input })).slice(1)).toEqual(
        run.moves.map(moveText),
      );
    }
  });

  it('stand in the page and, a line for each step, in the table', () => {
    const lines = testCasesTable(model).trim().split('\n');
    expect(lines).toHaveLength(1 + model.cases.reduce((sum, { steps }) => sum + steps.length, 0));
    for (const { id } of model.cases) expect(testCasesPage(model)).toContain(`### ${id}: `);
  });
});

describe('a walk in the lab', () => {
  it('goes along every arrow between the machine’s stages', () => {
    const { walked, all } = model.coverage.arrows;
    // A brief is changed on its form, which the lab doesn't have; and the package that is booked there has a fee for cancelling.
    const elsewhere = ['unpaid --BRIEF_EDITED--> unpaid', 'producing --BRAND_CANCELLED--> cancelled'];
    const inLab = all.filter((arrow) => !elsewhere.includes(arrow));
    expect(inLab).toHaveLength(all.length - elsewhere.length);
    expect(walked.sort()).toEqual(inLab.sort());
  });

  it('makes moves that the machine takes, and reports no payment that nobody opened', () => {
    const wrong = [...nodes].flatMap(({ state, payment, moves }) => {
      const possible = possibleIn(state);
      return moves.filter(
        ({ move, event }) => (event && !possible(event)) || ('signal' in move && payment === null),
      );
    });
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_STAGES,
  ESCROW_STATES,
  READERS,
  type LabMove,
  type LabRun,
  STEP_NAMES,
  beginBooking,
  labActions,
  labRunText,
  machineGraph,
  moveText,
  parseLabRun,
  signalEvent,
  stepRow,
  wouldHear,
} from '../index.js';
import { START, explore, sampleInput } from './explore.js';

describe('the machine’s graph', () => {
  const { deal, escrow } = machineGraph();

  it('has every stage and every escrow state', () => {
    expect(deal.nodes.map(({ id }) => id).sort()).toEqual([...BOOKING_STAGES].sort());
    expect(escrow.nodes.map(({ id }) => id).sort()).toEqual([...ESCROW_STATES].sort());
  });

  it('has arrows between them alone, and a way to each', () => {
    for (const { nodes, edges, initial } of [deal, escrow]) {
      const ids = new Set<string>(nodes.map(({ id }) => id));
      expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
      const reached = new Set<string>([initial]);
      for (const id of reached) for (const { from, to } of edges) if (from === id) reached.add(to);
      // An approve-first booking is `requested` without an event.
      expect([...ids].filter((id) => !reached.has(id))).toEqual([]);
    }
  });
});

describe('what can be done in the lab', () => {
  const state = beginBooking(sampleInput());
  const manual = { attempt: 1, captureMethod: 'manual' } as const;
  const automatic = { attempt: 1, captureMethod: 'automatic' } as const;
  const moment = { at: START };

  it('is every step of every party, each with a reason where it can’t be taken', () => {
    const actions = READERS.flatMap((party) => labActions(state, party, START));
    expect([...new Set(actions.map(({ name }) => name))].sort()).toEqual(
      STEP_NAMES.filter((name) => name !== 'complete_booking' && name !== 'edit_brief').sort(),
    );
    expect(actions.filter(({ enabled, reason }) => enabled === (reason !== null))).toEqual([]);
  });

  it('depends on how a payment was opened', () => {
    expect(signalEvent('PAYMENT_SECURED', state, manual, moment)).toMatchObject({ captured: false });
    expect(signalEvent('PAYMENT_SECURED', state, automatic, moment)).toMatchObject({ captured: true });
    expect(signalEvent('CAPTURED', state, automatic, moment)).toBeNull();
    expect(wouldHear('PAYMENT_SECURED', state, manual, moment)).toBe(true);
    expect(wouldHear('CHARGEBACK_WON', state, manual, moment)).toBe(false);
  });

  it('can hear the end of a chargeback before its beginning', () => {
    const reached = [...explore(sampleInput(), { attempts: 1, versions: 1 }).values()];
    const held = reached.find((node) => node.state.escrow === 'held');
    if (!held) throw new Error('no booking holds money');
    expect(wouldHear('CHARGEBACK_LOST', held.state, manual, moment)).toBe(true);
  });
});

describe('a run', () => {
  const moves: LabMove[] = [
    { step: 'pay' },
    { signal: 'PAYMENT_SECURED', attempt: 1, amount: '1.00', twice: true },
    { step: 'grant_refund', amount: '10.00', reason: 'One file, "a", was broken.' },
    { step: 'resolve_dispute', creatorPercent: 50 },
    { clock: 'deadline' },
  ];
  const run: LabRun = { flow: 'pay_first', revisions: null, moves };

  it('is the same after it was copied and pasted', () => {
    for (const one of [run, { ...run, moves: [] }]) expect(parseLabRun(labRunText(one))).toEqual(one);
    expect(labRunText(run).split('\n')).toHaveLength(moves.length + 2);
  });

  it.each([
    ['', /not JSON/],
    ['[]', /object/],
    ['{"flow":"no_pay","revisions":1,"moves":[]}', /flow/],
    ['{"flow":"pay_first","revisions":-1,"moves":[]}', /revisions/],
    ['{"flow":"pay_first","revisions":1}', /list/],
    [
      '{"flow":"pay_first","revisions":1,"moves":[{"clock":"deadline"},{"step":"complete_booking"}]}',
      /Move 2/,
    ],
    ['{"flow":"pay_first","revisions":1,"moves":[{"step":"pay","clock":"deadline"}]}', /Move 1/],
    ['{"flow":"pay_first","revisions":1,"moves":[{"signal":"CAPTURED","twice":"yes"}]}', /Move 1/],
    ['{"flow":"pay_first","revisions":1,"moves":[{"clock":"deadline","reason":"because"}]}', /Move 1/],
  ])('%s is refused in a sentence', (text, sentence) => {
    expect(parseLabRun(text)).toMatch(sentence);
  });

  it('is said in the words of the buttons', () => {
    expect(moves.map(moveText)).toEqual([
      { who: 'Brand', what: 'Pay Now', input: '' },
      {
        who: 'Payment provider',
        what: 'The payment was secured',
        input: 'Payment attempt: 1; Amount in dollars: 1.00; Send twice',
      },
      {
        who: 'Admin',
        what: stepRow('grant_refund').label,
        input: expect.stringContaining('Reason: One file'),
      },
      { who: 'Admin', what: 'Resolve Dispute', input: "The creator's share in percent: 50" },
      { who: 'Clock', what: 'Move the clock to the deadline', input: '' },
    ]);
  });
});

import {
  BOOKING_FLOWS,
  BOOKING_STAGES,
  type BookingState,
  LAB_FLOW_LABELS,
  type LabRun,
  machineGraph,
  moveText,
  PRODUCT_NEEDED,
  revisionsLabel,
} from '../index.js';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';
import { type LabNode, walkLab } from './lab-walk.js';

/** One revision is enough to see every stage; the demo's creator has such a package. */
const REVISIONS = 1;
const MAKE_BOOKING = { who: 'Lab', what: 'Make booking' };

export interface CaseStep {
  who: string;
  what: string;
  input: string;
  /** Where the booking stands afterwards. */
  stage: string;
  escrow: string;
}
export interface TestCase {
  id: string;
  stage: string;
  escrow: string;
  /** Whether nothing brings a booking to this stage sooner. */
  firstOfStage: boolean;
  /** The first one makes the booking. */
  steps: CaseStep[];
  /** The same as moves. */
  run: LabRun;
}
interface ModelCoverage {
  /** What the machine itself can do, with late, repeated and swapped messages. */
  states: number;
  transitions: number;
  stages: { all: number; reached: number };
  /** Pairs of stage and escrow state. */
  pairs: { all: string[]; reached: string[] };
  /** The machine's own arrows between stages: `unpaid --BRAND_WITHDREW--> withdrawn`. */
  arrows: { all: string[]; walked: string[]; inCases: string[] };
}
export interface TestModel {
  cases: TestCase[];
  coverage: ModelCoverage;
}

const pairOf = ({ stage, escrow }: Pick<BookingState, 'stage' | 'escrow'>): string => `${stage} / ${escrow}`;
const arrow = (from: string, event: string, to: string): string => `${from} --${event}--> ${to}`;
const unique = (names: string[]): string[] => [...new Set(names)];

/** The first way to each pair, the shortest ways first. */
function shortest(nodes: LabNode[]): LabNode[] {
  const found = new Map<string, LabNode>();
  for (const node of [...nodes].sort((one, other) => one.path.length - other.path.length)) {
    const pair = pairOf(node.state);
    if (!found.has(pair)) found.set(pair, node);
  }
  return [...found.values()];
}

/** A shortest way on which silence about an incomplete version opens a dispute: another way leads there sooner. */
function unanswered(nodes: LabNode[]): LabNode[] {
  const ways = nodes.flatMap((node) =>
    node.moves
      .filter(({ event, state }) => event?.type === 'REVIEW_WINDOW_ENDED' && state.stage === 'disputed')
      .map((move): LabNode => ({ ...node, ...move, path: [...node.path, move], moves: [] })),
  );
  return ways.sort((one, other) => one.path.length - other.path.length).slice(0, 1);
}

function stepsTo({ flow, revisions, product, path }: LabNode, start: BookingState): CaseStep[] {
  const input = [
    LAB_FLOW_LABELS[flow],
    revisionsLabel(revisions ?? 'unlimited'),
    product ? PRODUCT_NEEDED.label : PRODUCT_NEEDED.otherwise,
  ].join('; ');
  return [
    { ...MAKE_BOOKING, input, stage: start.stage, escrow: start.escrow },
    ...path.map(({ move, state }) => ({ ...moveText(move), stage: state.stage, escrow: state.escrow })),
  ];
}

/** The machine's arrows along a way. */
function arrowsAlong(start: BookingState, { path }: LabNode): string[] {
  let from = start.stage;
  return path.flatMap(({ event, state }) => {
    const passed = event ? [arrow(from, event.type, state.stage)] : [];
    from = state.stage;
    return passed;
  });
}

/** What the machine can do, and a shortest way for a person in the lab to each stage and each pair. */
export function testModel(): TestModel {
  const walks = BOOKING_FLOWS.flatMap((flow) => [
    walkLab({ flow, revisions: REVISIONS }),
    // What follows once the product is there is the same as without one.
    walkLab({ flow, revisions: REVISIONS, product: true }, { attempts: 1, versions: 0, chargebacks: 1 }),
  ]);
  const starts = new Map(walks.map(([first]) => [first?.flow, first?.state as BookingState]));
  const startOf = ({ flow }: LabNode): BookingState => starts.get(flow) as BookingState;
  const ways = [...shortest(walks.flat()), ...unanswered(walks.flat())];
  const seen = new Set<string>();
  const cases = ways.map((way, index): TestCase => {
    const { stage, escrow } = way.state;
    const firstOfStage = !seen.has(stage);
    seen.add(stage);
    const id = `T${String(index + 1).padStart(2, '0')}`;
    const { flow, revisions, product, path } = way;
    const run = { flow, revisions, ...(product && { product }), moves: path.map(({ move }) => move) };
    return { id, stage, escrow, firstOfStage, steps: stepsTo(way, startOf(way)), run };
  });
  const machine = BOOKING_FLOWS.map((flow) => [
    ...explore(sampleInput({ ...EVERY_STAGE, flow, revisionsLeft: REVISIONS })).values(),
  ]).flat();
  const all = unique(machineGraph().deal.edges.map(({ from, event, to }) => arrow(from, event, to)));
  const known = (arrows: string[]): string[] => unique(arrows).filter((one) => all.includes(one));
  return {
    cases,
    coverage: {
      states: machine.length,
      transitions: machine.reduce((sum, { steps }) => sum + steps.length, 0),
      stages: { all: BOOKING_STAGES.length, reached: seen.size },
      pairs: {
        all: unique(machine.map(({ state }) => pairOf(state))),
        reached: unique(ways.map(({ state }) => pairOf(state))),
      },
      arrows: {
        all,
        walked: known(
          walks
            .flat()
            .flatMap(({ state, moves }) =>
              moves.map((move) => arrow(state.stage, move.event?.type ?? '', move.state.stage)),
            ),
        ),
        inCases: known(ways.flatMap((way) => arrowsAlong(startOf(way), way))),
      },
    },
  };
}

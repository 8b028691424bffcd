import type { BookingEventType } from './events.js';
import { actorsOf } from './event-facts.js';
import { bookingMachine } from './machine.js';
import { INCOMPLETE_META } from './incomplete-stages.js';
import { STAGE_META } from './stage-table.js';
import { BOOKING_STAGES, type BookingStage, type StageMeta } from './stages.js';
import { DEFAULT_WINDOWS, holdLimits } from './windows.js';

/** The shape of the machine's nodes as far as the page needs it. */
interface NodeLike {
  id: string;
  key: string;
  states: Record<string, NodeLike>;
  transitions: Map<string, TransitionLike[]>;
}
interface TransitionLike {
  guard?: unknown;
  target?: readonly { id: string; key: string }[];
}

const guardName = ({ guard }: TransitionLike): string =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '');

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

function transitionsOf(node: NodeLike): { event: string; to: string; guard: string }[] {
  return [...node.transitions].flatMap(([event, list]) =>
    event === ''
      ? []
      : list.map((one) => ({ event, to: one.target?.[0]?.key ?? node.key, guard: guardName(one) })),
  );
}

/** A stage, before it how it reads until its review begins, and after it how it reads for an incomplete version. */
const phases = (stage: BookingStage): (StageMeta & { stage: string })[] => {
  const { beforeReview, ...meta } = STAGE_META[stage];
  const incomplete = INCOMPLETE_META[stage];
  return [
    ...(beforeReview ? [{ ...meta, ...beforeReview, stage: `${stage} before it can be reviewed` }] : []),
    { ...meta, stage },
    ...(incomplete ? [{ ...meta, ...incomplete, stage: `${stage}, the version is incomplete` }] : []),
  ];
};

/** docs/lifecycle.md: stages, steps and a diagram, read off the machine itself. */
export function lifecyclePage(): string {
  const deal = (bookingMachine.root.states as unknown as Record<string, NodeLike>)['deal'];
  if (!deal) throw new Error('the machine has no deal');
  const steps = Object.values(deal.states).flatMap((status) =>
    Object.values(status.states).flatMap((stage) =>
      [...transitionsOf(stage), ...transitionsOf(status)].map((step) => ({
        from: stage.key as BookingStage,
        ...step,
      })),
    ),
  );
  const moving = steps.filter(({ from, to }) => from !== to);
  const arrows = new Set(moving.map(({ from, to, event }) => `  ${from} --> ${to}: ${event}`));
  const days = Object.entries(DEFAULT_WINDOWS).map(([name, span]) =>
    row(code(name), `${span / 3_600_000} h`),
  );
  return [
    '# The booking’s lifecycle',
    '',
    'Made from the machine by `npm run docs`; the checks fail when this page and the machine differ.',
    '',
    '## Stages',
    '',
    row(
      'Status',
      'Stage',
      'Label',
      'What silence does',
      'Reminders, when this part of the window has passed',
    ),
    row('---', '---', '---', '---', '---'),
    ...BOOKING_STAGES.flatMap(phases).map(({ stage, status, label, window, final }) =>
      row(
        code(status),
        code(stage),
        label,
        window ? `${code(window.event)}: ${window.onSilence.admin}` : final ? 'final' : '',
        (window?.reminders ?? [])
          .map(({ passed, to }) => `${Math.round(passed * 100)} %: ${to.join(', ')}`)
          .join('; '),
      ),
    ),
    '',
    '## Steps',
    '',
    row('From', 'Event', 'Actor', 'Guard', 'To'),
    row('---', '---', '---', '---', '---'),
    ...steps.map(({ from, event, guard, to }) =>
      row(code(from), code(event), actorsOf(event as BookingEventType).join(', '), code(guard), code(to)),
    ),
    '',
    '## Windows',
    '',
    row('Window', 'Length'),
    row('---', '---'),
    ...days,
    '',
    '## How long money is held',
    '',
    'A funded booking is final at most so many days after its money last arrived, whatever anybody does. A chargeback that is won',
    'begins the count again. So that previews, review, contest and the shortest dispute can follow, content is delivered, and a',
    'revision is due, only up to these days; `npm run model` explores that nothing goes on for longer.',
    '',
    row('Limit', 'Days after the money arrived'),
    row('---', '---'),
    ...Object.entries(holdLimits({ heldAt: 0, windows: DEFAULT_WINDOWS })).map(([name, at]) =>
      row(code(name), String(at / 86_400_000)),
    ),
    '',
    '## Picture',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...arrows,
    '```',
    '',
  ].join('\n');
}

import { bookingMachine } from './machine.js';
import type { EscrowState } from './escrow.js';
import type { BookingStage } from './stages.js';

/** The machine's two regions as pictures need them: read off its definition, so that they can't differ from it. */
interface GraphEdge<Id extends string> {
  from: Id;
  to: Id;
  event: string;
  guard: string;
}
interface GraphNode<Id extends string> {
  id: Id;
  /** The state it is nested in: a stage's status; empty where there is none. */
  group: string;
}
export interface GraphRegion<Id extends string> {
  initial: Id;
  nodes: GraphNode<Id>[];
  /** Loops are left in: an event that keeps the state is a transition as well. */
  edges: GraphEdge<Id>[];
}
export interface MachineGraph {
  deal: GraphRegion<BookingStage>;
  escrow: GraphRegion<EscrowState>;
}

/** The shape of the machine's nodes as far as a picture needs it. */
interface NodeLike {
  id: string;
  key: string;
  states: Record<string, NodeLike>;
  transitions: Map<string, { guard?: unknown; target?: readonly { id: string; key: string }[] }[]>;
}

const guardName = (guard: unknown): string =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '');

function edgesOf<Id extends string>(
  node: NodeLike,
  from: Id,
  nameOf: (target: { id: string; key: string }) => Id,
): GraphEdge<Id>[] {
  return [...node.transitions].flatMap(([event, list]) =>
    event === ''
      ? []
      : list.map(({ guard, target }) => ({
          from,
          to: target?.[0] ? nameOf(target[0]) : from,
          event,
          guard: guardName(guard),
        })),
  );
}

/** `booking.escrow.charged_back.held` is called `charged_back.held`. */
const escrowName = ({ id }: { id: string }): EscrowState => id.split('.escrow.')[1] as EscrowState;

function dealRegion(deal: NodeLike): GraphRegion<BookingStage> {
  const stages = Object.values(deal.states).flatMap((status) =>
    Object.values(status.states).map((stage) => ({ status, stage, name: stage.key as BookingStage })),
  );
  return {
    initial: 'unpaid',
    nodes: stages.map(({ status, name }) => ({ id: name, group: status.key })),
    edges: stages.flatMap(({ stage, status, name }) =>
      [stage, status].flatMap((node) => edgesOf(node, name, ({ key }) => key as BookingStage)),
    ),
  };
}

function escrowRegion(escrow: NodeLike): GraphRegion<EscrowState> {
  const leaves = Object.values(escrow.states).flatMap((outer) => {
    const inner = Object.values(outer.states);
    return inner.length === 0 ? [[outer]] : inner.map((node) => [node, outer]);
  });
  return {
    initial: 'pending',
    nodes: leaves.map(([leaf, outer]) => ({ id: escrowName(leaf as NodeLike), group: outer?.key ?? '' })),
    edges: leaves.flatMap((nodes) => {
      const from = escrowName(nodes[0] as NodeLike);
      return nodes.flatMap((node) => edgesOf(node, from, escrowName));
    }),
  };
}

export function machineGraph(): MachineGraph {
  const regions = bookingMachine.root.states as unknown as Record<'deal' | 'escrow', NodeLike>;
  return { deal: dealRegion(regions.deal), escrow: escrowRegion(regions.escrow) };
}

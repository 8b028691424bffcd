import type { GraphRegion } from '@reelpact/domain';

export const NODE = { width: 148, height: 30 };
const GAP = { x: 64, y: 20 };
/** Above the nodes, for the columns' names. */
const HEAD = 26;
/** A node's border is drawn half outside of it. */
const STROKE = 2;

interface PlacedNode<Id extends string> {
  id: Id;
  x: number;
  y: number;
}
/** All events that lead from one node to another, as one arrow. */
interface PlacedEdge<Id extends string> {
  from: Id;
  to: Id;
  events: string[];
  /** An SVG path. */
  path: string;
}
export interface Layout<Id extends string> {
  width: number;
  height: number;
  columns: { name: string; x: number }[];
  nodes: PlacedNode<Id>[];
  edges: PlacedEdge<Id>[];
}

/** What is nested together stands in a column. */
export function columnsByGroup<Id extends string>({ nodes }: GraphRegion<Id>): Map<string, Id[]> {
  const columns = new Map<string, Id[]>();
  for (const { id, group } of nodes) columns.set(group, [...(columns.get(group) ?? []), id]);
  return columns;
}

/** As many steps from the beginning as the column's number; what can't be reached comes last. */
export function columnsByDistance<Id extends string>({
  initial,
  nodes,
  edges,
}: GraphRegion<Id>): Map<string, Id[]> {
  const distance = new Map<Id, number>([[initial, 0]]);
  for (const [id, steps] of distance) {
    for (const { from, to } of edges) if (from === id && !distance.has(to)) distance.set(to, steps + 1);
  }
  const columns = new Map<string, Id[]>();
  const ordered = [...nodes].sort(
    (one, other) => (distance.get(one.id) ?? nodes.length) - (distance.get(other.id) ?? nodes.length),
  );
  for (const { id } of ordered) {
    const name = String(distance.get(id) ?? nodes.length);
    columns.set(name, [...(columns.get(name) ?? []), id]);
  }
  return columns;
}

/** Leaves a node at its side and enters the other one at its side; within a column it goes around. */
function pathBetween(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const middle = NODE.height / 2;
  const [startY, endY] = [from.y + middle, to.y + middle];
  if (from.x === to.x) {
    const x = from.x;
    const out = x - 14 - Math.min(60, Math.abs(endY - startY) / 6);
    return `M${x} ${startY} C${out} ${startY} ${out} ${endY} ${x} ${endY}`;
  }
  const forwards = to.x > from.x;
  const startX = forwards ? from.x + NODE.width : from.x;
  const endX = forwards ? to.x : to.x + NODE.width;
  const bend = (endX - startX) / 2;
  return `M${startX} ${startY} C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX} ${endY}`;
}

/** Places a region's states in columns; columns of one name only are not named. */
export function layOut<Id extends string>(
  region: GraphRegion<Id>,
  columns: Map<string, Id[]>,
  named: boolean,
): Layout<Id> {
  const top = named ? HEAD : STROKE;
  const most = Math.max(...[...columns.values()].map((ids) => ids.length));
  // What nothing leaves stands in a row of its own above all others, so that no arrow passes behind it.
  const isEnd = (ids: Id[]) => ids.length === 1 && !region.edges.some(({ from }) => from === ids[0]);
  const endRow = [...columns.values()].some(isEnd) ? 1 : 0;
  const row = NODE.height + GAP.y;
  const height = top + (endRow + most) * row;
  const left = GAP.x / 2;
  const nodes = [...columns.values()].flatMap((ids, column) =>
    ids.map((id, index): PlacedNode<Id> => {
      const above = isEnd(ids) ? 0 : endRow + (most - ids.length) / 2;
      return { id, x: left + column * (NODE.width + GAP.x), y: top + (above + index) * row };
    }),
  );
  const placeOf = new Map(nodes.map((node) => [node.id, node]));
  const edges = new Map<string, PlacedEdge<Id>>();
  for (const { from, to, event } of region.edges) {
    const [start, end] = [placeOf.get(from), placeOf.get(to)];
    // A loop keeps the state: the list of events says so, the picture would only be fuller.
    if (from === to || !start || !end) continue;
    const key = `${from} ${to}`;
    const known = edges.get(key) ?? { from, to, events: [], path: pathBetween(start, end) };
    if (!known.events.includes(event)) known.events.push(event);
    edges.set(key, known);
  }
  return {
    width: left + columns.size * (NODE.width + GAP.x) - GAP.x / 2,
    height,
    columns: named
      ? [...columns.keys()].map((name, column) => ({ name, x: left + column * (NODE.width + GAP.x) }))
      : [],
    nodes,
    edges: [...edges.values()],
  };
}

import { describe, expect, it } from '@jest/globals';
import { machineGraph } from '@reelpact/domain';
import { NODE, columnsByDistance, columnsByGroup, layOut } from './graph-layout';

const { deal, escrow } = machineGraph();

describe.each([
  ['deal', layOut<string>(deal, columnsByGroup(deal), true), deal],
  ['escrow', layOut<string>(escrow, columnsByDistance(escrow), false), escrow],
])('the picture of the %s', (_, { nodes, edges, width, height }, region) => {
  it('has every state once, none on top of another, all inside', () => {
    expect(nodes.map(({ id }) => id).sort()).toEqual(region.nodes.map(({ id }) => id as string).sort());
    for (const one of nodes) {
      expect(one.x >= 0 && one.x + NODE.width <= width && one.y >= 0 && one.y + NODE.height <= height).toBe(
        true,
      );
      const near = nodes.filter(
        ({ x, y }) => Math.abs(x - one.x) < NODE.width && Math.abs(y - one.y) < NODE.height,
      );
      expect(near).toEqual([one]);
    }
  });

  it('has an arrow for every way from one state to another', () => {
    const ways = region.edges.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`);
    expect(edges.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...new Set(ways)].sort());
    for (const { events } of edges) expect(events.length).toBeGreaterThan(0);
  });
});

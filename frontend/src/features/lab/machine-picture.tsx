import { type BookingStage, type EscrowState, machineGraph } from '@reelpact/domain';
import { columnsByDistance, columnsByGroup, layOut } from './graph-layout';
import styles from './machine-picture.module.css';
import { RegionPicture } from './region-picture';

const { deal, escrow } = machineGraph();
const DEAL = layOut(deal, columnsByGroup(deal), true);
const ESCROW = layOut(escrow, columnsByDistance(escrow), false);

/** The machine as its definition says it is, with the present state lit and the ways out of it drawn stronger. */
export function MachinePicture({ stage, escrow: held }: { stage: BookingStage; escrow: EscrowState }) {
  return (
    <div className={styles.pictures}>
      <RegionPicture title="Deal" layout={DEAL} present={stage} loops={loopsOf(deal.edges, stage)} />
      <RegionPicture title="Escrow" layout={ESCROW} present={held} loops={loopsOf(escrow.edges, held)} />
    </div>
  );
}

const loopsOf = (
  edges: readonly { from: string; to: string; event: string }[],
  present: string,
): string[] => [
  ...new Set(edges.filter(({ from, to }) => from === present && to === present).map(({ event }) => event)),
];

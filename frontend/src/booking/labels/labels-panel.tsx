import { mostAi, needsLabels } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { Panel } from '../../ui/panel';
import { LabelsNeeded } from './labels-needed';

/** The labels that the newest version needs where the brand will show it; nothing where none is known. */
export function LabelsPanel({ booking: { placements, submissions } }: { booking: BookingDto }) {
  const ai = mostAi((submissions[0]?.files ?? []).map((file) => file.ai));
  if (!needsLabels(placements, ai)) return null;
  return (
    <Panel>
      <LabelsNeeded placements={placements} ai={ai} />
    </Panel>
  );
}

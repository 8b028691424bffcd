import { type AiUse, LABEL_TEXTS, type Placement } from '@reelpact/domain';
import { Suspense, lazy } from 'react';
import { Disclosure } from '../../ui/disclosure';

/** Comes when somebody opens it: no page waits for it. */
const LabelList = lazy(() => import('./label-list'));

interface LabelsNeededProps {
  placements: readonly Placement[];
  /** The most that is stated of its files; null where nothing is stated. */
  ai: AiUse | null;
}

/** Which labels the content needs where it is shown, to unfold. It stands only where some are asked for: `needsLabels`. */
export function LabelsNeeded(props: LabelsNeededProps) {
  return (
    <Disclosure label={LABEL_TEXTS.title}>
      <Suspense fallback={<p>Loading…</p>}>
        <LabelList {...props} />
      </Suspense>
    </Disclosure>
  );
}

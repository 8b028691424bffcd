import { LABEL_TEXTS, mostAi, needsLabels } from '@reelpact/domain';
import { Suspense, lazy } from 'react';
import type { BookingDto } from '../../api/calls';
import { Disclosure } from '../../ui/disclosure';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Panel } from '../../ui/panel';

/** Comes when somebody opens it: no page waits for it. */
const LabelList = lazy(() => import('./label-list'));

/** The labels that the newest version needs where the brand will show it, to unfold; nothing where none is known. */
export function LabelsPanel({ booking: { placements = [], submissions } }: { booking: BookingDto }) {
  const ai = mostAi((submissions[0]?.files ?? []).map((file) => file.ai));
  if (!needsLabels(placements, ai)) return null;
  return (
    <Panel>
      <Disclosure label={LABEL_TEXTS.title}>
        <ErrorBoundary
          fallback={<p role="alert">The labels couldn’t be loaded. Reload the page to try again.</p>}
        >
          <Suspense fallback={<p>Loading…</p>}>
            <LabelList placements={placements} ai={ai} />
          </Suspense>
        </ErrorBoundary>
      </Disclosure>
    </Panel>
  );
}

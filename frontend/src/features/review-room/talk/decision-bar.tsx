import { type BookingActionName, type RejectionGround, isSendable } from '@reelpact/domain';
import { Suspense, lazy, useState } from 'react';
import type { BookingDto, SubmissionDto } from '../../../api/calls';
import { ApproveDialog } from '../../../booking/review/approve-dialog';
import { isOpenChange, type PlacedItem } from '../../../booking/review/room-items';
import { COMMENTS_MISSING } from '../../../booking/review/use-room';
import { isVerdict, useReview } from '../../../booking/review/use-review';
import { StepButtons } from '../../../booking/step-buttons';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { MenuButton } from '../../../ui/menu-button';
import styles from './decision-bar.module.css';
import { RequestSheet } from './request-sheet';

/** Few open it. */
const RejectDialog = lazy(async () => ({
  default: (await import('../../../booking/review/reject-dialog')).RejectDialog,
}));

interface DecisionBarProps {
  booking: BookingDto;
  /** The newest version, which is judged. */
  version: SubmissionDto;
  items: readonly PlacedItem[];
  /** Whether it isn't known what was said: then nothing can be decided that depends on it. */
  itemsMissing: boolean;
  review: ReturnType<typeof useReview>;
}

/** The verdicts that the server offers: two buttons, and what is rarely right behind a third. */
export function DecisionBar({
  booking,
  version,
  items,
  itemsMissing,
  review: { review, running },
}: DecisionBarProps) {
  const [opened, setOpened] = useState<{ name: BookingActionName; version: string } | null>(null);
  // What was to be said of one version isn't said of another that has come meanwhile; what is written for a revision stays.
  const asked = opened?.version === version.id || opened?.name === 'request_revision' ? opened?.name : null;
  const setAsked = (name: BookingActionName) => setOpened({ name, version: version.id });
  const verdicts = booking.actions.filter(({ name }) => isVerdict(name));
  if (verdicts.length === 0) return null;
  const changes = items.filter(
    (item) => (isSendable(item) && item.kind === 'change') || isOpenChange(item),
  ).length;
  const buttons = verdicts
    .filter(({ name }) => name !== 'reject_content')
    .map((action) =>
      action.name === 'request_revision' && changes > 0
        ? { ...action, label: `${action.label} (${changes})` }
        : action,
    )
    .map((action) =>
      itemsMissing && action.enabled ? { ...action, enabled: false, reason: COMMENTS_MISSING } : action,
    );
  const reject = verdicts.find(({ name, enabled }) => name === 'reject_content' && enabled);
  const canRevise = verdicts.some(({ name, enabled }) => name === 'request_revision' && enabled);
  const close = () => setOpened(null);
  const act = (name: BookingActionName, feedback: string, ground?: RejectionGround) => {
    const { id: bookingId, flow } = booking;
    void review({ bookingId, flow, submissionId: version.id, name, feedback, ground }).then(
      (taken) => taken && close(),
    );
  };

  return (
    <section
      className={styles.bar}
      aria-label={booking.turn === 'brand' ? 'Your review' : 'Good enough as it is?'}
    >
      <StepButtons
        actions={buttons.toReversed()}
        running={running}
        leads={booking.turn === 'brand' && (changes > 0 ? 'request_revision' : 'approve_content')}
        onAct={setAsked}
      />
      {reject && (
        <MenuButton
          label="More decisions"
          face="…"
          items={[
            { key: reject.name, label: reject.label, danger: true, onPress: () => setAsked(reject.name) },
          ]}
        />
      )}
      {asked === 'request_revision' && (
        <RequestSheet booking={booking} version={version} items={items} onClose={close} />
      )}
      {asked === 'approve_content' && (
        <ApproveDialog
          booking={booking}
          version={version}
          busy={running !== null}
          onApprove={() => act('approve_content', '')}
          onClose={close}
        />
      )}
      {asked === 'reject_content' && (
        <ErrorBoundary fallback={<p role="alert">This couldn’t be loaded. Reload the page to try again.</p>}>
          <Suspense>
            <RejectDialog
              booking={booking}
              version={version}
              busy={running !== null}
              onReject={(reason, ground) => act('reject_content', reason, ground)}
              onRevise={canRevise ? () => setAsked('request_revision') : undefined}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

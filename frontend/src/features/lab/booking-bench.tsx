import { LAB_FLOW_LABELS, STAGE_META, dollarsText, revisionsLabel } from '@reelpact/domain';
import { Alert } from 'antd';
import { Badge } from '../../ui/badge';
import { EmptyNote } from '../../ui/empty-note';
import { PlainButton } from '../../ui/link-button';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { ClockMoves } from './clock-moves';
import { CopyRun } from './copy-run';
import { LabHistory } from './lab-history';
import styles from './lab-screen.module.css';
import bench from './booking-bench.module.css';
import { MachinePicture } from './machine-picture';
import { PartySteps } from './party-steps';
import { Signals } from './signals';
import { TAccounts } from './t-accounts';
import { useLabBooking } from './use-lab-booking';

/** One booking with everything that can be done with it. */
export function BookingBench({ id }: { id: string }) {
  const { booking, failed, retry, make, busy, moves, said } = useLabBooking(id);
  if (!booking) {
    if (!failed) return <Spinner />;
    return (
      <EmptyNote title="This booking could not be loaded">
        <PlainButton onClick={() => void retry()}>Try again</PlainButton>
      </EmptyNote>
    );
  }
  const { stage, escrow, flow, revisions, product, onItsWay } = booking;
  return (
    <>
      <Panel
        title={`${booking.brandName}: ${booking.packageName}`}
        aside={<strong>{dollarsText(booking.amount)}</strong>}
      >
        <dl className={bench.state} aria-label="Present state">
          <div>
            <dt>Stage</dt>
            <dd>
              <code>{stage}</code> <Badge>{STAGE_META[stage].label}</Badge>
            </dd>
          </div>
          <div>
            <dt>Escrow</dt>
            <dd>
              <code>{escrow}</code>
            </dd>
          </div>
          <div>
            <dt>Booked</dt>
            <dd>
              {LAB_FLOW_LABELS[flow]}, {revisionsLabel(revisions ?? 'unlimited').toLowerCase()}
              {booking.revisionsLeft !== null && ` (${booking.revisionsLeft} left)`}
            </dd>
          </div>
          <div>
            <dt>Attempt, version</dt>
            <dd>
              {booking.attempt}, {booking.version}
            </dd>
          </div>
        </dl>
        <p role="status" className={onItsWay ? bench.onItsWay : bench.settled}>
          {busy || onItsWay ? 'A message is on its way…' : 'Nothing is on its way.'}
        </p>
        {said && <Alert type={said.refused ? 'error' : 'warning'} showIcon title={said.text} role="alert" />}
        <MachinePicture stage={stage} escrow={escrow} />
      </Panel>
      <PartySteps booking={booking} busy={busy} make={make} said={said} />
      <div className={styles.pair}>
        <Signals booking={booking} busy={busy} make={make} />
        <ClockMoves booking={booking} busy={busy} make={make} />
      </div>
      <TAccounts postings={booking.postings} />
      <div className={styles.pair}>
        <LabHistory history={booking.history} />
        <CopyRun run={{ flow, revisions, ...(product && { product }), moves }} />
      </div>
    </>
  );
}

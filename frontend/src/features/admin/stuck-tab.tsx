import { dollarsText } from '@reelpact/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useGetStuckWorkQuery } from '../../api/admin-calls';
import { Badge } from '../../ui/badge';
import { EmptyNote } from '../../ui/empty-note';
import { Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import { BookingLink } from './booking-link';
import { NotLoaded } from './not-loaded';
import { DelayedTipRefund, TipLink } from './stuck-tip';
import { StuckEntry } from './stuck-entry';
import { StuckJob } from './stuck-job';
import styles from './stuck-tab.module.css';

const kinds = { refund: 'Refund', transfer: 'Transfer', reversal: 'Reversal' } as const;

/** What does not go on by itself, or only with trouble. */
export function StuckTab() {
  const { data, isLoading, isFetching, refetch } = useGetStuckWorkQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Spinner />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  const { jobs, deadlines, reports, orders, delayedRefunds, delayedTipRefunds, entries } = data;
  const nothing = [jobs, deadlines, reports, orders, delayedRefunds, delayedTipRefunds, entries].every(
    ({ length }) => length === 0,
  );

  return (
    <Stack>
      <div>
        <Button loading={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      {nothing && (
        <EmptyNote title="Nothing is stuck">Jobs, deadlines, reports and refunds go their way.</EmptyNote>
      )}
      <List title="Refunds that came back" count={delayedRefunds.length}>
        {delayedRefunds.map((id) => (
          <li key={id}>
            <span className={styles.words}>Open the booking to send its refund again.</span>
            <BookingLink id={id} />
          </li>
        ))}
      </List>
      <List title="Refunds of tips that came back" count={delayedTipRefunds.length}>
        {delayedTipRefunds.map((id) => (
          <li key={id}>
            <DelayedTipRefund id={id} />
          </li>
        ))}
      </List>
      <List title="Orders that the provider refused" count={orders.length}>
        {orders.map(({ key, bookingId, tipId, kind, amount, refusal, endedAt }) => (
          <li key={key}>
            <span className={styles.words}>
              <strong>
                {kinds[kind]} of {dollarsText(amount)}
                {tipId && ', of a tip'}
              </strong>
              {refusal && <span className={styles.error}>{refusal}</span>}
              <span className={styles.more}>
                {momentText(endedAt)} · {key}
              </span>
            </span>
            {bookingId && <BookingLink id={bookingId} />}
            {tipId && <TipLink id={tipId} />}
          </li>
        ))}
      </List>
      <List title="Jobs that fail" count={jobs.length}>
        {jobs.map((job) => (
          <li key={job.id}>
            <StuckJob job={job} />
          </li>
        ))}
      </List>
      <List title="Changes of bookings that could not be told" count={entries.length}>
        {entries.map((entry) => (
          <li key={`${entry.follower} ${entry.id}`}>
            <StuckEntry entry={entry} />
            <BookingLink id={entry.bookingId} />
          </li>
        ))}
      </List>
      <List title="Deadlines that could not be carried out" count={deadlines.length}>
        {deadlines.map(({ bookingId, dueAt, failures }) => (
          <li key={bookingId}>
            <span className={styles.words}>
              <strong>Due {momentText(dueAt)}</strong>
              <span className={styles.more}>
                failed {failures} time{failures === 1 ? '' : 's'}; tried again by itself
              </span>
            </span>
            <BookingLink id={bookingId} />
          </li>
        ))}
      </List>
      <List title="Reports that nobody foresaw" count={reports.length}>
        {reports.map(({ id, type, objectId, bookingId, tipId, receivedAt }) => (
          <li key={id}>
            <span className={styles.words}>
              <strong>{type}</strong>
              <span className={styles.more}>
                {objectId} · {momentText(receivedAt)}
              </span>
            </span>
            {bookingId && <BookingLink id={bookingId} />}
            {tipId && <TipLink id={tipId} />}
          </li>
        ))}
      </List>
    </Stack>
  );
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Panel title={title} aside={<Badge tone="attention">{count}</Badge>}>
      <ul className={styles.rows}>{children}</ul>
    </Panel>
  );
}

import { formatMoney, parseDollars } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { DealActions } from '../../deal/deal-actions';
import { DealNote } from '../../deal/deal-note';
import { MoneyLine } from '../../deal/money-line';
import { StageBadge } from '../../deal/stage-badge';
import { Statement } from '../../deal/statement';
import type { MorePages } from '../../deal/use-booking-lists';
import { Badge } from '../../ui/badge';
import { EmptyNote } from '../../ui/empty-note';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { dateText } from '../../ui/when';
import { JobReviewDialog } from './job-review-dialog';
import styles from './orders-tab.module.css';

const answersRequest = ['approve_request', 'decline_request'] as const;

const offers = (booking: BookingDto, names: readonly string[]): boolean =>
  booking.actions.some(({ name }) => names.includes(name));

/** The creator's bookings, newest first; each says what she has to do. */
export function OrdersTab({ bookings, more }: { bookings: readonly BookingDto[]; more: MorePages }) {
  const [reviewed, setReviewed] = useState<string | null>(null);
  const job = bookings.find(({ id }) => id === reviewed);
  if (bookings.length === 0) {
    return (
      <EmptyNote title="No orders yet">
        Orders will appear here once brands start booking your packages.
      </EmptyNote>
    );
  }
  return (
    <div className={styles.orders}>
      {bookings.map((booking) => (
        <Panel
          key={booking.id}
          title={booking.package.name}
          aside={<strong className={styles.amount}>{formatMoney(parseDollars(booking.amount) ?? 0)}</strong>}
        >
          <div className={styles.line}>
            <StageBadge stage={booking.stage} label={booking.label} />
            <Badge tone={booking.money.done >= 2 && !booking.money.returned ? 'money' : 'neutral'}>
              {booking.escrowLabel}
            </Badge>
            <span>
              {booking.brandName} · {dateText(booking.createdAt)}
            </span>
          </div>
          <MoneyLine money={booking.money} brief />
          <Statement booking={booking} />
          {!booking.final && <DealNote booking={booking} />}
          <Facts
            facts={[
              { name: 'Project', value: booking.projectDescription, long: true },
              { name: 'Notes', value: booking.additionalNotes, long: true },
            ]}
          />
          {offers(booking, answersRequest) && (
            <div>
              <Button type="primary" onClick={() => setReviewed(booking.id)}>
                Review Job
              </Button>
            </div>
          )}
          <DealActions booking={booking} except={answersRequest} />
        </Panel>
      ))}
      {more.exist && <ShowMore loading={more.loading} onMore={more.load} />}
      {job && offers(job, answersRequest) && (
        <JobReviewDialog booking={job} onClose={() => setReviewed(null)} />
      )}
    </div>
  );
}

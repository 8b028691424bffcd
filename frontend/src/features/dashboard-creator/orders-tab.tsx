import { dollarsText } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { MoneyBadge, StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import type { MorePages } from '../../booking/use-booking-lists';
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

/** The creator's bookings, newest first; each says what they have to do. */
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
          aside={<strong className={styles.amount}>{dollarsText(booking.amount)}</strong>}
        >
          <div className={styles.line}>
            <StageBadge booking={booking} />
            <MoneyBadge booking={booking} />
            <span>
              {booking.brandName} · {dateText(booking.createdAt)}
            </span>
          </div>
          <MoneyLine money={booking.money} brief />
          <Statement booking={booking} />
          <SituationNote booking={booking} />
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
          <BookingSteps booking={booking} except={answersRequest} />
        </Panel>
      ))}
      {more.exist && <ShowMore loading={more.loading} onMore={more.load} />}
      {job && offers(job, answersRequest) && (
        <JobReviewDialog booking={job} onClose={() => setReviewed(null)} />
      )}
    </div>
  );
}

import {
  BOOKING_GROUP_LABELS,
  BOOKING_LIMITS,
  BOOKING_SORT_LABELS,
  BOOKING_SORTS,
  type BookingGroup,
  type BookingSort,
  type BookingStatus,
} from '@reelpact/domain';
import { useState, type ReactNode } from 'react';
import type { BookingDto, BookingWish } from '../api/calls';
import { LoadFailed } from '../loading/load-failed';
import { MoreOnScroll } from '../ui/more-on-scroll';
import { Choice, SearchField } from '../ui/plain-fields';
import { Skeleton } from '../ui/skeleton';
import { useSettled } from '../ui/use-settled';
import styles from './booking-groups.module.css';
import { useBookingList } from './use-booking-list';

interface GroupProps {
  group: BookingGroup;
  wish: BookingWish;
  /** How many there are in all, by the server's count; null while only some of them are asked for. */
  count: number | null;
  row: (booking: BookingDto) => ReactNode;
  /** What stands there when there is nothing. */
  nothing: string;
  children?: ReactNode;
}

function Group({ group, wish, count, row, nothing, children }: GroupProps) {
  const { bookings, isLoading, error, refetch, more } = useBookingList({ ...wish, group });
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>
        {BOOKING_GROUP_LABELS[group]} {count !== null && <span className={styles.count}>{count}</span>}
      </h2>
      {children}
      {isLoading && <Skeleton shape="rows" />}
      {!isLoading && !bookings && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {bookings && bookings.length === 0 && <p className={styles.quiet}>{nothing}</p>}
      {bookings && bookings.length > 0 && (
        <ul className={styles.rows}>
          {bookings.map((booking) => (
            <li key={booking.id}>{row(booking)}</li>
          ))}
        </ul>
      )}
      {more.exist && <MoreOnScroll loading={more.loading} onMore={more.load} />}
    </section>
  );
}

const OUTCOMES: { value: BookingStatus | ''; label: string }[] = [
  { value: '', label: 'All outcomes' },
  { value: 'completed', label: 'Completed' },
  { value: 'rejected', label: 'Not completed' },
];

interface BookingGroupsProps {
  /** As whom, and which part of the bookings. */
  wish: Pick<BookingWish, 'as' | 'tab'>;
  counts: Readonly<Record<BookingGroup, number>>;
  row: (booking: BookingDto) => ReactNode;
}

/** All bookings of one person: what needs them, what waits for others, and what is over, to search, filter and sort. */
export function BookingGroups({ wish, counts, row }: BookingGroupsProps) {
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<BookingSort>('newest');
  const [outcome, setOutcome] = useState<BookingStatus | ''>('');
  const search = useSettled(typed.trim()) || undefined;
  const whole = search === undefined && wish.tab === undefined;
  const shared = { ...wish, search };
  const open = wish.tab !== 'done';
  const closed = wish.tab === undefined || wish.tab === 'done';

  return (
    <div className={styles.groups}>
      {counts.needs_you + counts.waiting + counts.closed > 3 && (
        <SearchField
          maxLength={BOOKING_LIMITS.search.max}
          aria-label="Search by name or package"
          placeholder="Search by name or package"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {open && (
        <>
          <Group
            group="needs_you"
            wish={shared}
            count={whole ? counts.needs_you : null}
            row={row}
            nothing={search ? 'Nothing found here.' : 'Nothing to do here.'}
          />
          <Group
            group="waiting"
            wish={shared}
            count={whole ? counts.waiting : null}
            row={row}
            nothing={search ? 'Nothing found here.' : 'Nothing waits for others.'}
          />
        </>
      )}
      {closed && (
        <Group
          group="closed"
          wish={{ ...shared, sort, status: outcome || undefined }}
          count={whole && outcome === '' ? counts.closed : null}
          row={row}
          nothing={search || outcome ? 'Nothing found here.' : 'Nothing is over yet.'}
        >
          {counts.closed > 1 && (
            <div className={styles.tools}>
              <Choice label="Outcome" value={outcome} options={OUTCOMES} onChange={setOutcome} />
              <Choice
                label="Order of the history"
                value={sort}
                options={BOOKING_SORTS.map((value) => ({ value, label: BOOKING_SORT_LABELS[value] }))}
                onChange={setSort}
              />
            </div>
          )}
        </Group>
      )}
    </div>
  );
}

import { Button } from 'antd';
import { useLazyGetReconciliationQuery } from '../../api/admin-calls';
import { Facts } from '../../ui/facts';
import { Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { BookingLink } from './booking-link';
import { NotLoaded } from './not-loaded';
import styles from './stuck-tab.module.css';

/** Compares bookings, ledger and payment provider when it is asked to. */
export function ReconciliationTab() {
  const [compare, { data, isFetching, isError }] = useLazyGetReconciliationQuery();
  const run = () => void compare();
  return (
    <Stack>
      <p>
        Compares what the bookings, the ledger and the payment provider say of every payment. It asks the
        provider about each one and can take a while.
      </p>
      <div>
        <Button type="primary" loading={isFetching} onClick={run}>
          {data ? 'Compare again' : 'Compare now'}
        </Button>
      </div>
      {isError && !isFetching && <NotLoaded onRetry={run} />}
      {data && !isError && (
        <div role="status">
          <Panel
            tone={data.differences.length === 0 ? 'money' : 'danger'}
            title={
              data.differences.length === 0
                ? 'All books agree'
                : `${data.differences.length} difference${data.differences.length === 1 ? '' : 's'}`
            }
          >
            <Facts
              facts={[
                { name: 'Bookings compared', value: data.bookings },
                { name: 'Tips compared', value: data.tips },
                { name: 'Payments asked about', value: data.payments },
                { name: 'Left out, because their money is on its way', value: data.underWay },
              ]}
            />
            {data.differences.length > 0 && (
              <ul className={styles.rows}>
                {data.differences.map(({ bookingId, text }, index) => (
                  <li key={`${index} ${text}`}>
                    <span className={styles.words}>{text}</span>
                    {bookingId && <BookingLink id={bookingId} />}
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </div>
      )}
    </Stack>
  );
}

import { useLabBookingPagesInfiniteQuery } from '../../api/lab-calls';
import { LoadFailed } from '../../loading/load-failed';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import styles from './lab-forms.module.css';

interface LabBookingListProps {
  openId: string | null;
  onOpen: (id: string) => void;
}

/** All bookings of the demo, the newest first. */
export function LabBookingList({ openId, onOpen }: LabBookingListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useLabBookingPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error)
    return (
      <Panel title="Bookings">
        <LoadFailed error={error} onRetry={() => void refetch()} inPlace />
      </Panel>
    );
  const rows = data?.pages.flatMap(({ content }) => content) ?? [];
  return (
    <Panel title="Bookings">
      {/* A box that scrolls must be reached by keyboard. */}
      <ul className={styles.list} tabIndex={0} aria-label="Bookings">
        {rows.map(({ id, brandName, packageName, stage, escrow }) => (
          <li key={id}>
            <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
              <span>
                {brandName}: {packageName}
              </span>
              <span className={styles.code}>
                {stage} / {escrow}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </Panel>
  );
}

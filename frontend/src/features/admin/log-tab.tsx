import { PROBLEMS, type ProblemCode, STEP_NAMES, stepRow } from '@reelpact/domain';
import { useAdminLogPagesInfiniteQuery } from '../../api/admin-calls';
import { Badge } from '../../ui/badge';
import { EmptyNote } from '../../ui/empty-note';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import { BookingLink } from './booking-link';
import { NotLoaded } from './not-loaded';
import styles from './stuck-tab.module.css';

/** What was done, for each call that only admins may make, and for each command. */
const ACTIONS: Record<string, string> = {
  resolveDispute: 'Decided a dispute',
  cancelAsAdmin: 'Cancelled a booking',
  grantRefund: 'Granted a refund',
  reissueRefund: 'Sent a refund again',
  removeFromDirectory: 'Removed a creator from the directory',
  restoreToDirectory: 'Restored a creator to the directory',
  decideObjection: 'Decided about an objection',
  removeRating: 'Removed a rating',
  keepRating: 'Let a reported rating stay',
  retryJob: 'Tried a failing job again',
  closeSandboxDispute: 'Closed a sandbox dispute',
  makeAdmin: 'Made somebody an admin',
  unmakeAdmin: 'Removed an admin',
  advanceDemoClock: 'Moved the demo’s clock',
  makeLabBooking: 'Made a booking in the lab',
  takeLabStep: 'In the lab',
  sendLabSignal: 'Sent a signal in the lab',
  moveLabClock: 'Moved the clock in the lab',
};
/** Actions on something that is not a booking, though it has an ID. */
const NOT_ON_BOOKINGS = new Set([
  ...['retryJob', 'closeSandboxDispute', 'makeAdmin', 'unmakeAdmin'],
  ...['removeFromDirectory', 'restoreToDirectory', 'decideObjection'],
]);

/** "Resolve Dispute", "In the lab: Accept Job"; what a newer server logs is named as it names it. */
function actionText(action: string, step: unknown): string {
  const name = STEP_NAMES.find((one) => one === step);
  if (name === undefined) return ACTIONS[action] ?? action;
  const { label } = stepRow(name);
  return action === 'takeLabStep' ? `${ACTIONS[action]}: ${label}` : label;
}

/** How a field of what was sent is said; others are shown as they came. */
const said: Record<string, (value: string) => string> = {
  reason: (reason) => `“${reason}”`,
  creatorPercent: (percent) => `${percent} % to the creator`,
  amount: (amount) => `$${amount}`,
};

const textOf = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => (said[name] ?? ((text: string) => `${name}: ${text}`))(String(value)))
    .join(' · ');

/** Why it was refused; null when it was done, or never came to an end. */
const refusalOf = (outcome: string | null): string | null =>
  outcome !== null && outcome in PROBLEMS ? PROBLEMS[outcome as ProblemCode].message : null;

/** Everything that admins did, the newest on top. */
export function LogTab() {
  const { data, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAdminLogPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Spinner />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap(({ content }) => content);
  if (entries.length === 0) return <EmptyNote title="Nothing yet">No admin has done anything.</EmptyNote>;
  return (
    <>
      <Panel title="What admins did">
        <ul className={styles.rows}>
          {entries.map(({ id, at, adminEmail, action, target, details: { step, ...details }, outcome }) => (
            <li key={id}>
              <span className={styles.words}>
                <strong>{actionText(action, step)}</strong>
                {Object.keys(details).length > 0 && <span>{textOf(details)}</span>}
                {refusalOf(outcome) && <span className={styles.error}>{refusalOf(outcome)}</span>}
                <span className={styles.more}>
                  {adminEmail ?? 'Command line'}, <time dateTime={at}>{momentText(at)}</time>
                </span>
              </span>
              {outcome !== 'DONE' && <Badge tone="danger">{outcome ? 'Refused' : 'Not finished'}</Badge>}
              {target && !NOT_ON_BOOKINGS.has(action) && <BookingLink id={target} />}
            </li>
          ))}
        </ul>
      </Panel>
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

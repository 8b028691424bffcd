import { feedbackText, placeText, progressText } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import type { BookingDto } from '../../api/calls';
import { LoadFailed } from '../../loading/load-failed';
import { copyText } from '../../ui/copy-text';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { BookingSteps } from '../booking-steps';
import { Button } from '../../ui/button';
import styles from './change-list.module.css';
import { ItemCard } from './item-card';
import { momentPath, type PlacedItem } from './room-items';
import { useRoom } from './use-room';

const isAsked = ({ role, submissions: [latest] }: BookingDto): boolean =>
  role === 'creator' && latest !== undefined && latest.revisionKind !== null;

/** The changes that a creator works through: those of the newest round, and what is open from before. */
export const changesToMake = (booking: BookingDto, items: readonly PlacedItem[]): PlacedItem[] =>
  isAsked(booking)
    ? items.filter(
        ({ kind, state, round }) =>
          kind === 'change' && (state === 'open' || round === booking.submissions[0]?.version),
      )
    : [];

/** Whether the list offers to give the round back, so that it isn't offered a second time. */
export const givenBackAbove = ({ role, submissions: [latest] }: BookingDto): boolean =>
  role === 'creator' && latest?.revisionKind === 'in_brief';

/** What the brand asked to change, one by one, for the creator to tick off; nothing while nothing is asked. */
export function ChangeList({ booking }: { booking: BookingDto }) {
  const { items, isKnown, error, refetch } = useRoom(booking, !isAsked(booking));
  if (!isKnown && error)
    return (
      <Panel title="Changes to make">
        <LoadFailed error={error} onRetry={refetch} inPlace />
      </Panel>
    );
  if (!isKnown && isAsked(booking))
    return (
      <Panel title="Changes to make">
        <Skeleton shape="row" />
      </Panel>
    );
  const changes = changesToMake(booking, items);
  if (changes.length === 0) return null;
  const others = items.filter(({ kind, state }) => kind !== 'change' && state !== 'accepted');

  async function copy(): Promise<void> {
    const numbered = changes.map((item) => ({ ...item, number: item.number ?? 0 }));
    const copied = await copyText(feedbackText(numbered, ''));
    if (copied) showToast('Copied', 'The list is on your clipboard.');
    else showToast('Not copied', 'Your browser didn’t allow it.', 'destructive');
  }

  return (
    <Panel
      title="Changes to make"
      aside={
        <Button small onClick={() => void copy()}>
          Copy as text
        </Button>
      }
    >
      <p className={styles.progress}>{progressText(changes)}</p>
      <ol className={styles.list} aria-label="Changes to make">
        {[...changes, ...others].map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              booking={booking}
              number={item.number}
              place={<Link to={momentPath(item, booking.id)}>{placeText(item) || 'Whole version'}</Link>}
            />
          </li>
        ))}
      </ol>
      {givenBackAbove(booking) && (
        <>
          <p className={styles.hint}>
            All of these points are from the brief, {booking.brandName} says. If that’s right, this round
            needn’t count: you can give it back.
          </p>
          <BookingSteps
            booking={booking}
            except={booking.actions.map(({ name }) => name).filter((name) => name !== 'waive_revision')}
          />
        </>
      )}
    </Panel>
  );
}

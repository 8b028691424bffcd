import { countsRounds, ITEM_STATES, type ItemState, progressText } from '@reelpact/domain';
import { type ReactNode, useState } from 'react';
import type { SubmissionFileDto } from '../../../api/calls';
import { ItemCard } from '../../../booking/review/item-card';
import cardStyles from '../../../booking/review/item-card.module.css';
import { fileOf, timeText, type PlacedItem, type RoomBooking } from '../../../booking/review/room-items';
import type { Edited } from '../stage-contract';
import { DeletedNote } from './deleted-note';
import { DraftCard } from './draft-card';
import type { Drafting } from './drafting';
import styles from './item-list.module.css';
import type { Pointing } from './pointing';
import { canRestore, useDeleted } from './use-deleted';

interface ItemListProps {
  booking: RoomBooking;
  drafting: Drafting;
  menu?: ReactNode;
  items: readonly PlacedItem[];
  /** Instead of the comments, while they aren't known. */
  missing: ReactNode;
  /** The file that is looked at. */
  file: SubmissionFileDto;
  selectedId: string | null;
  onSelect: (item: PlacedItem) => void;
  /** The draft that is being changed. */
  edited: Edited | null;
  onEdit: (item: PlacedItem | null) => void;
  pointing: Pointing;
}

const DONE: readonly ItemState[] = ['done', 'wont_do', 'accepted'];
const STATES = {
  open: { label: ITEM_STATES.open, has: ({ state }: PlacedItem) => !DONE.includes(state) },
  done: { label: ITEM_STATES.done, has: ({ state }: PlacedItem) => DONE.includes(state) },
  all: { label: 'All', has: () => true },
} as const;
type Filter = keyof typeof STATES;

/** All that was said, by file and time; clicking on a time shows that moment. */
export function ItemList(props: ItemListProps) {
  const { booking, drafting, menu, items, missing, file, selectedId, onSelect, edited, onEdit, pointing } =
    props;
  const [filter, setFilter] = useState<Filter>('all');
  const [isAllFiles, setIsAllFiles] = useState(true);
  const { deleted, restoredId, forgetRestored, remove, restore } = useDeleted(booking, drafting);
  if (missing !== null) return missing;
  const [latest] = booking.submissions;
  const hint = drafting.hint(items);
  const shown = items.filter(
    (item) =>
      item.id !== deleted?.item.id &&
      (item.id === edited?.id || (STATES[filter].has(item) && (isAllFiles || isAbout(item, file, booking)))),
  );
  const listed = shown.map((item) => ({ item, isDeleted: false }));
  if (deleted) listed.splice(deleted.index, 0, { item: deleted.item, isDeleted: true });
  return (
    <div className={styles.list}>
      {items.some(({ round }) => round !== null) && <p className={styles.progress}>{progressText(items)}</p>}
      <div className={styles.filters}>
        <span role="group" aria-label="Which comments">
          {(Object.keys(STATES) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === filter} onClick={() => setFilter(name)}>
              {STATES[name].label}
            </button>
          ))}
        </span>
        {latest && latest.files.length > 1 && (
          <span role="group" aria-label="Of which files">
            <button type="button" aria-pressed={!isAllFiles} onClick={() => setIsAllFiles(false)}>
              This file
            </button>
            <button type="button" aria-pressed={isAllFiles} onClick={() => setIsAllFiles(true)}>
              All files
            </button>
          </span>
        )}
        {items.length > 0 && menu}
      </div>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
      {listed.length === 0 && (
        <p className={styles.hint}>{items.length === 0 ? 'No comments yet.' : 'Nothing here matches.'}</p>
      )}
      <ol className={styles.items} aria-label="Comments">
        {listed.map(({ item, isDeleted }, index) => {
          const isForGood = !canRestore(item, booking, drafting);
          if (deleted && isDeleted)
            return (
              <li key={`deleted ${item.id}`}>
                <DeletedNote item={item} onUndo={isForGood ? null : () => restore(deleted)} />
              </li>
            );
          const place = (
            <button type="button" className={cardStyles.time} onClick={() => onSelect(item)}>
              {placeOf(item, booking)}
            </button>
          );
          const selected = item.id === selectedId;
          return (
            <li key={item.id}>
              {item.state === 'draft' ? (
                <DraftCard
                  item={item}
                  drafting={drafting}
                  creator={booking.package.creator.displayName}
                  countsRounds={countsRounds(booking.revisionsLeft)}
                  selected={selected}
                  place={place}
                  moment={edited?.id === item.id ? edited.moment : null}
                  onEdit={(isEdited) => onEdit(isEdited ? item : null)}
                  isForGood={isForGood}
                  onFocusTaken={item.id === restoredId ? forgetRestored : null}
                  onDelete={() => void remove(item, index)}
                  pointing={pointing}
                />
              ) : (
                <ItemCard
                  item={item}
                  booking={booking}
                  number={item.number}
                  selected={selected}
                  place={place}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Files of different versions that follow each other are one. */
const isAbout = (item: PlacedItem, { slotId }: SubmissionFileDto, booking: RoomBooking): boolean =>
  item.file === null || fileOf(item, booking)?.slotId === slotId;

/** "reel.mp4 · 0:04.2", and the version where it isn't the newest. */
function placeOf(item: PlacedItem, { submissions: [latest] }: RoomBooking): string {
  const name = latest && latest.files.length > 1 && item.file ? item.file.name : null;
  const version = item.version === latest?.version ? null : `v${item.version}`;
  return [version, name, timeText(item)].filter((part) => part !== null).join(' · ');
}

import { ITEM_KINDS, itemStateText } from '@reelpact/domain';
import { useId, useState } from 'react';
import type { ReviewItemDto } from '../../../api/calls';
import type { ScrubSheetDto } from '../../../api/generated';
import { type Marker, lookOf, nextOf } from './bar-markers';
import styles from './marker-list.module.css';
import { ScrubPicture } from './scrub-picture';

/** Of one group, on its card. */
const MAX_ON_CARD = 4;

const titleOf = (item: ReviewItemDto): string =>
  [
    item.number === null ? null : `#${item.number}`,
    ITEM_KINDS[item.kind].label,
    item.internal ? 'Internal' : itemStateText(item),
  ]
    .filter(Boolean)
    .join(' · ');

function faceOf(items: readonly ReviewItemDto[]): string {
  const [only] = items;
  if (items.length > 1 || !only) return String(items.length);
  if (lookOf(only) === 'tick') return '✓';
  return only.number === null ? '' : String(only.number);
}

function nameOf(items: readonly ReviewItemDto[], at: string): string {
  const [only] = items;
  if (items.length > 1 || !only) return `${items.length} comments at ${at}`;
  return `${titleOf(only)} at ${at}: ${only.body}`;
}

interface MarkerProps {
  marker: Marker;
  selectedId: string | null;
  scrub: ScrubSheetDto | null;
  secondsOf: (frame: number) => number;
  textOf: (frame: number) => string;
  onChoose: (item: ReviewItemDto) => void;
}

function MarkerCard({ marker, scrub, secondsOf, id }: MarkerProps & { id: string }) {
  const { items, place } = marker;
  const left = items.length - MAX_ON_CARD;
  return (
    <span
      role="tooltip"
      id={id}
      className={styles.card}
      data-side={place > 0.66 ? 'end' : place < 0.33 ? 'start' : 'middle'}
    >
      {scrub && items.length === 1 && (
        <ScrubPicture sheet={scrub} seconds={secondsOf(items[0]?.startFrame ?? 0)} />
      )}
      <span className={styles.words}>
        {items.slice(0, MAX_ON_CARD).map((item) => (
          <span key={item.id} className={styles.item}>
            <strong>{titleOf(item)}</strong>
            <span>{item.body}</span>
          </span>
        ))}
        {left > 0 && <span className={styles.more}>{left} more</span>}
      </span>
    </span>
  );
}

function MarkerButton(props: MarkerProps) {
  const { marker, selectedId, textOf, onChoose } = props;
  const { items, place } = marker;
  const [near, setNear] = useState(false);
  const id = useId();
  const next = nextOf(marker, selectedId);
  const isGroup = items.length > 1;
  return (
    <li style={{ left: `${place * 100}%` }}>
      <button
        type="button"
        className={styles.marker}
        data-look={isGroup ? 'group' : items[0] && lookOf(items[0])}
        aria-current={items.some((item) => item.id === selectedId) || undefined}
        aria-label={nameOf(items, textOf(items[0]?.startFrame ?? 0))}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        onClick={() => next && onChoose(next)}
      >
        {faceOf(items)}
      </button>
      {near && <MarkerCard {...props} id={id} />}
    </li>
  );
}

interface MarkerListProps extends Omit<MarkerProps, 'marker'> {
  markers: readonly Marker[];
}

/** What is said about moments of the video, where they are on the bar. */
export function MarkerList({ markers, ...props }: MarkerListProps) {
  if (markers.length === 0) return null;
  return (
    <ul className={styles.markers} aria-label="Comments on the bar">
      {markers.map((marker) => (
        <MarkerButton key={marker.items[0]?.id} marker={marker} {...props} />
      ))}
    </ul>
  );
}

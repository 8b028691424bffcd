import { type PointerEvent, useRef } from 'react';
import type { PlacedItem } from '../../booking/review/room-items';
import styles from './room.module.css';

/** How much of a phone's screen the sheet with what is said takes, smallest first. Larger screens show it beside the content. */
const SHEETS = ['peek', 'half', 'full'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Moved less than this, in pixels, it was pressed. */
const DRAG = 24;

interface SheetHandleProps {
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
  items: readonly PlacedItem[];
  /** Whether the items have come; without them nothing is said of how many there are. */
  isKnown: boolean;
  writes: boolean;
}

/** The upper edge of the sheet: pressed or dragged, it gives it more room, or less. */
export function SheetHandle({ sheet, onSheet, items, isKnown, writes }: SheetHandleProps) {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const { length } = items;
  const count = !isKnown
    ? 'Comments'
    : length === 0
      ? 'No comments yet'
      : `${length} comment${length === 1 ? '' : 's'}`;

  function move(by: 1 | -1): void {
    const next = SHEETS[SHEETS.indexOf(sheet) + by];
    if (next) onSheet(next);
  }
  function end({ clientY }: PointerEvent): void {
    const moved = from.current === null ? 0 : clientY - from.current;
    from.current = null;
    dragged.current = Math.abs(moved) > DRAG;
    if (dragged.current) move(moved < 0 ? 1 : -1);
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-expanded={sheet !== 'peek'}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={end}
      onPointerCancel={() => (from.current = null)}
      onClick={() => {
        if (!dragged.current) onSheet(sheet === 'peek' ? 'half' : 'peek');
        dragged.current = false;
      }}
    >
      {isKnown && writes && sheet === 'peek' ? `${count} · add one` : count}
    </button>
  );
}

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { HolderOutlined } from '@ant-design/icons';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './sortable-list.module.css';

interface SortableItem {
  key: string;
  name: string;
}

interface SortableListProps {
  items: readonly SortableItem[];
  onSort: (keys: string[]) => void;
  /** One item, with the handle by which it is dragged. */
  children: (key: string, handle: ReactNode) => ReactNode;
}

/** Pixels before a press counts as a drag, so that a handle can be pressed without moving anything. */
const DRAG_FROM = 4;

function SortableRow({ item, children }: { item: SortableItem; children: SortableListProps['children'] }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.key });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.dragged}` : styles.row}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {children(
        item.key,
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={`Sort ${item.name}`}
        >
          <HolderOutlined />
        </button>,
      )}
    </li>
  );
}

/** Escape ends the dragging, and must not reach the dialog around the list, which it would close. */
function useEscapeWhile(dragging: boolean): void {
  useEffect(() => {
    if (!dragging) return;
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [dragging]);
}

/** A list that is sorted by mouse, by touch, and by keyboard: Space picks up, the arrows move, Space drops. */
export function SortableList({ items, onSort, children }: SortableListProps) {
  const [dragging, setDragging] = useState(false);
  useEscapeWhile(dragging);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(({ key }) => key);
  const nameOf = (id: unknown) => items.find(({ key }) => key === id)?.name ?? 'It';
  const placeOf = (id: unknown) => `number ${keys.indexOf(String(id)) + 1} of ${keys.length}`;

  function drop({ active, over }: DragEndEvent): void {
    setDragging(false);
    const from = keys.indexOf(String(active.id));
    const to = keys.indexOf(String(over?.id));
    if (from >= 0 && to >= 0 && from !== to)
      onSort(keys.toSpliced(from, 1).toSpliced(to, 0, String(active.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} would be ${placeOf(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} is now ${placeOf(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Blocks of your page">
          {items.map((item) => (
            <SortableRow key={item.key} item={item}>
              {children}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<K extends string> {
  key: K;
  label: ReactNode;
  children: ReactNode;
}

interface TabsProps<K extends string> {
  /** What the tabs are about, for readers who don't see them. */
  label: string;
  items: readonly Tab<K>[];
  active: K;
  onChange: (key: K) => void;
}

/** Which tab an arrow key leads to; undefined for every other key. */
function target(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** One of several panels; the row of tabs scrolls where it doesn't fit. Only the panel that is shown exists. */
export function Tabs<K extends string>({ label, items, active, onChange }: TabsProps<K>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = items.find(({ key }) => key === active);

  function move(event: KeyboardEvent, index: number): void {
    const next = target(event.key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(item.key);
  }

  return (
    <div className={styles.tabs}>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {items.map(({ key, label: name }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        <div key={shown.key} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`}>
          {shown.children}
        </div>
      )}
    </div>
  );
}

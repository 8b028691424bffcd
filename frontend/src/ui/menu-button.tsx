import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu-button.module.css';
import { useLeaving } from './use-leaving';

export interface MenuItem {
  key: string;
  label: string;
  danger?: boolean;
  onPress?: () => void;
  /** Where it leads, instead of doing something. */
  href?: string;
  newTab?: boolean;
  /** Whether that is a file to save, which the server makes. */
  download?: true;
}

interface MenuButtonProps {
  /** What the menu is about. */
  label: string;
  /** What stands on the button, where that isn't its label. */
  face?: ReactNode;
  items: readonly MenuItem[];
}

/** A few things to do behind one button. The keys are those of the browser's own menus. */
export function MenuButton({ label, face, items }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLeaving(box, open, () => setOpen(false));

  /** Focus follows once the menu is drawn. */
  const openAt = (place: 'first' | 'last') => {
    setOpen(true);
    requestAnimationFrame(() =>
      entries()
        .at(place === 'first' ? 0 : -1)
        ?.focus(),
    );
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function onMenuKey(event: KeyboardEvent): void {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }
  /** The button has the focus again before a dialog remembers from where it was opened. */
  const press = ({ onPress }: MenuItem) => {
    close();
    onPress?.();
  };

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={face === undefined ? styles.button : `${styles.button} ${styles.bare}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onButtonKey}
      >
        {face ?? label}
      </button>
      {open && (
        <div id={id} role="menu" aria-label={label} className={styles.menu} onKeyDown={onMenuKey}>
          {items.map((item) => {
            const className = item.danger ? `${styles.item} ${styles.danger}` : styles.item;
            if (item.href === undefined)
              return (
                <button
                  key={item.key}
                  type="button"
                  role="menuitem"
                  className={className}
                  onClick={() => press(item)}
                >
                  {item.label}
                </button>
              );
            const leads = { role: 'menuitem', className, onClick: () => setOpen(false) };
            return item.download ? (
              <a key={item.key} {...leads} href={item.href} download>
                {item.label}
              </a>
            ) : (
              <Link
                key={item.key}
                {...leads}
                to={item.href}
                {...(item.newTab && { target: '_blank', rel: 'noreferrer' })}
              >
                {item.label}
              </Link>
            );
          })}
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for pages without the component library: the browser's own, with its focus trap and Escape key. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <button type="button" className={styles.close} onClick={onClose}>
              Close
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

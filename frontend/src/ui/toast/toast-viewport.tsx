import { useLayoutEffect, useRef } from 'react';
import { keepClear } from './keep-clear';
import { keepToastPlace } from './toast-place';
import { dismissToast, holdToast, releaseToast, useCurrentToast } from './toast-queue';
import styles from './toast-viewport.module.css';

/** The place on the page where toasts appear; both live regions exist from the start, or readers miss the first one. */
export function ToastViewport() {
  const toast = useCurrentToast();
  const place = useRef<HTMLDivElement>(null);
  const shown = toast?.id;
  useLayoutEffect(
    () => (place.current && shown !== undefined ? keepClear(place.current) : undefined),
    [shown],
  );
  useLayoutEffect(() => (place.current ? keepToastPlace(place.current) : undefined), []);
  const card = toast && (
    <div
      key={toast.id}
      className={toast.tone === 'destructive' ? `${styles.toast} ${styles.destructive}` : styles.toast}
      onMouseEnter={holdToast}
      onMouseLeave={releaseToast}
    >
      <div className={styles.words}>
        <strong>{toast.title}</strong>
        {toast.text && <span>{toast.text}</span>}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss message" onClick={dismissToast}>
        ×
      </button>
    </div>
  );
  return (
    // What is inside may be taken into a dialog for a while; this is what React knows the neighbors of.
    <div>
      <div ref={place} className={styles.viewport}>
        <div role="status">{toast?.tone === 'plain' && card}</div>
        <div role="alert">{toast?.tone === 'destructive' && card}</div>
      </div>
    </div>
  );
}

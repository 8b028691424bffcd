import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { holdStill } from './hold-still';
import { showToastsIn } from './toast';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  width?: 'small' | 'medium' | 'wide' | 'large';
  /** Its buttons. */
  footer?: ReactNode;
  /** What is focused first; else the dialog itself, of which readers read the title. */
  focus?: RefObject<HTMLElement | null>;
  /** Whether nobody can leave it now, because an answer is on its way. */
  busy?: boolean;
  /** Whether a press beside it leaves it open. */
  isQuestion?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog of the browser's own, over everything: the rest can't be reached while it is open, and has the focus again afterwards.
 * It stands at the end of the document, so that it takes nothing of the looks around the place that opens it.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    width = 'medium',
    footer,
    focus,
    busy = false,
    isQuestion = false,
    onClose,
    children,
  } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isGone = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    isGone.current = false;
    element.showModal();
    (focus?.current ?? element).focus();
    const takeToastsBack = showToastsIn(element);
    const letGo = holdStill();
    return () => {
      takeToastsBack();
      letGo();
      isGone.current = true;
      // Closed before it goes, it gives the focus back.
      element.close();
    };
  }, [focus]);

  function cancel(event: SyntheticEvent): void {
    // A file chooser within it has such an event too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onClose();
  }

  const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

  return createPortal(
    // The keyboard has Escape and the button; a press beside the dialog is a pointer's way alone.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`${styles.dialog} ${styles[width]}`}
      aria-labelledby={titleId}
      onCancel={cancel}
      // Browsers let nobody be kept in a dialog: asked a second time, they close it themselves.
      onClose={() => !isGone.current && onClose()}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current && !busy && !isQuestion) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            disabled={busy}
            onClick={() => onClose()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {children}
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

interface Looks {
  /** The one thing that a screen or a dialog is for, one of several things, or something beside them. */
  look?: 'primary' | 'outline' | 'text';
  /** It ends something, or takes something away. */
  danger?: boolean;
  small?: boolean;
  block?: boolean;
}

const classes = ({ look = 'outline', danger, small, block }: Looks, more = ''): string =>
  [
    styles.button,
    look === 'outline' ? '' : styles[look],
    danger ? styles.danger : '',
    small ? styles.small : '',
    block ? styles.block : '',
    more,
  ]
    .filter((name) => name !== '')
    .join(' ');

const ignore = (event: MouseEvent): void => event.preventDefault();

type ButtonProps = Looks & {
  /** Whether what it began is under way: it keeps the focus, and does nothing more. */
  busy?: boolean;
} & ComponentProps<'button'>;

/** A button of the application's screens. Those of documents are larger: see `link-button.tsx`. */
export function Button({ look, danger, small, block, busy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={classes({ look, danger, small, block }, className)}
    />
  );
}

/** A link that looks like one: to a file, for example. */
export function ButtonAnchor({ look, small, block, className, ...rest }: Looks & ComponentProps<'a'>) {
  return <a {...rest} className={classes({ look, small, block }, className)} />;
}

import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-button.module.css';

type Look = 'primary' | 'quiet' | 'plain' | 'link';

interface Looks {
  look?: Look;
  block?: boolean;
}

const classes = ({ look = 'primary', block }: Looks): string =>
  [styles.button, styles[look], block ? styles.block : ''].join(' ').trim();

/** A link that looks like a button, for pages that don't load the component library. */
export function LinkButton({ look, block, ...rest }: Looks & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes({ look, block })} />;
}

/** The same for things that happen on the page. */
export function PlainButton(props: Looks & { busy?: boolean } & ComponentProps<'button'>) {
  const { look, block, busy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      // It keeps the focus while it is busy, which a disabled button may lose.
      onClick={busy ? undefined : onClick}
      className={classes({ look, block })}
    />
  );
}

/** The same for what the router doesn't know, such as an email to be written. */
export function AnchorButton({ look, block, ...rest }: Looks & ComponentProps<'a'>) {
  return <a {...rest} className={classes({ look, block })} />;
}

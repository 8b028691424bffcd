import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** The first thing that Tab reaches on a page: past the header, to what the page is about. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    const main = document.querySelector('main');
    if (!main) return;
    // The address stays: a part of a page is no other page.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  }
  return (
    <a href="#content" className={styles.skip} onClick={skip}>
      Skip to content
    </a>
  );
}

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { designCss } from '../../pages/design-css';
import { focusCss, focusesOf } from '../../pages/focus';
import css from '../../pages/page.css?inline';
import type { PageData } from '../../pages/page-data';
import { Profile } from '../../pages/profile';
import { pageNonce } from '../../ui/style-nonce';
import styles from './preview-frame.module.css';

const EMPTY =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** The public page itself, drawn here with the same parts, in a frame as wide as a phone. Nothing in it can be pressed. */
export function PreviewFrame({ page }: { page: PageData }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title="Preview of your page"
        className={styles.phone}
        srcDoc={EMPTY}
        // Its styles must not reach this page, and what people typed must not run.
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
      />
      {body &&
        createPortal(
          <div inert>
            <style nonce={pageNonce()}>{designCss(page.design) + css + focusCss(focusesOf(page))}</style>
            <Profile page={page} />
          </div>,
          body,
        )}
    </>
  );
}

import type { ReactNode } from 'react';

/** The way to a script or brief that the brand keeps elsewhere; null where there is none. */
export const scriptLink = (url: string | null): ReactNode =>
  url === null ? null : (
    <a href={url} target="_blank" rel="noreferrer noopener">
      Open the script or brief
    </a>
  );

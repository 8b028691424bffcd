import { createHash } from 'node:crypto';

/** How a policy names a style sheet. */
export const hashOf = (styles: string): string => createHash('sha256').update(styles).digest('base64');

/** What a document with this style sheet may load and do. Everything is our own, and scripts are files. */
export const documentPolicy = (styles: string): string =>
  `default-src 'none';img-src 'self' data:;media-src 'self';font-src 'self';script-src 'self';connect-src 'self';style-src 'sha256-${hashOf(styles)}';form-action 'self';base-uri 'none';frame-ancestors 'none'`;

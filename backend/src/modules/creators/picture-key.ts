import { randomBytes } from 'node:crypto';

/** A new key of a picture that stands on pages several times: short, and nobody's. */
export const newPictureKey = (folder: 'profiles' | 'links'): string =>
  `${folder}/${randomBytes(9).toString('base64url')}.webp`;

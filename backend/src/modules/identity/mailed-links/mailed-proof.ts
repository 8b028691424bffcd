import { createHash, randomBytes, randomInt } from 'node:crypto';
import { EMAIL_LINK } from '@reelpact/domain';

/** What is mailed so that somebody can show to read an address's emails: a link's token and the code beside the link. */
export interface MailedProof {
  token: string;
  code: string;
}
/** What comes back of it: the token, or the address and the code. */
export type LinkProof = { token: string } | { email: string; code: string };

const TOKEN_BYTES = 32;

export const newProof = (): MailedProof => ({
  token: randomBytes(TOKEN_BYTES).toString('base64url'),
  code: String(randomInt(10 ** EMAIL_LINK.codeDigits)).padStart(EMAIL_LINK.codeDigits, '0'),
});

/** A token has too many bits to be guessed from its hash; a code has not and is signed, by the one who keeps it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

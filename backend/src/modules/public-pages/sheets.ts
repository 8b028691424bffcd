import { documentPolicy, hashOf } from './document-policy.js';

/** A style sheet, as it goes into a document, with the policy that allows it. */
export interface Sheet {
  hash: string;
  policy: string;
  bytes: Buffer;
}

/** Those that documents have had here, of which many have the same; by their text and by their hash. */
const sheets = new Map<string, Sheet>();
const MAX_SHEETS = 1000;

export function sheetOf(styles: string): Sheet {
  const known = sheets.get(styles);
  if (known !== undefined) return known;
  if (sheets.size >= 2 * MAX_SHEETS) sheets.clear();
  const made = { hash: hashOf(styles), policy: documentPolicy(styles), bytes: Buffer.from(styles) };
  sheets.set(styles, made).set(made.hash, made);
  return made;
}

/** Undefined as long as nothing with it was drawn in this process. */
export const sheetByHash = (hash: string): Sheet | undefined => sheets.get(hash);

import { createContext, useContext } from 'react';

/** What became of a form that was sent without the script, for the form that is drawn again; and what its next sending needs. */
export interface SentForm {
  /** Field name → what was typed; never a password. */
  values: Readonly<Record<string, string>>;
  addonIds: readonly string[];
  /** Field name → what is wrong with it. */
  problems: Readonly<Record<string, string>>;
  /** Why it was refused as a whole. */
  failure: string | null;
  /** The same form sent again carries the same key, so that two clicks do it once; null where that makes no difference. */
  key: string | null;
}

const NOTHING: SentForm = { values: {}, addonIds: [], problems: {}, failure: null, key: null };

export const SentFormContext = createContext(NOTHING);

export const useSentForm = (): SentForm => useContext(SentFormContext);

import { PAGE_NUMBERS, SITE_NAMES } from '@reelpact/domain';

const NAMES: Readonly<Record<string, string>> = {
  ...SITE_NAMES,
  [PAGE_NUMBERS.source.direct]: 'Direct',
  [PAGE_NUMBERS.source.other]: 'Other',
  [PAGE_NUMBERS.source.inApp]: 'An app’s own browser',
};

/** What a reader calls a source. */
export const sourceText = (source: string): string => NAMES[source] ?? source;

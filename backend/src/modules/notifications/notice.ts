import type { Reader } from '@reelpact/domain';

/** What somebody is told. {creator}, {brand} and {package} are names; what comes next the situation says. */
export interface Notice {
  subject: string;
  body: string;
}

/** What each reader is told; nobody who isn't named. */
export type Notices = Readonly<Partial<Record<Reader, Notice>>>;

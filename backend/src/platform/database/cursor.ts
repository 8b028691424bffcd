/** Where the next page of a list begins that has the newest on top: after this row. */
export interface Cursor {
  createdAt: string;
  id: string;
}

/** What comes before all rows of such a list. */
export const VERY_FIRST: Cursor = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

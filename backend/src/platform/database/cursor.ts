/** Where the next page of a list begins that has the newest on top: after this row. */
export interface Cursor {
  createdAt: string;
  id: string;
}

import { type EvidenceBlock, type EvidenceCell, cutNote } from '@reelpact/domain';

/** A table, and a sentence below it where it was cut off at its limit. */
export function listed(
  head: readonly string[],
  rows: readonly (readonly EvidenceCell[])[],
  limit: number,
): EvidenceBlock[] {
  const cut = cutNote(rows.length, limit);
  return [{ kind: 'table', head, rows }, ...(cut === null ? [] : [{ kind: 'text' as const, text: cut }])];
}

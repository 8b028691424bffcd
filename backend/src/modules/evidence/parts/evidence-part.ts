import type { EvidenceBlock, Party } from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import type { BookingRecord, BookingRole } from '../../bookings/index.js';

/** What a pack is made of, and for whom. */
export interface EvidenceSubject {
  record: BookingRecord;
  role: BookingRole;
  names: Record<Party, string>;
}

/** A stored file that goes into the pack. */
export interface PackedFile {
  /** Its path in the pack. */
  name: string;
  storageKey: string;
  /** Bytes. */
  size: number;
  mtime: Date;
}

export interface PartContent {
  /** What evidence.json says of it. */
  facts: unknown;
  /** What the page says of it: the same. */
  blocks: readonly EvidenceBlock[];
  files?: readonly PackedFile[];
}

/** One section of a pack. A new one is a class in this folder and its line in `all-parts.ts`. */
export interface EvidencePart {
  /** In evidence.json and in the page's addresses. */
  readonly key: string;
  readonly title: string;
  /**
   * Reads what it needs, all of it in the snapshot.
   * @returns what makes the section of it, once the connection is given back
   */
  read(at: Snapshot, subject: EvidenceSubject): Promise<() => PartContent | Promise<PartContent>>;
}

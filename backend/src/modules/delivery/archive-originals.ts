import { Injectable } from '@nestjs/common';
import {
  ORIGINALS_MESSAGES,
  archiveNames,
  bookingNumber,
  isLost,
  originalsUnlocked,
  Problem,
  SUMS_FILE,
  sumsText,
} from '@reelpact/domain';
import { Readable } from 'node:stream';
import { Database } from '../../platform/database/database.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { type Archive, type ZipEntry, zipStream } from '../../platform/storage/zip-stream.js';
import type { BookingRecord, BookingRole } from '../bookings/index.js';

interface Original {
  name: string;
  mimeType: string;
  sha256: string;
  storageKey: string;
  finishedAt: Date;
}

/** All originals of the last version in one file, with their sums; nothing is compressed, because videos and photos are already. */
@Injectable()
export class ArchiveOriginals {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Problem FORBIDDEN for a brand before the release, NOT_FOUND when nothing was delivered */
  async of(record: BookingRecord, role: BookingRole): Promise<Archive> {
    if (role !== 'creator' && !originalsUnlocked(record.state)) {
      const { locked, returned } = ORIGINALS_MESSAGES;
      throw new Problem('FORBIDDEN', isLost(record.state.escrow) ? returned : locked);
    }
    const originals = await this.database.rows<Original>(
      'originals-of-version',
      `select u.file_name as name, u.mime_type as "mimeType", u.sha256, u.storage_key as "storageKey", u.finished_at as "finishedAt"
       from submission_files f join submissions s on s.id = f.submission_id join uploads u on u.id = f.upload_id
       where s.booking_id = $1 and s.version = $2 order by f.position`,
      [record.id, record.state.context.version],
    );
    if (originals.length === 0) throw new Problem('NOT_FOUND');
    const names = archiveNames(originals);
    const files = originals.map((original, index) => ({ ...original, name: names[index] ?? original.name }));
    return zipStream(`reelpact-${bookingNumber(record.id)}.zip`, await this.entries(files));
  }

  private async entries(files: readonly Original[]): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = [];
    for (const { name, storageKey, finishedAt: mtime } of files) {
      const size = await this.storage.size(storageKey);
      if (size === null) throw new Problem('UNAVAILABLE');
      entries.push({ name, size, mtime, open: () => this.storage.read(storageKey) });
    }
    const sums = Buffer.from(sumsText(files));
    const mtime = files[0]?.finishedAt ?? new Date(0);
    return [...entries, { name: SUMS_FILE, size: sums.length, mtime, open: () => Readable.from([sums]) }];
  }
}

import { Inject, Injectable } from '@nestjs/common';
import {
  CAPTIONS,
  ORIGINALS_MESSAGES,
  LICENSE_FILE,
  archiveNames,
  bookingNumber,
  isLost,
  licenseNote,
  licensePath,
  originalsUnlocked,
  Problem,
  SUMS_FILE,
  sumsText,
} from '@reelpact/domain';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { type Archive, type ZipEntry, zipStream } from '../../platform/storage/zip-stream.js';
import type { BookingRecord, BookingRole } from '../bookings/index.js';
import { OriginalCompanions } from './original-companions.js';

interface Original {
  name: string;
  mimeType: string;
  sha256: string;
  storageKey: string;
  finishedAt: Date;
  /** Null where the file has none. */
  captions: { storageKey: string; sha256: string } | null;
}

type Archived = Omit<Original, 'captions'>;

/** Captions are called like their video, as players look for them. */
const withCaptions = ({ captions, ...original }: Original): Archived[] => [
  original,
  ...(captions === null
    ? []
    : [
        {
          ...captions,
          name: `${original.name.replace(/\.[^.]*$/, '')}.vtt`,
          mimeType: CAPTIONS.mimeType,
          finishedAt: original.finishedAt,
        },
      ]),
];

/** All originals of the last version in one file, with the captions of videos, their credentials, the way to their license and the sums of all; nothing is compressed, because videos and photos are already. */
@Injectable()
export class ArchiveOriginals {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly companions: OriginalCompanions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem FORBIDDEN for a brand before the release, NOT_FOUND when nothing was delivered */
  async of(record: BookingRecord, role: BookingRole): Promise<Archive> {
    if (role !== 'creator' && !originalsUnlocked(record.state)) {
      const { locked, returned } = ORIGINALS_MESSAGES;
      throw new Problem('FORBIDDEN', isLost(record.state.escrow) ? returned : locked);
    }
    const originals = await this.database.rows<Original>(
      'originals-of-version',
      `select u.file_name as name, u.mime_type as "mimeType", u.sha256, u.storage_key as "storageKey", u.finished_at as "finishedAt",
         case when c.upload_id is not null then json_build_object('storageKey', c.storage_key, 'sha256', c.sha256) end as captions
       from submission_files f join submissions s on s.id = f.submission_id and s.creator_id = f.creator_id
         join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
         left join captions c on c.upload_id = u.id and c.creator_id = u.creator_id
       where s.booking_id = $1 and s.version = $2 and s.creator_id = $3 order by f.position`,
      [record.id, record.state.context.version, record.creatorId],
    );
    if (originals.length === 0) throw new Problem('NOT_FOUND');
    const all = originals.flatMap(withCaptions);
    const names = archiveNames(all);
    const files = all.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
    const beside = await this.beside(record, files);
    return zipStream(`reelpact-${bookingNumber(record.id)}.zip`, [
      ...(await this.entries(files)),
      ...beside.flatMap(({ name, text }) => textFile(name, text, all)),
      ...this.licenseOf(record, all),
      ...textFile(SUMS_FILE, sumsText([...files, ...beside]), all),
    ]);
  }

  private async entries(files: readonly Archived[]): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = [];
    for (const { name, storageKey, finishedAt: mtime } of files) {
      const size = await this.storage.size(storageKey);
      if (size === null) throw new Problem('UNAVAILABLE');
      entries.push({ name, size, mtime, open: () => this.storage.read(storageKey) });
    }
    return entries;
  }

  /** No original has such a name: it would have got the ending of what it is. */
  private async beside(
    record: BookingRecord,
    files: readonly Archived[],
  ): Promise<{ name: string; text: string; sha256: string }[]> {
    const companions = await this.companions.of(record);
    return files.flatMap(({ name, sha256: original }) => {
      const { suffix, text } = companions.get(original) ?? {};
      if (suffix === undefined || text === undefined) return [];
      return [{ name: name + suffix, text, sha256: createHash('sha256').update(text).digest('hex') }];
    });
  }

  private licenseOf({ licenseId }: BookingRecord, files: readonly Archived[]): ZipEntry[] {
    if (licenseId === null) return [];
    return textFile(LICENSE_FILE, licenseNote(this.config.publicUrl + licensePath(licenseId)), files);
  }
}

/** A text beside the files, as old as they are. */
function textFile(name: string, text: string, files: readonly Archived[]): ZipEntry[] {
  const content = Buffer.from(text);
  const mtime = files[0]?.finishedAt ?? new Date(0);
  return [{ name, size: content.length, mtime, open: () => Readable.from([content]) }];
}

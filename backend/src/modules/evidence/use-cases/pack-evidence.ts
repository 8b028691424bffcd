import { type Hash, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  EVIDENCE_FILES,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_SCHEMA,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  type EvidenceSection,
  Problem,
  bookingNumber,
  evidencePage,
  sumsText,
  utcText,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { type Archive, type ZipEntry, zipStream } from '../../../platform/storage/zip-stream.js';
import { AdminLog, DONE } from '../../admin/index.js';
import { type BookingRole, ReadBookings } from '../../bookings/index.js';
import type { EvidencePart, EvidenceSubject, PackedFile, PartContent } from '../parts/evidence-part.js';

export const PARTS = Symbol('the parts of an evidence pack');

/** Who asks, and as whom they see the booking. */
export interface EvidenceReader {
  role: BookingRole;
  /** null for guests. */
  userId: string | null;
}

interface WrittenPart extends PartContent {
  part: EvidencePart;
}

/** Puts all that is kept of a booking into one archive, for a dispute or a chargeback. */
@Injectable()
export class PackEvidence {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly storage: FileStorage,
    private readonly log: AdminLog,
    @Inject(PARTS) private readonly parts: readonly EvidencePart[],
  ) {}

  /**
   * The pack as one of a booking's readers may have it. What an admin takes is written in their log first.
   * @throws Problem BOOKING_NOT_FOUND
   */
  async run(bookingId: string, { role, userId }: EvidenceReader): Promise<Archive> {
    if (role !== 'admin') return this.pack(bookingId, role);
    const entry = await this.log.begin({
      ...{ adminId: userId, action: 'getEvidence', target: bookingId, details: {} },
    });
    try {
      const archive = await this.pack(bookingId, role);
      await this.log.end(entry, DONE);
      return archive;
    } catch (error) {
      await this.log.end(entry, error instanceof Problem ? error.code : 'INTERNAL').catch(() => undefined);
      throw error;
    }
  }

  /** One state of the booking is read at once; the connection is given back before the first byte is sent. */
  private async pack(bookingId: string, role: BookingRole): Promise<Archive> {
    const { subject, readers, now } = await this.database.snapshot(async (at) => {
      const record = await this.bookings.find(at, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      const names = { brand: record.brandName, creator: record.creator.displayName };
      const of: EvidenceSubject = { record, role, names };
      const read: { part: EvidencePart; write: () => PartContent | Promise<PartContent> }[] = [];
      for (const part of this.parts) read.push({ part, write: await part.read(at, of) });
      return { subject: of, readers: read, now: at.now };
    });
    const written: WrittenPart[] = [];
    for (const { part, write } of readers) written.push({ part, ...(await write()) });
    const name = `reelpact-${bookingNumber(bookingId)}-evidence.zip`;
    return zipStream(name, this.entries(subject, written, new Date(now)));
  }

  private entries(subject: EvidenceSubject, written: readonly WrittenPart[], madeAt: Date): ZipEntry[] {
    const page = Buffer.from(pageOf(subject, written, madeAt));
    const facts = Buffer.from(factsOf(subject, written, madeAt));
    const sums = new RunningSums(this.storage);
    return [
      sums.ofBytes(EVIDENCE_FILES.page, page, madeAt),
      sums.ofBytes(EVIDENCE_FILES.facts, facts, madeAt),
      ...written.flatMap(({ files = [] }) => files.map((file) => sums.ofFile(file))),
      sums.list(madeAt),
    ];
  }
}

/** Sums of an archive's files, taken while they are sent: each is read once. Their list comes last, and its length is known before. */
class RunningSums {
  private readonly hashes: { name: string; hash: Hash }[] = [];

  constructor(private readonly storage: FileStorage) {}

  ofBytes(name: string, bytes: Buffer, mtime: Date): ZipEntry {
    this.begin(name).update(bytes);
    return { name, size: bytes.length, mtime, open: () => Readable.from([bytes]) };
  }

  ofFile({ name, storageKey, size, mtime }: PackedFile): ZipEntry {
    const hash = this.begin(name);
    const open = (): Readable =>
      this.storage.read(storageKey).on('data', (chunk) => hash.update(chunk as Buffer));
    return { name, size, mtime, open };
  }

  list(mtime: Date): ZipEntry {
    const placeholder = this.hashes.map(({ name }) => ({ name, sha256: '0'.repeat(64) }));
    return {
      name: EVIDENCE_FILES.sums,
      size: Buffer.byteLength(sumsText(placeholder)),
      mtime,
      open: () =>
        Readable.from([
          Buffer.from(sumsText(this.hashes.map(({ name, hash }) => ({ name, sha256: hash.digest('hex') })))),
        ]),
    };
  }

  private begin(name: string): Hash {
    const hash = createHash('sha256');
    this.hashes.push({ name, hash });
    return hash;
  }
}

function pageOf(
  { record, role, names }: EvidenceSubject,
  written: readonly WrittenPart[],
  madeAt: Date,
): string {
  const head: EvidenceSection = {
    key: 'pack',
    title: EVIDENCE_TITLES.pack,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: LABELS.number, value: bookingNumber(record.id) },
          { name: LABELS.id, value: record.id },
          { name: LABELS.madeFor, value: role === 'admin' ? LABELS.admin : names[role] },
          { name: LABELS.madeAt, value: utcText(madeAt) },
        ],
      },
    ],
  };
  const check: EvidenceSection = {
    key: 'check',
    title: EVIDENCE_TITLES.check,
    blocks: [
      { kind: 'text', text: TEXTS.check },
      { kind: 'code', text: TEXTS.commands },
    ],
  };
  const sections = written.map(({ part: { key, title }, blocks }) => ({ key, title, blocks }));
  return evidencePage(`${TEXTS.title} ${bookingNumber(record.id)}`, [head, ...sections, check]);
}

const factsOf = ({ record, role }: EvidenceSubject, written: readonly WrittenPart[], madeAt: Date): string =>
  JSON.stringify(
    {
      schema: EVIDENCE_SCHEMA,
      bookingId: record.id,
      number: bookingNumber(record.id),
      reader: role,
      madeAt: madeAt.toISOString(),
      ...Object.fromEntries(written.map(({ part, facts }) => [part.key, facts])),
    },
    null,
    2,
  );

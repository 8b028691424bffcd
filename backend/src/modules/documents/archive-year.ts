import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DOCUMENT_COLUMNS, DOCUMENT_META, SUMS_FILE, sumsText, toDecimalString } from '@reelpact/domain';
import type { SignedInUser } from '../../platform/access/caller.js';
import { csvOf } from '../../platform/documents/csv.js';
import { type Archive, type ZipEntry, zipStream } from '../../platform/storage/zip-stream.js';
import { DrawDocuments } from './draw-documents.js';
import { type DocumentRow, ReadDocuments, bodyIn } from './reads/read-documents.js';

/** How many documents of an archive are in memory at once. */
const READ_AT_ONCE = 50;

/** A year of somebody's documents for their bookkeeping. What is sent is made while it is sent, a document or a page of the list at a time. */
@Injectable()
export class ArchiveYear {
  constructor(
    private readonly documents: ReadDocuments,
    private readonly drawing: DrawDocuments,
  ) {}

  /** Each document as a PDF and as its data, the table, and the sums of the data. */
  async zip(user: SignedInUser, year: number): Promise<Archive> {
    const known: DocumentRow['id'][] = [];
    const rows: string[] = [csvOf([DOCUMENT_COLUMNS])];
    const sums: { name: string; sha256: string }[] = [];
    const entries: ZipEntry[] = [];
    // What was read of a document is forgotten until its turn comes: a year may have many.
    const read = this.inTurn(known);
    for await (const row of this.documents.ofYear(user, year)) {
      const { id, number, at: mtime, sha256 } = row;
      const data = `data/${number}.json`;
      const place = known.push(id) - 1;
      const pdf = (again: DocumentRow) => this.drawing.forArchive(again, user.id);
      const text = ({ body }: DocumentRow) => Promise.resolve(Buffer.from(body));
      rows.push(csvOf([cellsOf(row)]));
      sums.push({ name: data, sha256 });
      entries.push(
        { name: `${number}.pdf`, size: null, mtime, open: () => made(() => read(place), pdf) },
        { name: data, size: null, mtime, open: () => made(() => read(place), text) },
      );
    }
    const mtime = entries[0]?.mtime ?? new Date(0);
    const text = (name: string, content: string): ZipEntry => {
      const bytes = Buffer.from(content);
      return { name, size: bytes.length, mtime, open: () => Readable.from([bytes]) };
    };
    return zipStream(`reelpact-documents-${year}.zip`, [
      text(`documents-${year}.csv`, rows.join('')),
      text(SUMS_FILE, sumsText(sums)),
      ...entries,
    ]);
  }

  /** Reads documents one after the other, some at once. @param ids of all, in the order of their turns */
  private inTurn(ids: readonly string[]): (place: number) => Promise<DocumentRow> {
    let first = -1;
    let batch: DocumentRow[] = [];
    return async (place) => {
      const begin = place - (place % READ_AT_ONCE);
      if (begin !== first) {
        batch = await this.documents.byIds(ids.slice(begin, begin + READ_AT_ONCE));
        first = begin;
      }
      const row = batch.find(({ id }) => id === ids[place]);
      // Documents are never deleted.
      if (!row) throw new Error('a document is gone');
      return row;
    };
  }

  csv(user: SignedInUser, year: number): Readable {
    return Readable.from(this.lines(user, year));
  }

  private async *lines(user: SignedInUser, year: number): AsyncGenerator<string> {
    yield csvOf([DOCUMENT_COLUMNS]);
    for await (const row of this.documents.ofYear(user, year)) yield csvOf([cellsOf(row)]);
  }
}

/** Opens what is made only now. */
function made(read: () => Promise<DocumentRow>, make: (row: DocumentRow) => Promise<Buffer>): Readable {
  return Readable.from(
    (async function* () {
      yield await make(await read());
    })(),
  );
}

function cellsOf(row: DocumentRow): (string | number)[] {
  const body = bodyIn(row);
  const { number, at, kind, amount, replacedBy, sha256 } = row;
  return [
    number,
    at.toISOString(),
    DOCUMENT_META[kind].title,
    'booking' in body ? body.booking.number : '',
    'packageName' in body ? body.packageName : '',
    // A number for spreadsheets; nobody has typed it.
    amount < 0 ? Number(toDecimalString(amount)) : toDecimalString(amount),
    body.currency.toUpperCase(),
    body.corrects?.number ?? '',
    replacedBy ?? '',
    sha256,
    'tip' in body ? body.tip.number : '',
  ];
}

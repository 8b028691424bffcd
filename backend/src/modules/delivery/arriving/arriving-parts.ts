import type { Database } from '../../../platform/database/database.js';
import type { StoredPart } from '../../../platform/storage/bucket.js';

/** A later request sends the same upload: what this one sends counts no more. */
export class Overtaken extends Error {}

/** What has arrived of an upload, and where it is. */
export interface PartsOfUpload {
  id: string;
  /** Bytes of the whole file. */
  size: number;
  /** What the storage calls the upload in parts. */
  multipart: string;
  /** Bytes that have arrived and are stored. */
  received: number;
  /** The same when this request began or last noted something. */
  noted: number;
  /** Where the bytes lie that are too few for a part; null while there are none. */
  tailKey: string | null;
  parts: StoredPart[];
  /** Which request sends it: the last that took it. */
  writer: number;
}

/** Requests that may send one upload: a megabyte at a time is enough for the largest, and each may cost a part that is stored again. */
const MOST_REQUESTS = 4_000;
/** S3 knows no higher number of a part, and the largest file takes 256 of them. */
const LAST_BEGINNING = 9_700;

const COLUMNS = `upload_id as id, size::float8 as size, multipart, received::float8 as received, received::float8 as noted,
  tail_key as "tailKey", parts, writer`;

/** The rows of uploads whose parts are in a bucket. */
export class ArrivingParts {
  constructor(private readonly database: Database) {}

  async add({ id, size, multipart }: Pick<PartsOfUpload, 'id' | 'size' | 'multipart'>): Promise<void> {
    await this.database.rows(
      'add-arriving-parts',
      'insert into arriving_parts (upload_id, size, multipart) values ($1, $2, $3)',
      [id, size, multipart],
    );
  }

  find(id: string): Promise<PartsOfUpload | null> {
    return this.database.row<PartsOfUpload>(
      'find-arriving-parts',
      `select ${COLUMNS} from arriving_parts where upload_id = $1`,
      [id],
    );
  }

  /** Makes the caller the one whose bytes count. @returns null when there is no such upload, or it was begun too often */
  take(id: string): Promise<PartsOfUpload | null> {
    return this.database.row<PartsOfUpload>(
      'take-arriving-parts',
      `update arriving_parts set writer = writer + 1
       where upload_id = $1 and writer < ${MOST_REQUESTS} and next_number <= ${LAST_BEGINNING} returning ${COLUMNS}`,
      [id],
    );
  }

  /** Never given twice: a request that was overtaken can't overwrite a part that counts. @throws Overtaken */
  async nextNumber({ id, writer }: PartsOfUpload): Promise<number> {
    const row = await this.database.row<{ number: number }>(
      'next-part-number',
      `update arriving_parts set next_number = next_number + 1 where upload_id = $1 and writer = $2
       returning next_number - 1 as number`,
      [id, writer],
    );
    if (!row) throw new Overtaken();
    return row.number;
  }

  /** Notes what was stored last: a part, or what is too little for one. @throws Overtaken */
  async note(
    upload: PartsOfUpload,
    {
      received,
      part = null,
      tailKey = null,
    }: { received: number; part?: StoredPart | null; tailKey?: string | null },
  ): Promise<void> {
    const row = await this.database.row(
      'note-arriving-part',
      `update arriving_parts set received = $3, tail_key = $4, parts = parts || $5::jsonb
       where upload_id = $1 and writer = $2 returning upload_id`,
      [upload.id, upload.writer, received, tailKey, JSON.stringify(part === null ? [] : [part])],
    );
    if (!row) throw new Overtaken();
    upload.noted = received;
  }

  async remove(id: string): Promise<void> {
    await this.database.rows('remove-arriving-parts', 'delete from arriving_parts where upload_id = $1', [
      id,
    ]);
  }
}

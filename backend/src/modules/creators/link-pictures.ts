import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LINK_PICTURE, Problem } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MediaQueue } from '../../platform/media/media-queue.js';
import { Pictures } from '../../platform/media/pictures.js';
import { type StoredPicture, sizeKeys } from '../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { newPictureKey } from './picture-key.js';

export const LINK_PICTURE_TASK = 'link-picture';

const SQUARE = { width: LINK_PICTURE.side, height: LINK_PICTURE.side, fit: 'cover' } as const;
/** Unused pictures that one run removes. */
const MOST_SWEPT = 1000;

interface Row {
  key: string;
  picture: StoredPicture | null;
}

const keysOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ key, picture }) => [key, ...sizeKeys(key, picture)]);

/** The pictures of links. One is sent by itself, and is on the page from when the page is saved with it. */
@Injectable()
export class LinkPictures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly storage: FileStorage,
    private readonly pictures: Pictures,
    private readonly media: MediaQueue,
    private readonly files: DeleteFiles,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('sweep-link-pictures', async () => void (await this.sweep()));
  }

  /**
   * @param userId who sent it
   * @returns the key under which it is stored
   * @throws Problem VALIDATION_FAILED when it is no picture, or larger than the limit; CONFLICT when too many wait for being used
   */
  async add(creatorId: string, userId: string, dataUrl: string): Promise<string> {
    const picture = await this.pictures.fromDataUrl(userId, dataUrl, 'image', SQUARE);
    const key = newPictureKey('links');
    await this.storage.write(key, picture);
    try {
      await this.database.transaction(async (tx) => {
        const found = await tx.row(
          'lock-creator-of-link-picture',
          'select from creators where id = $1 and deleted_at is null for update',
          [creatorId],
        );
        // Deleted while the picture was read.
        if (!found) throw new Problem('UNAUTHENTICATED');
        const unused = await tx.row<{ count: number }>(
          'count-unused-link-pictures',
          `select count(*)::int as count from link_pictures where creator_id = $1 and unused_since is not null`,
          [creatorId],
        );
        if (unused && unused.count >= LINK_PICTURE.mostUnused)
          throw new Problem('CONFLICT', LINK_PICTURE.messages.full);
        await tx.rows('add-link-picture', 'insert into link_pictures (key, creator_id) values ($1, $2)', [
          key,
          creatorId,
        ]);
        await this.media.add(tx, {
          task: LINK_PICTURE_TASK,
          subject: key,
          ownerId: creatorId,
          kind: 'image',
        });
      });
    } catch (error) {
      await this.storage.remove(key);
      throw error;
    }
    return key;
  }

  /**
   * Says that just these pictures are on a page from now on. Those that were on it before go, and their files.
   * @returns those that the creator doesn't have, or not any more
   */
  async use(tx: Transaction, creatorId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const used = await tx.rows<{ key: string }>(
      'use-link-pictures',
      `update link_pictures set unused_since = null where creator_id = $1 and key = any($2::text[]) returning key`,
      [creatorId, keys],
    );
    const gone = await tx.rows<Row>(
      'remove-link-pictures',
      `delete from link_pictures where creator_id = $1 and unused_since is null and key <> all ($2::text[])
       returning key, picture`,
      [creatorId, keys],
    );
    await this.files.after(tx, keysOf(gone));
    const own = new Set(used.map(({ key }) => key));
    return new Set(keys.filter((key) => !own.has(key)));
  }

  /** Removes all of a creator's, and their files. */
  async forget(tx: Transaction, creatorId: string): Promise<void> {
    const gone = await tx.rows<Row>(
      'forget-link-pictures',
      'delete from link_pictures where creator_id = $1 returning key, picture',
      [creatorId],
    );
    await this.files.after(tx, keysOf(gone));
  }

  /** Removes what was sent and never saved. */
  async sweep(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const gone = await tx.rows<Row>(
        'sweep-link-pictures',
        `delete from link_pictures where key in (
           select key from link_pictures where unused_since < now() - make_interval(hours => $1)
           order by unused_since limit ${MOST_SWEPT} for update skip locked)
         returning key, picture`,
        [LINK_PICTURE.unusedHours],
      );
      await this.files.after(tx, keysOf(gone));
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { PORTFOLIO, Problem } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { ForgetFiles } from '../../../platform/storage/forget-files.js';

export interface NewPortfolioItem {
  title: string;
  /** A WebP picture; of a video, its poster. */
  picture: Buffer;
  /** An MP4, and how long it runs, such as 0:30. */
  video?: { content: Buffer; duration: string };
}

/** Changes what a creator shows of her work. Whose portfolio it is has been asked before. */
@Injectable()
export class EditPortfolio {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(FileStorage) private readonly storage: FileStorage,
    @Inject(ForgetFiles) private readonly files: ForgetFiles,
  ) {}

  /**
   * Puts a picture or a video behind what is there.
   * @returns the item's id. @throws Problem CONFLICT when the portfolio is full
   */
  async add(creatorId: string, { title, picture, video }: NewPortfolioItem): Promise<string> {
    const id = newId();
    const imageKey = `portfolio/${id}.webp`;
    const videoKey = video ? `portfolio/${id}.mp4` : null;
    // Files first: a crash leaves a file that nobody sees, never a row without its file.
    await this.storage.write(imageKey, picture);
    if (video && videoKey) await this.storage.write(videoKey, video.content);
    try {
      await this.database.transaction(async (tx) => {
        const items = await this.lock(tx, creatorId);
        if (items.length >= PORTFOLIO.perCreator) throw new Problem('CONFLICT', PORTFOLIO.messages.full);
        await tx.rows(
          'add-portfolio-item',
          `insert into portfolio_items (id, creator_id, title, type, duration, image_key, video_key, position)
           select $1, $2, $3, $4, $5, $6, $7, coalesce(max(position) + 1, 0) from portfolio_items where creator_id = $2`,
          [id, creatorId, title, video ? 'video' : 'photo', video?.duration ?? null, imageKey, videoKey],
        );
      });
    } catch (error) {
      await this.storage.remove(imageKey);
      if (videoKey !== null) await this.storage.remove(videoKey);
      throw error;
    }
    return id;
  }

  /**
   * Gives all items their titles and their order at once.
   * @throws Problem CONFLICT when they are not just the items that are there
   */
  async arrange(creatorId: string, wanted: readonly { id: string; title: string }[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const items = await this.lock(tx, creatorId);
      const ids = new Set(wanted.map(({ id }) => id));
      const same =
        ids.size === wanted.length && items.length === ids.size && items.every(({ id }) => ids.has(id));
      if (!same) throw new Problem('CONFLICT', PORTFOLIO.messages.changed);
      await tx.rows(
        'arrange-portfolio',
        `update portfolio_items i set title = w.title, position = w.position
         from unnest($2::uuid[], $3::text[]) with ordinality as w (id, title, position)
         where i.id = w.id and i.creator_id = $1`,
        [creatorId, wanted.map(({ id }) => id), wanted.map(({ title }) => title)],
      );
    });
  }

  /** @throws Problem NOT_FOUND when it is not in this portfolio */
  async remove(creatorId: string, itemId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const gone = await tx.row<{ imageKey: string; videoKey: string | null }>(
        'remove-portfolio-item',
        `delete from portfolio_items where id = $1 and creator_id = $2
         returning image_key as "imageKey", video_key as "videoKey"`,
        [itemId, creatorId],
      );
      if (!gone) throw new Problem('NOT_FOUND', PORTFOLIO.messages.missing);
      await this.files.after(
        tx,
        [gone.imageKey, gone.videoKey].filter((key) => key !== null),
      );
    });
  }

  /** The creator's row is locked, so that two editors can't both pass the limit or take the same position. */
  private async lock(tx: Transaction, creatorId: string): Promise<{ id: string }[]> {
    await tx.rows('lock-creator', 'select from creators where id = $1 for update', [creatorId]);
    return tx.rows<{ id: string }>('portfolio-ids', 'select id from portfolio_items where creator_id = $1', [
      creatorId,
    ]);
  }
}

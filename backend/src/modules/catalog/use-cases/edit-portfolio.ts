import { Injectable } from '@nestjs/common';
import { type Focus, PORTFOLIO, Problem } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { contentOf } from '../../../platform/media/content.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { Cards } from '../cards.js';
import { CreatorLock } from '../creator-lock.js';
import { PORTFOLIO_FILES, type PortfolioFiles, keysOf } from '../portfolio-files.js';
import { LOOP_TASK } from './make-portfolio-loop.js';
import { PICTURE_TASK } from './make-portfolio-picture.js';
import { VIDEO_TASK } from './make-portfolio-video.js';

export interface NewPortfolioItem {
  title: string;
  /** A WebP picture; of a video, its poster. */
  picture: Buffer;
  /** An MP4, and how long it runs, such as 0:30. */
  video?: { content: Buffer; duration: string };
}

const full = (): Problem => new Problem('CONFLICT', PORTFOLIO.messages.full);

/** Changes what a creator shows of their work. Whose portfolio it is has been asked before. */
@Injectable()
export class EditPortfolio {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
    private readonly media: MediaQueue,
    private readonly cards: Cards,
    private readonly creators: CreatorLock,
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
        await this.requirePlace(tx, creatorId);
        await tx.rows(
          'add-portfolio-item',
          `insert into portfolio_items (id, creator_id, title, type, duration, image_key, video_key, position)
           select $1, $2, $3, $4, $5, $6, $7, coalesce(max(position) + 1, 0) from portfolio_items where creator_id = $2`,
          [id, creatorId, title, video ? 'video' : 'photo', video?.duration ?? null, imageKey, videoKey],
        );
        const item = { subject: id, ownerId: creatorId };
        await this.media.add(tx, { ...item, task: PICTURE_TASK, kind: 'image' });
        if (video) await this.media.add(tx, { ...item, task: LOOP_TASK, kind: 'video' });
        await this.cards.refresh(tx, creatorId);
      });
    } catch (error) {
      await this.storage.remove(imageKey);
      if (videoKey !== null) await this.storage.remove(videoKey);
      throw error;
    }
    return id;
  }

  /** @throws Problem CONFLICT when the portfolio is full, before anyone sends 200 MB in vain */
  async requireCapacity(creatorId: string): Promise<void> {
    const found = await this.database.row<{ items: number }>(
      'count-portfolio',
      'select count(*)::int as items from portfolio_items where creator_id = $1',
      [creatorId],
    );
    if (found && found.items >= PORTFOLIO.perCreator) throw full();
  }

  /**
   * Puts a video that was sent behind what is there; it is shown when a job has made it fit for pages.
   * @param path where it lies; it is taken away from there
   * @returns the item's id
   * @throws Problem VALIDATION_FAILED when its content is no video; CONFLICT when the portfolio is full
   */
  async addVideo(creatorId: string, title: string, path: string): Promise<string> {
    const content = await contentOf(path);
    if (content?.kind !== 'video') throw new Problem('VALIDATION_FAILED', PORTFOLIO.video.messages.type);
    const id = newId();
    const originalKey = `portfolio-originals/${id}`;
    await this.storage.adopt(originalKey, path);
    try {
      await this.database.transaction(async (tx) => {
        await this.requirePlace(tx, creatorId);
        await tx.rows(
          'add-portfolio-video',
          `insert into portfolio_items (id, creator_id, title, type, status, original_key, position)
           select $1, $2, $3, 'video', 'processing', $4, coalesce(max(position) + 1, 0)
           from portfolio_items where creator_id = $2`,
          [id, creatorId, title, originalKey],
        );
        await this.media.add(tx, { task: VIDEO_TASK, subject: id, ownerId: creatorId, kind: 'video' });
      });
    } catch (error) {
      await this.storage.remove(originalKey);
      throw error;
    }
    return id;
  }

  /**
   * Gives all items their titles, their order and, where one is named, their focal points at once.
   * @throws Problem CONFLICT when they are not just the items that are there
   */
  async arrange(
    creatorId: string,
    wanted: readonly { id: string; title: string; focus?: Focus }[],
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const items = await this.lock(tx, creatorId);
      const ids = new Set(wanted.map(({ id }) => id));
      const same =
        ids.size === wanted.length && items.length === ids.size && items.every(({ id }) => ids.has(id));
      if (!same) throw new Problem('CONFLICT', PORTFOLIO.messages.changed);
      await tx.rows(
        'arrange-portfolio',
        `update portfolio_items i set title = w.title, position = w.position,
           focus_x = coalesce(w.x, i.focus_x), focus_y = coalesce(w.y, i.focus_y)
         from jsonb_to_recordset($2::jsonb) as w (id uuid, title text, x smallint, y smallint, position int)
         where i.id = w.id and i.creator_id = $1`,
        [
          creatorId,
          JSON.stringify(
            wanted.map(({ id, title, focus }, position) => ({ id, title, ...focus, position: position + 1 })),
          ),
        ],
      );
      await this.cards.refresh(tx, creatorId);
    });
  }

  /** @throws Problem NOT_FOUND when it is not in this portfolio */
  async remove(creatorId: string, itemId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const gone = await tx.row<PortfolioFiles>(
        'remove-portfolio-item',
        `delete from portfolio_items where id = $1 and creator_id = $2 returning ${PORTFOLIO_FILES}`,
        [itemId, creatorId],
      );
      if (!gone) throw new Problem('NOT_FOUND', PORTFOLIO.messages.missing);
      await this.files.after(tx, keysOf(gone));
      await this.cards.refresh(tx, creatorId);
    });
  }

  private async requirePlace(tx: Transaction, creatorId: string): Promise<void> {
    const items = await this.lock(tx, creatorId);
    if (items.length >= PORTFOLIO.perCreator) throw full();
  }

  private async lock(tx: Transaction, creatorId: string): Promise<{ id: string }[]> {
    await this.creators.take(tx, creatorId);
    return tx.rows<{ id: string }>('portfolio-ids', 'select id from portfolio_items where creator_id = $1', [
      creatorId,
    ]);
  }
}

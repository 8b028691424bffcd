import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';

export interface NewPortfolioItem {
  title: string;
  /** A WebP picture; of a video, its poster. */
  picture: Buffer;
  /** An MP4, and how long it runs, such as 0:30. */
  video?: { content: Buffer; duration: string };
}

/** Puts a picture or a video into a creator's portfolio, behind what is there. */
@Injectable()
export class AddPortfolioItem {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(FileStorage) private readonly storage: FileStorage,
  ) {}

  async run(creatorId: string, { title, picture, video }: NewPortfolioItem): Promise<void> {
    const id = newId();
    const imageKey = `portfolio/${id}.webp`;
    const videoKey = video ? `portfolio/${id}.mp4` : null;
    // Files first: a crash leaves a file that nobody sees, never a row without its file.
    await this.storage.write(imageKey, picture);
    if (video && videoKey) await this.storage.write(videoKey, video.content);
    await this.database.rows(
      'add-portfolio-item',
      `insert into portfolio_items (id, creator_id, title, type, duration, image_key, video_key, position)
       select $1, $2, $3, $4, $5, $6, $7, coalesce(max(position) + 1, 0) from portfolio_items where creator_id = $2`,
      [id, creatorId, title, video ? 'video' : 'photo', video?.duration ?? null, imageKey, videoKey],
    );
  }
}

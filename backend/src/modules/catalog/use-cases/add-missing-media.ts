import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { LOOP_TASK } from './make-portfolio-loop.js';
import { PICTURE_TASK } from './make-portfolio-picture.js';

/** Has made what a portfolio lacks because it is older than this product's way to make it. */
@Injectable()
export class AddMissingMedia {
  constructor(private readonly media: MediaQueue) {}

  async run(tx: Transaction, creatorId: string): Promise<void> {
    const items = await tx.rows<{ id: string; lacksSizes: boolean; lacksLoop: boolean }>(
      'portfolio-without-media',
      `select id, picture is null as "lacksSizes", video_key is not null and loop_key is null as "lacksLoop"
       from portfolio_items where creator_id = $1 and status = 'ready' order by position, id`,
      [creatorId],
    );
    for (const { id, lacksSizes, lacksLoop } of items) {
      const item = { subject: id, ownerId: creatorId };
      if (lacksSizes) await this.media.add(tx, { ...item, task: PICTURE_TASK, kind: 'image' });
      if (lacksLoop) await this.media.add(tx, { ...item, task: LOOP_TASK, kind: 'video' });
    }
  }
}

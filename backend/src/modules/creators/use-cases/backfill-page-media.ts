import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { isMarked, mark } from '../../../platform/config/marks.js';
import { Database, isUniqueViolation } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { AddMissingMedia, Cards } from '../../catalog/index.js';
import { ProfileImages } from '../profile-image.js';

const JOB = 'backfill-page-media';
/** What versions have added that older pages lack; the walk through all creators begins once for each. */
const BEGUN = ['page-media-backfill', 'cover-sizes-backfill'];
/** How many creators are looked at in one transaction, and how long until the next ones: new work comes in between. */
const BATCH = 20;
const PAUSE_MS = 60_000;

/**
 * Has made, once, what the pages of creators lack who were there before pictures and covers had sizes, videos loops and pages cards.
 * Where it has come to stands in the job, so that a restart goes on from there. What can't be made is not tried again.
 */
@Background(['worker'])
@Injectable()
export class BackfillPageMedia implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly images: ProfileImages,
    private readonly portfolio: AddMissingMedia,
    private readonly cards: Cards,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ after: string | null }>(JOB, ({ after }) => this.run(after));
  }

  /** At the start of a server; does nothing when it was begun before. */
  async start(): Promise<void> {
    await this.database
      .transaction(async (tx) => {
        const begun = await Promise.all(BEGUN.map((name) => isMarked(tx, name)));
        const fresh = BEGUN.filter((_name, index) => !begun[index]);
        if (fresh.length === 0) return;
        for (const name of fresh) await mark(tx, name);
        await tx.enqueue(JOB, { after: null }, { key: JOB });
      })
      .catch((error: unknown) => {
        // Another server began it at the same moment.
        if (!isUniqueViolation(error)) throw error;
      });
  }

  private async run(after: string | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const creators = await tx.rows<{ id: string; lacksSizes: boolean; lacksCoverSizes: boolean }>(
        'creators-to-backfill',
        `select id, profile_image_key is not null and picture is null as "lacksSizes",
           cover_key is not null and cover_picture is null as "lacksCoverSizes" from creators
         where deleted_at is null and ($1::uuid is null or id > $1) order by id limit ${BATCH}`,
        [after],
      );
      for (const { id, lacksSizes, lacksCoverSizes } of creators) {
        if (lacksSizes) await this.images.addSizes(tx, id);
        if (lacksCoverSizes) await this.images.addCoverSizes(tx, id);
        await this.portfolio.run(tx, id);
        await this.cards.refresh(tx, id);
      }
      const last = creators[BATCH - 1];
      if (!last) return;
      const runAt = new Date(Date.now() + PAUSE_MS);
      await tx.enqueue(JOB, { after: last.id }, { key: JOB, runAt });
    });
  }
}

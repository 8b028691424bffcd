import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { mediaAddress } from '../../platform/storage/media-address.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';

const PACKAGES = `
  select p.id, p.tier, p.name, p.description, p.price_cents as "priceCents", p.delivery_time as "deliveryTime",
    p.revisions, p.includes, p.emoji, p.content_format as "contentFormat", p.usage_rights as "usageRights",
    p.what_included as "whatIncluded", p.created_at as "createdAt", p.deleted_at as "deletedAt"
  from packages p where p.creator_id = $1 order by p.created_at desc, p.position`;
const PORTFOLIO = `
  select i.id, i.title, i.type, i.duration, $2 || i.image_key as "imageUrl", $2 || i.video_key as "videoUrl",
    i.status, i.created_at as "createdAt"
  from portfolio_items i where i.creator_id = $1 order by i.position`;

/** What a creator offers and shows. */
@Injectable()
export class PersonalCatalog implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly files: DeleteFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.personal.register('catalog', {
      exports: {
        packages: ({ creatorId }) => database.rows('export-packages', PACKAGES, [creatorId]),
        portfolio: ({ creatorId }) =>
          database.rows('export-portfolio', PORTFOLIO, [creatorId, mediaAddress(this.config.publicUrl)]),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId !== null) await this.forget(tx, creatorId);
      },
    });
  }

  private async forget(tx: Transaction, creatorId: string): Promise<void> {
    const files = await tx.rows<{ key: string }>(
      'portfolio-files-of-creator',
      `select unnest(array_remove(array[image_key, video_key, original_key], null)) as key
       from portfolio_items where creator_id = $1`,
      [creatorId],
    );
    await tx.rows('forget-portfolio', 'delete from portfolio_items where creator_id = $1', [creatorId]);
    await tx.rows(
      'forget-packages',
      'update packages set deleted_at = now() where creator_id = $1 and deleted_at is null',
      [creatorId],
    );
    await this.files.after(
      tx,
      files.map(({ key }) => key),
    );
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData, type Section } from '../../platform/database/personal-data.js';
import { mediaAddress } from '../../platform/storage/media-address.js';
import { sizeKeys } from '../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';
import { PORTFOLIO_FILES, type PortfolioFiles, keysOf } from './portfolio-files.js';

const PACKAGES = `
  select p.id, p.tier, p.name, p.description, p.price_cents as "priceCents", p.delivery_time as "deliveryTime", p.meaning,
    p.revisions, p.cancellation_percent as "cancellationPercent", p.needs_product as "needsProduct", p.ai, p.includes, p.emoji, p.content_format as "contentFormat", p.usage_rights as "usageRights",
    p.what_included as "whatIncluded", $2 || p.card_key as "cardUrl", p.created_at as "createdAt", p.archived_at as "archivedAt", p.deleted_at as "deletedAt"
  from packages p where p.creator_id = $1 order by p.created_at desc, p.position`;
const PORTFOLIO = `
  select i.id, i.title, i.type, i.duration, $2 || i.image_key as "imageUrl", $2 || i.video_key as "videoUrl",
    $2 || i.loop_key as "loopUrl", i.image_key as "imageKey", i.picture,
    json_build_object('x', i.focus_x, 'y', i.focus_y) as focus, i.status, i.created_at as "createdAt"
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
        packages: ({ creatorId }) =>
          database.rows('export-packages', PACKAGES, [creatorId, mediaAddress(this.config.publicUrl)]),
        portfolio: ({ creatorId }) => this.exportPortfolio(creatorId),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId !== null) await this.forget(tx, creatorId);
      },
    });
  }

  private async exportPortfolio(creatorId: string | null): Promise<Section> {
    const address = mediaAddress(this.config.publicUrl);
    const items = await this.database.rows<Pick<PortfolioFiles, 'imageKey' | 'picture'>>(
      'export-portfolio',
      PORTFOLIO,
      [creatorId, address],
    );
    return items.map(({ imageKey, picture, ...item }) => ({
      ...item,
      smallerImageUrls: sizeKeys(imageKey, picture).map((key) => address + key),
    }));
  }

  private async forget(tx: Transaction, creatorId: string): Promise<void> {
    const items = await tx.rows<PortfolioFiles>(
      'forget-portfolio',
      `delete from portfolio_items where creator_id = $1 returning ${PORTFOLIO_FILES}`,
      [creatorId],
    );
    const cards = await tx.rows<{ key: string | null }>(
      'forget-packages',
      `update packages p set deleted_at = coalesce(p.deleted_at, now()), card_key = null
       from (
         select id, card_key as key from packages
         where creator_id = $1 and (deleted_at is null or card_key is not null) for update
       ) old where p.id = old.id returning old.key`,
      [creatorId],
    );
    const keys = [...items.flatMap(keysOf), ...cards.map(({ key }) => key)];
    await this.files.after(
      tx,
      keys.filter((key) => key !== null),
    );
  }
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { Pictures } from '../../../platform/media/pictures.js';
import { type ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { CARD_TASK, KeepPackageCard } from '../../catalog/index.js';
import type { CardLayout } from './card-layout.js';
import { type PlannedCard, isCurrent, plannedCards, withoutCard } from './planned-cards.js';
import { readCardFacts } from './reads/card-facts.js';

interface DrawnCard {
  packageId: string | null;
  prefix: string;
  key: string;
}

/** Makes the cards of a creator's page and packages. */
@Injectable()
export class MakeCards implements OnModuleInit {
  private readonly logger = new Logger('Cards');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly pictures: Pictures,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
    private readonly packageCards: KeepPackageCard,
  ) {}

  onModuleInit(): void {
    this.queue.handle(CARD_TASK, {
      measure: () => Promise.resolve(0),
      make: (creatorId) => this.run(creatorId),
    });
  }

  /** Does it once more without harm, even at the same time: what shows what it should is left as it is. */
  async run(creatorId: string): Promise<'done'> {
    const facts = await readCardFacts(this.database, creatorId);
    if (!facts) return 'done';
    const drawn = await this.drawAll(plannedCards(creatorId, facts).filter((card) => !isCurrent(card)));
    if (drawn.length > 0 || withoutCard(facts).length > 0)
      await this.database.transaction((tx) => this.keep(tx, creatorId, drawn));
    return 'done';
  }

  /** All or, where the machine is at fault, none: nothing knows yet of their files. */
  private async drawAll(cards: readonly PlannedCard[]): Promise<DrawnCard[]> {
    const drawn: DrawnCard[] = [];
    try {
      for (const { packageId, prefix, layout } of cards) {
        const key = await this.draw(prefix, layout);
        if (key !== null) drawn.push({ packageId, prefix, key });
      }
    } catch (error) {
      for (const { key } of drawn) await this.storage.remove(key);
      throw error;
    }
    return drawn;
  }

  /** @returns its key; null when it can never be made */
  private async draw(prefix: string, layout: CardLayout): Promise<string | null> {
    try {
      return await this.folders.lend(async (folder) => {
        const target = join(folder.output, 'card.jpg');
        const pictures = await this.staged(folder, layout.pictures);
        await this.pictures.drawCollage(folder, {
          ...layout,
          target,
          pictures,
          bytes: PAGE_MEDIA.card.bytes,
        });
        // Never the name of an older file: that one may be about to be deleted.
        const key = `${prefix}${randomBytes(6).toString('hex')}.jpg`;
        await this.storage.adopt(key, target);
        return key;
      });
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      this.logger.warn(`no card ${prefix}: ${String(error)}`);
      return null;
    }
  }

  private async staged(folder: ScratchFolder, pictures: CardLayout['pictures']) {
    const staged = [];
    for (const [index, { key, ...place }] of pictures.entries()) {
      if ((await this.storage.size(key)) === null) continue;
      staged.push({ ...place, source: await this.storage.stage(folder, key, `picture-${index}`) });
    }
    return staged;
  }

  /** What is right by now is kept, and the files of everything else are deleted. */
  private async keep(tx: Transaction, creatorId: string, drawn: readonly DrawnCard[]): Promise<void> {
    await tx.rows('lock-creator-of-cards', 'select from creators where id = $1 for update', [creatorId]);
    const facts = await readCardFacts(tx, creatorId);
    const planned = facts ? plannedCards(creatorId, facts) : [];
    const unneeded: (string | null)[] = [];
    for (const { packageId, prefix, key } of drawn) {
      const card = planned.find((one) => one.packageId === packageId);
      if (card?.prefix !== prefix || isCurrent(card)) {
        unneeded.push(key);
        continue;
      }
      await this.note(tx, creatorId, packageId, key);
      unneeded.push(card.currentKey);
    }
    for (const { id, cardKey } of facts ? withoutCard(facts) : []) {
      await this.packageCards.run(tx, id, null);
      unneeded.push(cardKey);
    }
    await this.files.after(
      tx,
      unneeded.filter((key) => key !== null),
    );
  }

  private async note(
    tx: Transaction,
    creatorId: string,
    packageId: string | null,
    key: string,
  ): Promise<void> {
    if (packageId !== null) return this.packageCards.run(tx, packageId, key);
    await tx.rows('keep-creator-card', 'update creators set card_key = $2 where id = $1', [creatorId, key]);
  }
}

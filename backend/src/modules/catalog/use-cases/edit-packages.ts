import { Injectable } from '@nestjs/common';
import {
  DEFAULT_EMOJI,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  Problem,
  addonProblem,
  type Revisions,
  parsePrice,
  parseRevisions,
  toAddonMeaning,
  toContentFormat,
  toUsageRights,
  type AiUse,
} from '@reelpact/domain';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Cards } from '../cards.js';
import { CreatorLock } from '../creator-lock.js';
import { PackageEntity } from '../persistence/package.entity.js';

/** A package as an editor sends it; the three editors' words for formats and rights are all accepted. */
export interface PackageFields {
  tier?: string;
  name?: string;
  description?: string;
  /** Dollars. */
  price?: number | string;
  deliveryTime?: string;
  revisions?: Revisions | string;
  includes?: string;
  emoji?: string;
  contentFormat?: string;
  usageRights?: string;
  whatIncluded?: string;
  meaning?: Parameters<typeof toAddonMeaning>[0];
  cancellationPercent?: number;
  needsProduct?: boolean;
  /** Empty says nothing of AI. */
  ai?: AiUse | '';
  archived?: boolean;
}

/** Only what was sent: a column whose field is `undefined`, or `null` in a form's JSON, stays as it is. */
function columns(sent: PackageFields): Partial<PackageEntity> {
  const fields = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== null),
  ) as PackageFields;
  const revisions = fields.revisions === undefined ? undefined : parseRevisions(fields.revisions);
  const all: { [K in keyof PackageEntity]?: PackageEntity[K] | undefined } = {
    tier: fields.tier,
    name: fields.name,
    description: fields.description,
    priceCents: fields.price === undefined ? undefined : parsePrice(fields.price),
    deliveryTime: fields.deliveryTime,
    revisions: revisions === 'unlimited' ? null : (revisions ?? undefined),
    includes: fields.includes,
    emoji: fields.emoji,
    contentFormat: fields.contentFormat === undefined ? undefined : toContentFormat(fields.contentFormat),
    usageRights: fields.usageRights === undefined ? undefined : toUsageRights(fields.usageRights),
    whatIncluded: fields.whatIncluded === undefined ? undefined : fields.whatIncluded || null,
    meaning: fields.meaning === undefined ? undefined : toAddonMeaning(fields.meaning),
    cancellationPercent: fields.cancellationPercent,
    needsProduct: fields.needsProduct,
    ai: fields.ai === undefined ? undefined : fields.ai || null,
    archivedAt: fields.archived === undefined ? undefined : fields.archived ? new Date() : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const emptyPackage = (creatorId: string, position: number): PackageEntity =>
  ({
    id: newId(),
    creatorId,
    tier: 'basic',
    name: '',
    description: '',
    priceCents: null,
    deliveryTime: '',
    revisions: 0,
    includes: '',
    emoji: DEFAULT_EMOJI,
    contentFormat: null,
    usageRights: null,
    whatIncluded: null,
    meaning: null,
    cancellationPercent: 0,
    needsProduct: false,
    ai: null,
    archivedAt: null,
    position,
  }) as PackageEntity;

const meaningKey = ({ meaning }: PackageEntity): string =>
  meaning === null ? '' : JSON.stringify(toAddonMeaning(meaning));

/**
 * A package as it is to be kept. An add-on of before stays as it is until somebody changes what it is called or what it means.
 * @param path of its fields in the request, with a dot at the end
 * @throws Problem VALIDATION_FAILED when its title names what it doesn't change, and for a main package that is to be archived
 */
function checked(kept: PackageEntity, before: PackageEntity | null, path = ''): PackageEntity {
  if (kept.tier === 'main' && kept.archivedAt !== null)
    throw new Problem('VALIDATION_FAILED', PACKAGE_MESSAGES.mainArchived, {
      errors: { [`${path}archived`]: PACKAGE_MESSAGES.mainArchived },
    });
  if (kept.tier !== 'addon') return { ...kept, meaning: null };
  const isSame =
    before?.tier === 'addon' && before.name === kept.name && meaningKey(before) === meaningKey(kept);
  const problem = isSame ? null : addonProblem(kept.name, kept.meaning);
  if (problem !== null)
    throw new Problem('VALIDATION_FAILED', problem, { errors: { [`${path}name`]: problem } });
  return kept;
}

const tooMany = () =>
  new Problem(
    'CONFLICT',
    `You can have at most ${PACKAGE_LIMITS.perCreator} packages, archived ones included.`,
  );

/** Adds, changes and removes a creator's packages; only the creator's own are ever touched. */
@Injectable()
export class EditPackages {
  constructor(
    private readonly database: Database,
    private readonly cards: Cards,
    private readonly creators: CreatorLock,
  ) {}

  add(creatorId: string, fields: PackageFields): Promise<PackageEntity> {
    return this.database.transaction((tx) => this.insert(tx, creatorId, fields));
  }

  /** For use cases of other modules that add packages in a transaction of their own. */
  async insert(tx: Transaction, creatorId: string, fields: PackageFields): Promise<PackageEntity> {
    const packages = tx.manager().getRepository(PackageEntity);
    await this.creators.take(tx, creatorId);
    const [count, last] = await Promise.all([
      packages.countBy({ creatorId }),
      packages.maximum('position', { creatorId }),
    ]);
    if (count >= PACKAGE_LIMITS.perCreator) {
      throw tooMany();
    }
    const added = await packages.save(
      checked({ ...emptyPackage(creatorId, (last ?? -1) + 1), ...columns(fields) }, null),
    );
    await this.cards.refresh(tx, creatorId);
    return added;
  }

  /**
   * Makes the creator's list the one that was sent, in its order: what has an id is changed, what has none is new,
   * what is missing is deleted, but for archived ones: who sends the list need not know of them. All of it or nothing.
   * @throws Problem CONFLICT when they are too many, PACKAGE_NOT_FOUND when an id is none of this creator's packages, VALIDATION_FAILED as `checked` does
   */
  async saveAll(creatorId: string, list: (PackageFields & { id?: string })[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const packages = tx.manager().getRepository(PackageEntity);
      await this.creators.take(tx, creatorId);
      const stored = new Map((await packages.findBy({ creatorId })).map((one) => [one.id, one]));
      const saved = list.map(({ id, ...fields }, position) => {
        const found = id === undefined ? emptyPackage(creatorId, position) : stored.get(id);
        if (!found) throw new Problem('PACKAGE_NOT_FOUND');
        stored.delete(found.id);
        const path = `packages.${position}.`;
        return checked({ ...found, ...columns(fields), position }, id === undefined ? null : found, path);
      });
      const gone = [...stored.values()].filter(({ archivedAt }) => archivedAt === null);
      if (saved.length + stored.size - gone.length > PACKAGE_LIMITS.perCreator) throw tooMany();
      if (gone.length > 0) await packages.softDelete(gone.map(({ id }) => id));
      await packages.save(saved);
      await this.cards.refresh(tx, creatorId);
    });
  }

  /** @throws Problem PACKAGE_NOT_FOUND when it is not a package of this creator, VALIDATION_FAILED as `checked` does */
  change(creatorId: string, packageId: string, fields: PackageFields): Promise<PackageEntity> {
    return this.database.transaction(async (tx) => {
      const packages = tx.manager().getRepository(PackageEntity);
      const found = await packages.findOne({
        where: { id: packageId, creatorId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found) throw new Problem('PACKAGE_NOT_FOUND');
      const changed = await packages.save(checked({ ...found, ...columns(fields) }, found));
      await this.cards.refresh(tx, creatorId);
      return changed;
    });
  }

  /** @throws Problem PACKAGE_NOT_FOUND when it is not a package of this creator */
  async remove(creatorId: string, packageId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const packages = tx.manager().getRepository(PackageEntity);
      const { affected } = await packages.softDelete({ id: packageId, creatorId });
      if (affected === 0) throw new Problem('PACKAGE_NOT_FOUND');
      await this.cards.refresh(tx, creatorId);
    });
  }

  /** All that are offered; archived ones stay. */
  async removeAll(creatorId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.manager().getRepository(PackageEntity).softDelete({ creatorId, archivedAt: IsNull() });
      await this.cards.refresh(tx, creatorId);
    });
  }
}

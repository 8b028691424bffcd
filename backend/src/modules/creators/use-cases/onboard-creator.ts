import { Injectable } from '@nestjs/common';
import { PACKAGE_MESSAGES, Problem, parseRevisions, usernameKey } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Cards, EditPackages, type PackageFields } from '../../catalog/index.js';
import { Users } from '../../identity/index.js';
import { CreatorEntity } from '../persistence/creator.entity.js';
import { ProfileImages } from '../profile-image.js';
import type { ProfileFields } from './edit-profile.js';
import { takeUsername, usernameTaken } from './usernames.js';

interface ContentBlock extends Omit<PackageFields, 'name' | 'tier'> {
  title: string;
  type: 'package' | 'tip' | 'addon' | 'portfolio';
  enabled: boolean;
}

export interface OnboardingFields extends ProfileFields {
  packageName?: string;
  packageDescription?: string;
  packagePrice?: number | string;
  packageDeliveryTime?: string;
  packageIncludes?: string;
  packageRevisions?: number | string;
  contentBlocks?: ContentBlock[];
}

/** The sign-up wizard asks for a username alone: bio and category are filled in later. */
export interface NewProfile extends Pick<
  ProfileFields,
  'username' | 'displayName' | 'instagramUsername' | 'bookingFlow'
> {
  bio: string | null;
  category: string | null;
  imageKey: string | null;
}

/** The package of the form's single fields; all of them are required when no blocks are sent. */
function mainPackage(fields: OnboardingFields): PackageFields {
  const errors: Record<string, string> = {};
  const given = <T>(name: keyof OnboardingFields, value: T | undefined | null, message: string): T => {
    if (value === undefined || value === null) errors[name] = message;
    return value as T;
  };
  const found: PackageFields = {
    tier: 'main',
    name: given('packageName', fields.packageName, PACKAGE_MESSAGES.name),
    description: given('packageDescription', fields.packageDescription, PACKAGE_MESSAGES.description),
    price: given('packagePrice', fields.packagePrice, PACKAGE_MESSAGES.price),
    deliveryTime: given('packageDeliveryTime', fields.packageDeliveryTime, PACKAGE_MESSAGES.deliveryTime),
    includes: given('packageIncludes', fields.packageIncludes, PACKAGE_MESSAGES.includes),
    revisions: given('packageRevisions', parseRevisions(fields.packageRevisions), PACKAGE_MESSAGES.revisions),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem('VALIDATION_FAILED', first, { errors });
  return found;
}

/** The first package of the blocks is the page's main one. */
function packagesOf(blocks: ContentBlock[]): PackageFields[] {
  const enabled = blocks.filter((block) => block.enabled);
  const main = enabled.find(({ type }) => type === 'package');
  return enabled.map((block) => {
    const { title, type, enabled: _enabled, ...fields } = block;
    return { ...fields, name: title, tier: block === main ? 'main' : type };
  });
}

/** Makes the creator profile of a user, with the first packages, at once or not at all. */
@Injectable()
export class OnboardCreator {
  constructor(
    private readonly database: Database,
    private readonly packages: EditPackages,
    private readonly images: ProfileImages,
    private readonly cards: Cards,
    private readonly users: Users,
  ) {}

  /** @throws Problem PROFILE_EXISTS, USERNAME_TAKEN, or VALIDATION_FAILED */
  async run(userId: string, fields: OnboardingFields): Promise<string> {
    const packages = fields.contentBlocks ? packagesOf(fields.contentBlocks) : [mainPackage(fields)];
    const imageKey = fields.profileImageUrl ? await this.images.store(userId, fields.profileImageUrl) : null;
    return this.database
      .transaction(async (tx) => {
        // Deleted while the picture was read.
        if (!(await this.users.lock(tx, userId))) throw new Problem('UNAUTHENTICATED');
        if (await tx.manager().getRepository(CreatorEntity).existsBy({ userId }))
          throw new Problem('PROFILE_EXISTS');
        return this.insert(tx, userId, { ...fields, imageKey }, packages);
      })
      .catch(async (error: unknown) => {
        await this.images.discard(imageKey);
        throw error;
      });
  }

  /** For a use case that makes the user in the same transaction. @throws Problem USERNAME_TAKEN */
  async insert(
    tx: Transaction,
    userId: string,
    profile: NewProfile,
    packages: PackageFields[],
  ): Promise<string> {
    const id = newId();
    await takeUsername(tx, null, profile.username);
    await tx
      .manager()
      .getRepository(CreatorEntity)
      .insert({
        id,
        userId,
        username: profile.username,
        usernameKey: usernameKey(profile.username),
        displayName: profile.displayName,
        bio: profile.bio,
        category: profile.category,
        instagramUsername: profile.instagramUsername ?? null,
        profileImageKey: profile.imageKey,
        bookingFlow: profile.bookingFlow ?? 'pay_first',
      })
      .catch((error: unknown) => {
        throw usernameTaken(error);
      });
    if (profile.imageKey !== null) await this.images.addSizes(tx, id);
    for (const item of packages) await this.packages.insert(tx, id, item);
    await this.cards.refresh(tx, id);
    return id;
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETED } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData, type Section } from '../../platform/database/personal-data.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';
import { mediaAddress } from '../../platform/storage/media-address.js';
import { type StoredPicture, sizeKeys } from '../../platform/media/stored-picture.js';
import { LinkPictures } from './link-pictures.js';
import { COVER_FOCUS } from './reads/read-creators.js';
import { ProfileImages } from './profile-image.js';

const PROFILE = `
  select id, username, display_name as "displayName", bio, category, instagram_username as "instagramUsername",
    booking_flow as "bookingFlow", link_shared_at as "linkSharedAt", $2 || profile_image_key as "profileImageUrl",
    tagline, page_design as "pageDesign", $2 || cover_key as "coverUrl", cover_key as "coverKey", cover_picture as "coverPicture",
    ${COVER_FOCUS} as "coverFocus",
    $2 || card_key as "cardUrl", profile_image_key as "imageKey", picture, created_at as "createdAt",
    updated_at as "updatedAt",
    (select to_jsonb(p) - 'creator_id' from creator_proof p where p.creator_id = c.id) as proof
  from creators c where user_id = $1`;
const BLOCKS = `
  select kind, enabled, archived_at as "archivedAt", content from page_blocks
  where creator_id = (select id from creators where user_id = $1) order by position`;
const LINK_PICTURES = `
  select key, picture, unused_since as "unusedSince" from link_pictures
  where creator_id = (select id from creators where user_id = $1) order by key`;
const FORMER_NAMES = `
  select username_key as username, until from former_usernames
  where creator_id = (select id from creators where user_id = $1) order by until`;

const SHIPPING_ADDRESS = `
  select address, updated_at as "updatedAt" from shipping_addresses
  where creator_id = (select id from creators where user_id = $1)`;

/** Who a creator is to everyone. */
@Injectable()
export class PersonalProfile implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly images: ProfileImages,
    private readonly linkPictures: LinkPictures,
    private readonly files: DeleteFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personal.register('profile', {
      exports: {
        profile: ({ userId }) => this.exportProfile(userId),
        pageBlocks: ({ userId }) => this.database.rows('export-page-blocks', BLOCKS, [userId]),
        linkPictures: ({ userId }) => this.exportLinkPictures(userId),
        formerUsernames: ({ userId }) =>
          this.database.rows('export-former-usernames', FORMER_NAMES, [userId]),
        shippingAddress: ({ userId }) =>
          this.database.rows('export-shipping-address', SHIPPING_ADDRESS, [userId]),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId !== null) await this.forget(tx, creatorId);
      },
    });
  }

  private async exportProfile(userId: string): Promise<Section> {
    const address = mediaAddress(this.config.publicUrl);
    const found = await this.database.rows<{
      imageKey: string | null;
      picture: StoredPicture | null;
      coverKey: string | null;
      coverPicture: StoredPicture | null;
    }>('export-profile', PROFILE, [userId, address]);
    return found.map(({ imageKey, picture, coverKey, coverPicture, ...profile }) => ({
      ...profile,
      smallerProfileImageUrls: sizeKeys(imageKey, picture).map((key) => address + key),
      smallerCoverUrls: sizeKeys(coverKey, coverPicture).map((key) => address + key),
    }));
  }

  private async exportLinkPictures(userId: string): Promise<Section> {
    const address = mediaAddress(this.config.publicUrl);
    const found = await this.database.rows<{
      key: string;
      picture: StoredPicture | null;
      unusedSince: Date | null;
    }>('export-link-pictures', LINK_PICTURES, [userId]);
    return found.map(({ key, picture, unusedSince }) => ({
      key,
      url: address + key,
      smallerUrls: sizeKeys(key, picture).map((one) => address + one),
      unusedSince,
    }));
  }

  private async forget(tx: Transaction, creatorId: string): Promise<void> {
    await this.images.replace(tx, creatorId, null);
    await this.images.replaceCover(tx, creatorId, null);
    await this.linkPictures.forget(tx, creatorId);
    const card = await tx.row<{ key: string | null }>(
      'card-of-creator',
      'select card_key as key from creators where id = $1',
      [creatorId],
    );
    await this.files.after(tx, card?.key == null ? [] : [card.key]);
    await tx.rows('forget-proof', 'delete from creator_proof where creator_id = $1', [creatorId]);
    // The name is free again; what stands in its place is as long as a username may be, and nobody's.
    const username = `gone-${creatorId.replaceAll('-', '').slice(-15)}`;
    await tx.rows(
      'forget-creator',
      `update creators set username = $2, username_key = $2, display_name = $3, bio = null, category = null,
         instagram_username = null, card_key = null, tagline = null, page_design = null,
         deleted_at = now(), updated_at = now() where id = $1`,
      [creatorId, username, DELETED.creator],
    );
    await tx.rows('forget-page-blocks', 'delete from page_blocks where creator_id = $1', [creatorId]);
    await tx.rows('forget-shipping-address', 'delete from shipping_addresses where creator_id = $1', [
      creatorId,
    ]);
    await tx.rows('forget-former-usernames', 'delete from former_usernames where creator_id = $1', [
      creatorId,
    ]);
  }
}

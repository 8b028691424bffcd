import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETED } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { mediaAddress } from '../../platform/storage/media-address.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';

const PROFILE = `
  select id, username, display_name as "displayName", bio, category, instagram_username as "instagramUsername",
    booking_flow as "bookingFlow", $2 || profile_image_key as "profileImageUrl", created_at as "createdAt",
    updated_at as "updatedAt" from creators where user_id = $1`;

/** Who a creator is to everyone. */
@Injectable()
export class PersonalProfile implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly files: DeleteFiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personal.register('profile', {
      exports: {
        profile: ({ userId }) =>
          this.database.rows('export-profile', PROFILE, [userId, mediaAddress(this.config.publicUrl)]),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId !== null) await this.forget(tx, creatorId);
      },
    });
  }

  private async forget(tx: Transaction, creatorId: string): Promise<void> {
    const image = await tx.row<{ key: string }>(
      'profile-image-of-creator',
      'select profile_image_key as key from creators where id = $1 and profile_image_key is not null',
      [creatorId],
    );
    // The name is free again; what stands in its place is as long as a username may be, and nobody's.
    const username = `gone-${creatorId.replaceAll('-', '').slice(-15)}`;
    await tx.rows(
      'forget-creator',
      `update creators set username = $2, username_key = $2, display_name = $3, bio = null, category = null,
         instagram_username = null, profile_image_key = null, deleted_at = now(), updated_at = now() where id = $1`,
      [creatorId, username, DELETED.creator],
    );
    if (image) await this.files.after(tx, [image.key]);
  }
}

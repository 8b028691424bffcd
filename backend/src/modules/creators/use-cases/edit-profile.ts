import { Injectable } from '@nestjs/common';
import { type BookingFlow, usernameKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Cards } from '../../catalog/index.js';
import { CreatorEntity } from '../persistence/creator.entity.js';
import { ProfileImages } from '../profile-image.js';
import { changeUsername, usernameTaken } from './usernames.js';

export interface ProfileFields {
  username: string;
  displayName: string;
  bio: string;
  category: string;
  instagramUsername?: string;
  /** A data URL replaces the picture; anything else keeps it. */
  profileImageUrl?: string;
  bookingFlow?: BookingFlow;
}

/** What a page can begin without: where it isn't sent, what is kept stays. */
type Later = 'bio' | 'category';
type ProfileChange = Omit<ProfileFields, Later> & Partial<Pick<ProfileFields, Later>>;

export interface ProfileOwner {
  creatorId: string;
  userId: string;
}

/** Changes the creator's own profile. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly database: Database,
    private readonly images: ProfileImages,
    private readonly cards: Cards,
  ) {}

  /** @throws Problem USERNAME_TAKEN, or VALIDATION_FAILED for a picture that is none */
  async run({ creatorId, userId }: ProfileOwner, fields: ProfileChange): Promise<void> {
    const imageKey = fields.profileImageUrl?.startsWith('data:')
      ? await this.images.store(userId, fields.profileImageUrl)
      : null;
    await this.database
      .transaction(async (tx) => {
        await changeUsername(tx, creatorId, fields.username);
        await tx
          .manager()
          .getRepository(CreatorEntity)
          .update(creatorId, {
            username: fields.username,
            usernameKey: usernameKey(fields.username),
            displayName: fields.displayName,
            ...(fields.bio && { bio: fields.bio }),
            ...(fields.category && { category: fields.category }),
            instagramUsername: fields.instagramUsername ?? null,
            ...(fields.bookingFlow !== undefined && { bookingFlow: fields.bookingFlow }),
          });
        if (imageKey !== null) {
          await this.images.replace(tx, creatorId, imageKey);
          await this.cards.refresh(tx, creatorId);
        }
      })
      .catch(async (error: unknown) => {
        await this.images.discard(imageKey);
        throw usernameTaken(error);
      });
  }
}

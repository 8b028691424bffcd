import { Injectable } from '@nestjs/common';
import { type BookingFlow, Problem, usernameKey } from '@reelpact/domain';
import { Database, isUniqueViolation } from '../../../platform/database/database.js';
import { CreatorEntity } from '../persistence/creator.entity.js';
import { ProfileImages } from '../profile-image.js';

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

export function usernameTaken(error: unknown): unknown {
  return isUniqueViolation(error, 'creators_username_key') ? new Problem('USERNAME_TAKEN') : error;
}

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
  ) {}

  /** @throws Problem USERNAME_TAKEN, or VALIDATION_FAILED for a picture that is none */
  async run({ creatorId, userId }: ProfileOwner, fields: ProfileFields): Promise<void> {
    const imageKey = fields.profileImageUrl?.startsWith('data:')
      ? await this.images.store(userId, fields.profileImageUrl)
      : undefined;
    await this.database
      .transaction(({ manager }) =>
        manager.getRepository(CreatorEntity).update(creatorId, {
          username: fields.username,
          usernameKey: usernameKey(fields.username),
          displayName: fields.displayName,
          bio: fields.bio,
          category: fields.category,
          instagramUsername: fields.instagramUsername ?? null,
          ...(imageKey !== undefined && { profileImageKey: imageKey }),
          ...(fields.bookingFlow !== undefined && { bookingFlow: fields.bookingFlow }),
        }),
      )
      .catch((error: unknown) => {
        throw usernameTaken(error);
      });
  }
}

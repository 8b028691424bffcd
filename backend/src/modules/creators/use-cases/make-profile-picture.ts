import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { PictureSizes } from '../../../platform/media/picture-sizes.js';
import { type StoredPicture, sizeKeys } from '../../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { PROFILE_PICTURE_TASK } from '../profile-image.js';

/** Makes a profile picture in the sizes in which pages show it. Until then they show the picture itself. */
@Injectable()
export class MakeProfilePicture implements OnModuleInit {
  private readonly logger = new Logger('Profiles');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly sizes: PictureSizes,
    private readonly files: DeleteFiles,
  ) {}

  onModuleInit(): void {
    this.queue.handle(PROFILE_PICTURE_TASK, {
      measure: () => Promise.resolve(0),
      make: (creatorId) => this.run(creatorId),
    });
  }

  /** Does it once more without harm, even at the same time. */
  async run(creatorId: string): Promise<'done'> {
    const wanted = await this.database.row<{ key: string }>(
      'wanted-profile-picture',
      `select profile_image_key as key from creators
       where id = $1 and profile_image_key is not null and picture is null`,
      [creatorId],
    );
    if (!wanted) return 'done';
    try {
      await this.keep(creatorId, wanted.key, await this.sizes.make(wanted.key, PAGE_MEDIA.profileWidths));
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      // The page goes on showing the picture itself.
      this.logger.warn(`no sizes of the profile picture of ${creatorId}: ${String(error)}`);
    }
    return 'done';
  }

  private async keep(creatorId: string, key: string, picture: StoredPicture): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kept = await tx.row(
        'keep-profile-picture',
        'update creators set picture = $3::jsonb where id = $1 and profile_image_key = $2 returning id',
        [creatorId, key, JSON.stringify(picture)],
      );
      // Replaced while they were made: then nothing else knows of these files.
      if (!kept) await this.files.after(tx, sizeKeys(key, picture));
    });
  }
}

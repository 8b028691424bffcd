import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { PictureSizes } from '../../../platform/media/picture-sizes.js';
import { type StoredPicture, sizeKeys } from '../../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { LINK_PICTURE_TASK } from '../link-pictures.js';
import { COVER_TASK, PROFILE_PICTURE_TASK } from '../profile-image.js';

/** The pictures of a page beside its portfolio, by their tasks; `$1` is the subject of the task. */
const PICTURES = {
  [PROFILE_PICTURE_TASK]: {
    name: 'profile picture',
    wanted: `select profile_image_key as key from creators
       where id = $1 and profile_image_key is not null and picture is null`,
    keep: 'update creators set picture = $3::jsonb where id = $1 and profile_image_key = $2 returning id',
    widths: PAGE_MEDIA.profileWidths,
    light: PAGE_MEDIA.light,
  },
  [COVER_TASK]: {
    name: 'cover',
    wanted: `select cover_key as key from creators
       where id = $1 and cover_key is not null and cover_picture is null`,
    keep: 'update creators set cover_picture = $3::jsonb where id = $1 and cover_key = $2 returning id',
    widths: PAGE_MEDIA.coverWidths,
    light: PAGE_MEDIA.coverLight,
  },
  [LINK_PICTURE_TASK]: {
    name: 'link picture',
    wanted: 'select key from link_pictures where key = $1 and picture is null',
    keep: 'update link_pictures set picture = $3::jsonb where key = $1 and key = $2 returning key',
    widths: PAGE_MEDIA.linkWidths,
    light: PAGE_MEDIA.light,
  },
} as const;
type Task = keyof typeof PICTURES;

/** Makes profile pictures, covers and pictures of links in the sizes in which pages show them. Until then they show the picture itself. */
@Injectable()
export class MakePagePictures implements OnModuleInit {
  private readonly logger = new Logger('Profiles');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly sizes: PictureSizes,
    private readonly files: DeleteFiles,
  ) {}

  onModuleInit(): void {
    for (const task of [PROFILE_PICTURE_TASK, COVER_TASK, LINK_PICTURE_TASK] as const) {
      this.queue.handle(task, {
        measure: () => Promise.resolve(0),
        make: (subject) => this.run(subject, task),
      });
    }
  }

  /** Does it once more without harm, even at the same time. */
  async run(subject: string, task: Task): Promise<'done'> {
    const { name, wanted, widths, light } = PICTURES[task];
    const found = await this.database.row<{ key: string }>(`wanted-${task}`, wanted, [subject]);
    if (!found) return 'done';
    try {
      await this.keep(subject, task, found.key, await this.sizes.make(found.key, widths, light));
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      // The page goes on showing the picture itself.
      this.logger.warn(`no sizes of the ${name} of ${subject}: ${String(error)}`);
    }
    return 'done';
  }

  private async keep(subject: string, task: Task, key: string, picture: StoredPicture): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kept = await tx.row(`keep-${task}`, PICTURES[task].keep, [subject, key, JSON.stringify(picture)]);
      // Replaced while they were made: then nothing else knows of these files.
      if (!kept) await this.files.after(tx, sizeKeys(key, picture));
    });
  }
}

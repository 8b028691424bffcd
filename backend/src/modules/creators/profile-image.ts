import { Injectable } from '@nestjs/common';
import { PAGE_MEDIA, PROFILE_IMAGE } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { MediaQueue } from '../../platform/media/media-queue.js';
import { Pictures } from '../../platform/media/pictures.js';
import { type StoredPicture, sizeKeys } from '../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../platform/storage/delete-files.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { newPictureKey } from './picture-key.js';

export const PROFILE_PICTURE_TASK = 'profile-picture';
export const COVER_TASK = 'cover';

const SIDE = 512;
/** A cover is kept whole: which part of it is seen depends on the screen and on its focal point. */
const COVER = { width: PAGE_MEDIA.coverSide, height: PAGE_MEDIA.coverSide, fit: 'inside' } as const;

/** Characters of a data URL of the largest image that is taken, or of the address that a profile already has. */
export const imageTextMax = Math.ceil((PROFILE_IMAGE.maxBytes * 4) / 3) + 100;

/** Keeps the pictures of profiles. */
@Injectable()
export class ProfileImages {
  constructor(
    private readonly storage: FileStorage,
    private readonly pictures: Pictures,
    private readonly media: MediaQueue,
    private readonly files: DeleteFiles,
  ) {}

  /**
   * @param userId who sent it
   * @returns the key under which the picture is stored
   * @throws Problem VALIDATION_FAILED when it is no picture, or larger than the limit
   */
  async store(userId: string, dataUrl: string): Promise<string> {
    const square = { width: SIDE, height: SIDE, fit: 'cover' } as const;
    const picture = await this.pictures.fromDataUrl(userId, dataUrl, 'profileImageUrl', square);
    const key = newPictureKey('profiles');
    await this.storage.write(key, picture);
    return key;
  }

  /** The same for the photo above a page. */
  async storeCover(userId: string, dataUrl: string): Promise<string> {
    const picture = await this.pictures.fromDataUrl(userId, dataUrl, 'coverUrl', COVER);
    const key = newPictureKey('profiles');
    await this.storage.write(key, picture);
    return key;
  }

  /** Removes a stored picture that no profile shows, because the change that brought it was refused. */
  async discard(key: string | null): Promise<void> {
    if (key !== null) await this.storage.remove(key);
  }

  /** Has the picture of a profile made in the sizes of pages. */
  async addSizes(tx: Transaction, creatorId: string): Promise<void> {
    const task = { task: PROFILE_PICTURE_TASK, subject: creatorId, ownerId: creatorId } as const;
    await this.media.add(tx, { ...task, kind: 'image' });
  }

  /** The same of the photo above a page. */
  async addCoverSizes(tx: Transaction, creatorId: string): Promise<void> {
    await this.media.add(tx, { task: COVER_TASK, subject: creatorId, ownerId: creatorId, kind: 'image' });
  }

  /** Shows another picture on a profile, or none; the old one's files go. */
  async replace(tx: Transaction, creatorId: string, key: string | null): Promise<void> {
    const old = await tx.row<{ key: string | null; picture: StoredPicture | null }>(
      'replace-profile-picture',
      `update creators c set profile_image_key = $2, picture = null
       from (select id, profile_image_key as key, picture from creators where id = $1 for update) old
       where c.id = old.id returning old.key, old.picture`,
      [creatorId, key],
    );
    if (old?.key != null) await this.files.after(tx, [old.key, ...sizeKeys(old.key, old.picture)]);
    if (key !== null) await this.addSizes(tx, creatorId);
  }

  /** Shows another photo above a page, or none, with its middle in view; the old one's files go. */
  async replaceCover(tx: Transaction, creatorId: string, key: string | null): Promise<void> {
    const old = await tx.row<{ key: string | null; picture: StoredPicture | null }>(
      'replace-cover',
      `update creators c set cover_key = $2, cover_picture = null, cover_focus_x = 50, cover_focus_y = 50
       from (select id, cover_key as key, cover_picture as picture from creators where id = $1 for update) old
       where c.id = old.id returning old.key, old.picture`,
      [creatorId, key],
    );
    if (old?.key != null) await this.files.after(tx, [old.key, ...sizeKeys(old.key, old.picture)]);
    if (key !== null) await this.addCoverSizes(tx, creatorId);
  }
}

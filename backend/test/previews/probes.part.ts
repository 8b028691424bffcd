import { beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadDto } from '../../src/modules/delivery/http/delivery.dto.js';
import type { TestApp } from '../app.js';
import { aClip, aPhoto, aProduction, refusalOf, send } from '../sending.js';
import { sharedTestApp } from '../suite.js';
import { isStored } from '../media-files.js';
import { ArrivingFiles } from '../../src/modules/delivery/arriving/arriving-files.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('an upload that is looked into', () => {
  it('is refused by name when it can’t be decoded, and nothing is kept of it', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const [clip, photo] = [aClip(), await aPhoto()];
    const broken = [
      { content: clip.subarray(0, 200), name: 'reel.mp4', type: 'video/mp4' },
      { content: photo.subarray(0, photo.length / 2), name: 'half.jpg', type: 'image/jpeg' },
    ];
    for (const file of broken) {
      expect(await refusalOf(send(creator.person, bookingId, file))).toEqual({
        status: 422,
        body: {
          statusCode: 422,
          code: 'FILE_TYPE_MISMATCH',
          message: `${file.name} can’t be read: it may be damaged or incomplete. Please export it again and upload the new file.`,
        },
      });
    }
    const { body: uploads } = await creator.person.get<UploadDto[]>(`/api/bookings/${bookingId}/uploads`);
    expect(uploads.map(({ status }) => status)).toEqual(['refused', 'refused']);
    for (const { id } of uploads) {
      expect(await stage.app.get(ArrivingFiles).received(id)).toBeNull();
      expect(await isStored(stage, `originals/${id}`)).toBe(false);
    }
    const rows = await stage.database.rows(
      't-no-previews',
      'select from previews where upload_id = any($1)',
      [uploads.map(({ id }) => id)],
    );
    expect(rows).toEqual([]);
  });
});

import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { UploadStore } from '../persistence/upload-store.js';
import { UploadFiles } from '../upload-files.js';
import { isFinished } from '../upload-record.js';
import { BeginUpload } from './begin-upload.js';
import { FinishUpload } from './finish-upload.js';
import { SubmitContent } from './submit-content.js';

/** Uploads a file that is at hand as a whole and delivers it: what a creator's browser does in several requests. */
@Injectable()
export class DeliverFile {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadStore,
    private readonly files: UploadFiles,
    private readonly beginUpload: BeginUpload,
    private readonly finishUpload: FinishUpload,
    private readonly submitContent: SubmitContent,
  ) {}

  /** @throws Problem as `BeginUpload` and `SubmitContent` do, and FILE_TYPE_MISMATCH */
  async run(
    creator: { id: string; userId: string },
    bookingId: string,
    { fileName, fileType, content }: { fileName: string; fileType: string; content: Buffer },
    notes?: string,
  ): Promise<void> {
    const size = content.length;
    const id = await this.beginUpload.run(creator.id, { bookingId, fileName, size, declaredType: fileType });
    await this.files.receive(id, content);
    const begun = await this.uploads.find(this.database, id);
    const upload = begun && (await this.finishUpload.run(begun));
    if (!upload || !isFinished(upload)) throw new Problem('FILE_TYPE_MISMATCH', upload?.refusal ?? undefined);
    const file = { fileName, fileSize: size, fileType, contentType: upload.kind, uploadId: id };
    await this.submitContent.run(bookingId, creator.userId, { files: [file], notes });
  }
}

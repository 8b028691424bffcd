import { Injectable } from '@nestjs/common';
import { type CountedPart, Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { UploadStore } from '../persistence/upload-store.js';
import { ArrivingFiles } from '../arriving/arriving-files.js';
import { isFinished } from '../upload-record.js';
import { BeginUpload } from './begin-upload.js';
import { FinishUpload } from './finish-upload.js';
import { SubmitContent } from './submit-content.js';

interface WholeFile {
  fileName: string;
  fileType: string;
  content: Buffer;
}

/** Uploads files that are at hand as a whole and delivers them: what a creator's browser does in several requests. */
@Injectable()
export class DeliverFiles {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadStore,
    private readonly files: ArrivingFiles,
    private readonly beginUpload: BeginUpload,
    private readonly finishUpload: FinishUpload,
    private readonly submitContent: SubmitContent,
  ) {}

  /**
   * @param delivery `missing` confirms what the files lack of what is counted
   * @throws Problem as `BeginUpload` and `SubmitContent` do, and FILE_TYPE_MISMATCH
   */
  async run(
    creator: { id: string; userId: string },
    bookingId: string,
    { files, notes, missing }: { files: WholeFile[]; notes?: string; missing: readonly CountedPart[] },
  ): Promise<void> {
    const delivered = [];
    for (const file of files) delivered.push(await this.upload(creator.id, bookingId, file));
    await this.submitContent.run(bookingId, creator.userId, { files: delivered, notes, missing });
  }

  private async upload(creatorId: string, bookingId: string, { fileName, fileType, content }: WholeFile) {
    const size = content.length;
    const id = await this.beginUpload.run(creatorId, { bookingId, fileName, size, declaredType: fileType });
    await this.files.receive(id, content);
    const begun = await this.uploads.find(this.database, id);
    const upload = begun && (await this.finishUpload.run(begun));
    if (!upload || !isFinished(upload)) throw new Problem('FILE_TYPE_MISMATCH', upload?.refusal ?? undefined);
    return { fileName, fileSize: size, fileType, contentType: upload.kind, uploadId: id };
  }
}

import { Injectable } from '@nestjs/common';
import { ATTACHMENT, type AttachmentKind, Problem, fileNameFor } from '@reelpact/domain';
import { newId } from '../database/ids.js';
import { FileStorage } from '../storage/file-storage.js';
import { isPdf } from './is-pdf.js';
import { Pictures } from './pictures.js';
import { SentFiles } from './sent-files.js';

/** A picture or PDF as it is kept. */
export interface KeptAttachment {
  kind: AttachmentKind;
  name: string;
  /** Bytes. */
  size: number;
  storageKey: string;
}

const PDF = 'application/pdf';
/** `.webp`, and the sign before the name of a device. */
const LONGEST_ENDING = 6;
const SIZE = { width: ATTACHMENT.side, height: ATTACHMENT.side, fit: 'inside' } as const;
const refuse = (message: string) => new Problem('VALIDATION_FAILED', message, { errors: { data: message } });

/** The name under which a file is saved: a picture is not in its former format any more. */
function named(name: string, mimeType: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, ATTACHMENT.name.max - LONGEST_ENDING);
  return fileNameFor(stem.trim() || 'file', mimeType);
}

/** Keeps what people send each other. The isolated worker redraws pictures; a PDF is kept unopened. */
@Injectable()
export class KeepAttachments {
  constructor(
    private readonly pictures: Pictures,
    private readonly storage: FileStorage,
    private readonly sent: SentFiles,
  ) {}

  /**
   * @param file its data as a data URL
   * @param owner for whom pictures are counted
   * @param folder where it is kept
   * @throws Problem VALIDATION_FAILED, TOO_MANY_REQUESTS, BUSY or OUT_OF_SPACE
   */
  async keep(
    { name, data }: { name: string; data: string },
    owner: string,
    folder: string,
  ): Promise<KeptAttachment> {
    const sent = this.sent.find(data);
    if (sent?.type.toLowerCase() === PDF) {
      if (sent.size > ATTACHMENT.maxBytes) throw refuse(ATTACHMENT.messages.size);
      if (!sent.isWhole || !(await isPdf(sent.path, sent.size))) throw refuse(ATTACHMENT.messages.type);
      const storageKey = `${folder}/${newId()}.pdf`;
      await this.storage.adopt(storageKey, sent.path);
      return { kind: 'pdf', name: named(name, PDF), size: sent.size, storageKey };
    }
    const picture = await this.pictures.fromDataUrl(owner, data, 'data', SIZE);
    const storageKey = `${folder}/${newId()}.webp`;
    await this.storage.write(storageKey, picture);
    return { kind: 'picture', name: named(name, 'image/webp'), size: picture.length, storageKey };
  }
}

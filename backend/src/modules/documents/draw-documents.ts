import { Injectable } from '@nestjs/common';
import { type Places, Slots } from '../../platform/media/slots.js';
import { drawDocument } from './draw-document.js';
import { type DocumentRow, bodyIn } from './reads/read-documents.js';

/** Requests that may wait for the one document that is being drawn: names in many scripts take seconds. */
const WAITING: Places = { ofOwner: 3, inAll: 40 };
/** The same of archives, which are counted before: none may end in the middle because others are made too. */
const ARCHIVES: Places = { ofOwner: 100, inAll: 10_000 };

/** Draws documents, one at a time on a server. */
@Injectable()
export class DrawDocuments {
  private readonly slots = new Slots(1);
  private readonly archives = new Slots(1);

  /** @param owner who asks: people take turns @throws Problem BUSY */
  pdf(row: DocumentRow, owner: string): Promise<Buffer> {
    return this.slots.take(owner, WAITING, () => drawDocument(bodyIn(row)));
  }

  /** For an archive, in which each waits until the one before it is sent. */
  forArchive(row: DocumentRow, owner: string): Promise<Buffer> {
    return this.archives.take(owner, ARCHIVES, () => drawDocument(bodyIn(row)));
  }
}

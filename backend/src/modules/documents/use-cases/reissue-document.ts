import { Injectable } from '@nestjs/common';
import {
  DOCUMENT_META,
  type DocumentParty,
  MAX_REISSUES,
  Problem,
  REISSUE_MESSAGES,
  buyerOf,
  isSameParty,
  reissueKey,
  reissued,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { FindBooking, ReadBookings } from '../../bookings/index.js';
import { type DocumentRow, ReadDocuments, bodyIn } from '../reads/read-documents.js';
import { WriteDocuments } from '../write-documents.js';
import { KeepBillingDetails } from './keep-billing-details.js';

/** Writes a receipt or a credit note once more with the brand's present billing details. The one before stays as it is. */
@Injectable()
export class ReissueDocument {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly read: ReadDocuments,
    private readonly billing: KeepBillingDetails,
    private readonly documents: WriteDocuments,
  ) {}

  /**
   * Safe to repeat: what says already what it should is answered as it is, and nothing is written.
   * @returns the newest form of the document
   * @throws Problem NOT_FOUND, FORBIDDEN for anyone but the brand, CONFLICT
   */
  async run(caller: Caller, id: string): Promise<DocumentRow> {
    const { kind, bookingId } = await this.read.forCaller(caller, id);
    if (!DOCUMENT_META[kind].billed || bookingId === null)
      throw new Problem('CONFLICT', REISSUE_MESSAGES.notBilled);
    await this.bookings.inRole(caller, bookingId, 'brand');
    const known = await this.database.transaction((tx) => this.reissue(tx, bookingId, id));
    return known ?? (await this.read.newestOf(this.database, id));
  }

  /** @returns the document that says it already; null when another one was written */
  private async reissue(tx: Transaction, bookingId: string, id: string): Promise<DocumentRow | null> {
    const record = await this.store.lock(tx, bookingId);
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    const { details } = await this.billing.ofBooking(tx, record);
    const buyer = buyerOf({ billing: details, brandName: record.brandName });
    const newest = await this.read.newestOf(tx, id);
    if (names(newest, buyer)) return newest;
    if (newest.id !== id) throw new Problem('CONFLICT', REISSUE_MESSAGES.replaced);
    if ((await this.read.countReissued(tx, bookingId)) >= MAX_REISSUES)
      throw new Problem('CONFLICT', REISSUE_MESSAGES.tooMany);
    const old = bodyIn(newest);
    if (old.kind !== 'receipt' && old.kind !== 'credit_note') throw new Error(`a ${old.kind} has no buyer`);
    const body = reissued(old, buyer, { id: newId(), at: tx.now, issuer: this.documents.issuer });
    const { creatorId } = record;
    this.documents.leave(tx, {
      ...{ key: reissueKey(id), kind: old.kind, bookingId, creatorId, postingKey: null, body },
    });
    return null;
  }
}

function names(row: DocumentRow, buyer: DocumentParty): boolean {
  const body = bodyIn(row);
  return 'buyer' in body && isSameParty(body.buyer, buyer);
}

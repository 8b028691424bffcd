import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DocumentBody,
  type DueDocument,
  type NewDocument,
  creditNoteBody,
  documentKey,
  documentsOf,
  operationKey,
  payoutSlipBody,
  receiptBody,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { type Posting, PostingListeners } from '../../escrow/index.js';
import { type FactsOfPosting, documentFacts } from '../reads/document-facts.js';
import { WriteDocuments } from '../write-documents.js';

/** A posting about the money of a booking. */
type OfBooking = Extract<Posting, { bookingId: string }>;

/** Writes the documents of each posting in its transaction, with the amounts of its own entries: the two can't differ. */
@Injectable()
export class WriteOnPosting implements OnModuleInit {
  constructor(
    private readonly postings: PostingListeners,
    private readonly documents: WriteDocuments,
  ) {}

  onModuleInit(): void {
    this.postings.onPosted((tx, posting) => this.write(tx, posting));
  }

  private async write(tx: Transaction, posting: Posting): Promise<void> {
    // The module that knows tips writes theirs.
    if (!('bookingId' in posting)) return;
    const due = documentsOf(posting);
    if (due.length === 0) return;
    const facts = await documentFacts(tx, posting, posting.key);
    for (const one of due) this.leave(tx, posting, facts, one);
  }

  private leave(
    tx: Transaction,
    posting: OfBooking,
    facts: FactsOfPosting,
    { kind, amount }: DueDocument,
  ): void {
    const { key: postingKey, bookingId, creatorId, attempt } = posting;
    const { issuer } = this.documents;
    this.documents.leave(tx, {
      ...{ key: documentKey(postingKey, kind), kind, bookingId, creatorId, postingKey },
      body: bodyOf(kind, facts, posting, { id: newId(), at: tx.now, issuer, amount }),
      ...(kind === 'credit_note' && {
        receiptKey: documentKey(operationKey(bookingId, 'hold', attempt), 'receipt'),
      }),
    });
  }
}

function bodyOf(
  kind: DueDocument['kind'],
  facts: FactsOfPosting,
  { step }: Posting,
  document: NewDocument,
): DocumentBody {
  switch (kind) {
    case 'receipt':
      return receiptBody(facts, document);
    case 'credit_note':
      return creditNoteBody(facts, step, document);
    case 'payout_slip':
      return payoutSlipBody(facts, facts.transfer, document);
    default:
      throw new Error(`no posting comes with a ${kind}`);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DocumentBody,
  type DueDocument,
  type NewDocument,
  type TipFacts,
  DOCUMENT_META,
  documentKey,
  documentsOf,
  operationKey,
  tipCreditNoteBody,
  tipReceiptBody,
  tipSlipBody,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { newId, newOpenDocumentId } from '../../../platform/database/ids.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { type DocumentName, TIP_OF_FEE, WriteDocuments } from '../../documents/index.js';
import { type Posting, PostingListeners } from '../../escrow/index.js';
import { CREATOR_OF_TIP, paperFacts } from '../reads/paper-facts.js';
import type { TipRecord } from '../tip-record.js';

/** A posting about the money of a tip. */
type OfTip = Extract<Posting, { tipId: string }>;

/** The postings that come with a paper for the supporter. */
type PaperStep = 'tip' | 'tip_refund';
const PAPERS = { tip: 'tip_receipt', tip_refund: 'tip_credit_note' } as const satisfies Record<
  PaperStep,
  DueDocument['kind']
>;

/** The key of the posting of a step. @param which of several; without it, the first */
export const tipPostingKey = (tipId: string, step: PaperStep, which: string | number = 1): string =>
  operationKey(tipId, step, which);

/** Writes the documents of each posting of a tip in its transaction, with the amounts of its own entries: the two can't differ. */
@Injectable()
export class WritePapers implements OnModuleInit {
  constructor(
    private readonly postings: PostingListeners,
    private readonly documents: WriteDocuments,
    private readonly columns: LentColumns,
  ) {}

  onModuleInit(): void {
    this.columns.lend(TIP_OF_FEE, CREATOR_OF_TIP);
    this.postings.onPosted(async (tx, posting) => {
      if ('tipId' in posting) await this.posted(tx, posting);
    });
  }

  /** The paper that came with a posting of a tip; null where there was none. */
  of(
    tx: Transaction,
    { creatorId }: Pick<TipRecord, 'creatorId'>,
    step: PaperStep,
    postingKey: string,
  ): Promise<DocumentName | null> {
    return this.documents.named(tx, { key: documentKey(postingKey, PAPERS[step]), creatorId });
  }

  private async posted(tx: Transaction, posting: OfTip): Promise<void> {
    const due = documentsOf(posting);
    if (due.length === 0) return;
    const facts = await paperFacts(tx, posting.tipId, posting.key);
    for (const one of due) await this.write(tx, posting, facts, one);
  }

  private async write(
    tx: Transaction,
    { key: postingKey, tipId, creatorId }: OfTip,
    facts: TipFacts,
    { kind, amount }: DueDocument,
  ): Promise<void> {
    const isOpen = DOCUMENT_META[kind].reader === 'supporter';
    const document = {
      ...{ id: isOpen ? newOpenDocumentId() : newId(), at: tx.now, amount },
      issuer: this.documents.issuer,
    };
    const draft = {
      ...{ key: documentKey(postingKey, kind), kind, bookingId: null, creatorId, postingKey },
      body: bodyOf(kind, facts, document),
      ...(kind === 'tip_credit_note' && {
        receiptKey: documentKey(tipPostingKey(tipId, 'tip'), 'tip_receipt'),
      }),
    };
    // The email of this transaction says the number.
    if (isOpen) await this.documents.write(tx, draft);
    else this.documents.leave(tx, draft);
  }
}

function bodyOf(kind: DueDocument['kind'], facts: TipFacts, document: NewDocument): DocumentBody {
  switch (kind) {
    case 'tip_receipt':
      return tipReceiptBody(facts, document);
    case 'tip_credit_note':
      return tipCreditNoteBody(facts, document);
    case 'payout_slip':
      return tipSlipBody(facts, document);
    default:
      throw new Error(`no posting of a tip comes with a ${kind}`);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { type BodyOf, DOCUMENT_META, type DocumentKind, type Issuer } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { asJson, type Statements, type Transaction } from '../../platform/database/database.js';

/** A document that still lacks its number. */
export interface DocumentDraft<K extends DocumentKind = DocumentKind> {
  /** What it is about: a second document with the same key is never written. */
  key: string;
  kind: K;
  /** Null for what is about several bookings. */
  bookingId: string | null;
  creatorId: string;
  /** The posting whose amount it states; null for what sums up several. */
  postingKey: string | null;
  body: BodyOf<K>;
  /** The key of the receipt that a credit note names, as it is when the number is given. */
  receiptKey?: string;
}

/**
 * A transaction that has taken a number keeps others waiting until it ends. All transactions take those of several series in one
 * order, so that two can't wait for each other; a receipt comes before the credit note that names it.
 */
const WRITE = `
  select write_document(row) from (
    select row from json_array_elements($1) with ordinality as drafts (row, place) order by row ->> 'series' desc, place
  ) in_order`;

const NAMED =
  'select id, number, amount_cents::float8 as amount from documents where key = $1 and creator_id = $2';

/** What another text names a document by. */
export interface DocumentName {
  id: string;
  number: string;
  /** Cents. */
  amount: number;
}

/** Writes documents, each once. The database numbers them, computes their sums and refuses every change of them. */
@Injectable()
export class WriteDocuments {
  readonly issuer: Issuer;

  constructor(@Inject(CONFIG) { issuer }: Config) {
    this.issuer = issuer;
  }

  /**
   * Leaves a document for the end of a transaction: its number exists if, and only if, the transaction commits. Where a document has
   * that key already, nothing is written and no number is taken.
   */
  leave(tx: Transaction, draft: DocumentDraft): void {
    tx.leave('write-documents', WRITE, rowOf(draft));
  }

  /**
   * The same at once, where the transaction goes on to say the number, as in an email. Others wait for a number of the series until it
   * ends, so nothing that takes long may follow, and nothing that leaves a document of a series later in the alphabet.
   */
  async write(tx: Transaction, draft: DocumentDraft): Promise<void> {
    await tx.rows('write-documents', WRITE, [asJson([rowOf(draft)])]);
  }

  /** The document of a key, as this transaction sees it; null where none was written. */
  named(
    at: Statements,
    { key, creatorId }: Pick<DocumentDraft, 'key' | 'creatorId'>,
  ): Promise<DocumentName | null> {
    return at.row<DocumentName>('document-by-key', NAMED, [key, creatorId]);
  }
}

function rowOf(draft: DocumentDraft): object {
  const { key, kind, bookingId, creatorId, postingKey, body, receiptKey = null } = draft;
  const { series, reader } = DOCUMENT_META[kind];
  const { id, date: at, amount, corrects } = body;
  return {
    ...{ id, key, kind, series, reader, bookingId, creatorId, postingKey, at, amount, receiptKey, body },
    corrects: corrects?.id ?? null,
  };
}

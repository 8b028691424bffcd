import { DOCUMENT_META, monthText, showDocument, subjectText, toDecimalString } from '@reelpact/domain';
import { type DocumentRow, bodyIn } from '../reads/read-documents.js';
import type { DocumentDto, DocumentSummaryDto } from './document.dto.js';

export function presentSummary(row: DocumentRow): DocumentSummaryDto {
  const { id, kind, number, at, amount, bookingId, replacedBy } = row;
  const body = bodyIn(row);
  return {
    id,
    kind,
    title: DOCUMENT_META[kind].title,
    number,
    date: at.toISOString(),
    amount: toDecimalString(amount),
    currency: body.currency,
    bookingId,
    subject: body.kind === 'fee_statement' ? monthText(body.month) : subjectText(body),
    corrects: body.corrects,
    replacedBy,
    reissuable: DOCUMENT_META[kind].billed && replacedBy === null,
    pdfUrl: `/api/documents/${id}.pdf`,
  };
}

/** A document as its readers see it; nothing here comes from elsewhere than its data. */
export function presentDocument(row: DocumentRow): DocumentDto {
  const { facts, parties, rows, total, notes } = showDocument(bodyIn(row));
  return {
    ...presentSummary(row),
    ...{ facts, parties, rows, total, notes },
    record: row.body,
    sha256: row.sha256,
  };
}

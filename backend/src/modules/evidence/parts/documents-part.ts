import { Injectable } from '@nestjs/common';
import {
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  formatMoney,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { ReadDocuments, presentDocument } from '../../documents/index.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** Receipts, credit notes and payout slips as they were issued: each party’s own, all of them for admins. */
@Injectable()
export class DocumentsPart implements EvidencePart {
  readonly key = 'documents';
  readonly title = EVIDENCE_TITLES.documents;

  constructor(private readonly documents: ReadDocuments) {}

  async read(at: Snapshot, { record, role }: EvidenceSubject): Promise<() => PartContent> {
    const found = await this.documents.ofBooking(at, record.id, role);
    return () => {
      if (found.length === 0) return { facts: [], blocks: [{ kind: 'text', text: TEXTS.noDocuments }] };
      const documents = found.map((row) => ({ row, shown: presentDocument(row) }));
      return {
        facts: documents.map(
          ({ shown: { number, kind, title, date, amount, corrects, replacedBy, record: data, sha256 } }) => ({
            ...{
              number,
              kind,
              title,
              date,
              amount,
              corrects: corrects?.number ?? null,
              replacedBy,
              data,
              sha256,
            },
          }),
        ),
        blocks: [
          {
            kind: 'table',
            head: [LABELS.when, LABELS.document, LABELS.amount, LABELS.replacedBy, LABELS.sum],
            rows: documents.map(({ row, shown }) => [
              utcText(row.at),
              `${shown.title} ${shown.number}`,
              formatMoney(row.amount),
              row.replacedBy ?? '',
              row.sha256,
            ]),
          },
        ],
      };
    };
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DOCUMENT_META, documentsOf, formatMoney } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { type Difference, Reconcile } from '../../escrow/index.js';
import {
  CHANGED_DOCUMENTS,
  type PostingWithDocuments,
  SERIES_WITH_GAPS,
  postingsToCompare,
} from '../reads/postings-to-compare.js';

interface SeriesWithGap {
  series: string;
  year: number;
  last: number;
  documents: number;
}

/** Compares documents with the ledger: each posting has exactly those that are due, and no number is missing. Changes nothing. */
@Injectable()
export class CompareDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reconcile: Reconcile,
  ) {}

  onModuleInit(): void {
    this.reconcile.register(() => this.run());
  }

  async run(): Promise<Difference[]> {
    const differences: Difference[] = [];
    for await (const posting of postingsToCompare(this.database)) {
      const { bookingId } = posting;
      // Of a tip there is none; the posting's key names it.
      differences.push(...faultsOf(posting).map((text) => ({ bookingId, text })));
    }
    const changed = await this.database.rows<{ number: string; bookingId: string | null }>(
      'changed-documents',
      CHANGED_DOCUMENTS,
    );
    for (const { number, bookingId } of changed)
      differences.push({ bookingId, text: `The document ${number} isn’t what its SHA-256 is of.` });
    const gaps = await this.database.rows<SeriesWithGap>('document-series-with-gaps', SERIES_WITH_GAPS);
    for (const { series, year, last, documents } of gaps) {
      const text = `The series ${series}-${year} has ${documents} documents, but ${last} numbers were given.`;
      differences.push({ bookingId: null, text });
    }
    return differences;
  }
}

function faultsOf(posting: PostingWithDocuments): string[] {
  const { key, documents } = posting;
  const due = documentsOf(posting);
  const missing = due.filter(
    ({ kind, amount }) => documents.filter((one) => one.kind === kind && one.amount === amount).length !== 1,
  );
  const extra = documents.filter(({ kind, amount }) =>
    due.every((one) => one.kind !== kind || one.amount !== amount),
  );
  return [
    ...missing.map(({ kind, amount }) => {
      const title = DOCUMENT_META[kind].title.toLowerCase();
      return `The posting ${key} lacks its ${title} of ${formatMoney(amount)}.`;
    }),
    ...extra.map(
      ({ number, amount }) =>
        `The document ${number} of ${formatMoney(amount)} is not what the posting ${key} says.`,
    ),
  ];
}

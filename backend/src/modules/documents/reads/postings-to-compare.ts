import type { LedgerEntry, LedgerStep } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** A posting with the documents that name it. */
export interface PostingWithDocuments {
  id: string;
  key: string;
  /** Null for a tip's. */
  bookingId: string | null;
  step: LedgerStep;
  entries: LedgerEntry[];
  documents: { kind: string; amount: number; number: string }[];
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const PAGE = 500;
const POSTINGS = `
  select p.id, p.key, p.booking_id as "bookingId", p.step,
    (select coalesce(json_agg(json_build_object('account', e.account, 'amount', e.amount_cents)), '[]')
      from ledger_entries e where e.posting_id = p.id) as entries,
    (select coalesce(json_agg(json_build_object('kind', d.kind, 'amount', d.amount_cents, 'number', d.number)), '[]')
      from documents d where d.posting_key = p.key) as documents
  from ledger_postings p, documents_begin since
  where p.id > $1 and p.at >= case when p.tip_id is null then since.at else since.of_tips end
  order by p.id limit ${PAGE}`;

/** Every posting since there are documents, page by page, in an order that no new posting changes. */
export async function* postingsToCompare(at: Statements): AsyncGenerator<PostingWithDocuments> {
  for (let after = FIRST; ;) {
    const page = await at.rows<PostingWithDocuments>('postings-to-compare', POSTINGS, [after]);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Documents whose text is not what its sum, or what stands beside it, is of. */
export const CHANGED_DOCUMENTS = `
  select d.number, d.booking_id as "bookingId" from documents d
  where encode(sha256(convert_to(d.body, 'UTF8')), 'hex') <> d.sha256 or (d.body::jsonb ->> 'amount')::bigint <> d.amount_cents
    or d.body::jsonb ->> 'number' <> d.number
  order by d.number limit 100`;

/** Series whose documents are not as many as the numbers that were given. */
export const SERIES_WITH_GAPS = `
  select s.series, s.year, s.last, count(d.id)::int as documents
  from document_series s left join documents d on d.series = s.series and d.year = s.year
  group by s.series, s.year having count(d.id) <> s.last or coalesce(max(d.place), 0) <> s.last order by s.series, s.year`;

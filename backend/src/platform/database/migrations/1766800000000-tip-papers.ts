import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Supporters get papers of their tips. Which tip one is about is said by the posting that it names, so there is no column for it. Tips that
 * were posted before this moment have no papers.
 */
const PAPERS = `
  alter table documents
    drop constraint documents_reader_check,
    drop constraint documents_check,
    add constraint documents_reader check (reader in ('brand', 'creator', 'supporter')),
    add constraint documents_of_brand check (reader <> 'brand' or booking_id is not null),
    add constraint documents_of_supporter
      check (reader <> 'supporter' or (booking_id is null and posting_key is not null and corrects is null)),
    add constraint documents_tip_kinds check (case kind
      when 'tip_receipt' then reader = 'supporter' and series = 'T'
      when 'tip_credit_note' then reader = 'supporter' and series = 'N'
      else reader <> 'supporter' and series not in ('T', 'N') end);
  alter table documents_begin add column of_tips timestamptz;
  update documents_begin set of_tips = clock_timestamp() + (select make_interval(secs => offset_seconds) from product_clock);
  alter table documents_begin alter column of_tips set not null;
  comment on column documents_begin.of_tips is 'the same for postings of tips';

  create index ledger_postings_of_tip_shares on ledger_postings (at) where step in ('tip', 'tip_refund');

  alter table tips
    add column card_brand text check (length(card_brand) between 1 and 40),
    add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
    add constraint tips_card check ((card_brand is null) = (card_last4 is null));
  comment on column tips.card_last4 is 'of the card that was used last, for the receipt; null once the supporter is forgotten';`;

export class TipPapers1766800000000 implements MigrationInterface {
  readonly name = 'TipPapers1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAPERS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}

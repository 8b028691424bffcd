import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TipEvent, TIP_TIMES, operationKey, tipPaidPosting, tipRefundPosting } from '@reelpact/domain';
import type { DocumentDto, DocumentSummaryDto } from '../src/modules/documents/http/document.dto.js';
import { WriteFeeStatements } from '../src/modules/documents/use-cases/write-fee-statements.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import { Ledger } from '../src/modules/escrow/ledger/ledger.js';
import type { TipDto } from '../src/modules/tips/http/tip.dto.js';
import { AdvanceTip } from '../src/modules/tips/use-cases/advance-tip.js';
import { ProductClock } from '../src/platform/clock/product-clock.js';
import { newId } from '../src/platform/database/ids.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, setClock } from './builders.js';
import { completed } from './scenes.js';
import { aSupporter, aTip, aTippedCreator, payTip } from './tips.js';

let stage: TestApp;
let creator: TestCreator;
beforeAll(async () => {
  stage = await startTestApp({ PLATFORM_FEE_BPS: '1000', TIP_FEE_BPS: '1250' });
  creator = await aTippedCreator(stage);
});
afterAll(() => stage.stop());

const differences = async (): Promise<string[]> =>
  (await stage.app.get(Reconcile).run()).differences.map(({ text }) => text);
/** The numbers of a series of this year. */
const placesOf = async (series: string): Promise<number[]> => {
  const text = `select place from documents where series = $1 and year = extract(year from now() at time zone 'UTC') order by place`;
  return (await stage.database.rows<{ place: number }>('t-tip-places', text, [series])).map(
    ({ place }) => place,
  );
};
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const paid = async (of = creator, amount = '5.00'): Promise<TipDto> => {
  const supporter = stage.person();
  const tip = await aTip(supporter, of, { amount });
  await payTip(supporter, tip);
  await stage.drain();
  return tip;
};

describe('numbers of tips', () => {
  it('of 200 postings at once, some of which are rolled back, have neither gaps nor doubles', async () => {
    await setClock(stage.database, Date.now());
    const ledger = stage.app.get(Ledger);
    const ids = upTo(200).map(() => newId());
    await stage.database.pool.query(
      `insert into tips (id, creator_id, amount_cents, fee_bps, name, stage, created_at, changed_at)
       select id, $2, 500, 1250, 'Mia', 'abandoned', now(), now() from unnest($1::uuid[]) as id`,
      [ids, creator.id],
    );
    const before = { T: (await placesOf('T')).length, N: (await placesOf('N')).length };
    const ended = await Promise.allSettled(
      ids.map((tipId, index) =>
        stage.database.transaction(async (tx) => {
          const post = (step: 'tip' | 'tip_refund', entries: ReturnType<typeof tipPaidPosting>) =>
            ledger.post(tx, {
              ...{ tipId, creatorId: creator.id, step, entries },
              key: operationKey(tipId, step, 1),
            });
          await post('tip', tipPaidPosting(500, 1_250));
          if (index % 2 === 0) await post('tip_refund', tipRefundPosting(500, 1_250));
          // A statement that fails at the commit, when the number is taken already.
          if (index % 5 === 0) tx.leave('t-tip-fails-at-last', 'select 1 / json_array_length($1) / 0', {});
        }),
      ),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(160);
    expect(await placesOf('T')).toEqual(upTo(before.T + 160));
    expect(await placesOf('N')).toEqual(upTo(before.N + 80));
    const unnamed = await stage.database.rows(
      't-notes-without-receipts',
      `select number from documents where kind = 'tip_credit_note' and body::jsonb -> 'receipt' = 'null'`,
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the table of documents', () => {
  it('refuses a paper of a supporter that is something else', async () => {
    const tip = await paid();
    const copy = (change: string) =>
      stage.database.pool.query(
        `insert into documents select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'key', 't-copy',
           'place', 999999, 'number', 't-copy') || $2::jsonb)).*
         from documents d where d.posting_key = $1`,
        [operationKey(tip.id, 'tip', 1), change],
      );
    const wrong = [
      '{"reader": "creator"}',
      '{"reader": "brand"}',
      '{"kind": "receipt"}',
      '{"series": "P"}',
      '{"posting_key": null}',
    ];
    for (const change of wrong) await expect(copy(change)).rejects.toThrow(/documents_\w+|violates/);
  });
});

describe('fee statements', () => {
  const toNextMonth = async (): Promise<void> => {
    const now = new Date(await stage.app.get(ProductClock).now());
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1);
    await stage.advance(next - now.getTime());
    await stage.drain();
  };

  it('have a line for each tip of which the platform kept something, and for what it returned', async () => {
    await toNextMonth();
    const { creator: booked } = await completed(stage);
    const of = await aTippedCreator(stage);
    const [kept, returned] = [await paid(of, '12.00'), await paid(of, '4.00')];
    await stage.person().post(`/api/tips/${returned.id}/undo`);
    await stage.drain();
    await toNextMonth();
    await stage.app.get(WriteFeeStatements).run();
    await stage.app.get(WriteFeeStatements).run();
    const statementsOf = async ({ person }: TestCreator) => {
      const { body } = await person.get<DocumentSummaryDto[]>('/api/documents');
      return body.filter(({ kind }) => kind === 'fee_statement');
    };
    const [statement, ...others] = await statementsOf(of);
    expect([others, statement?.amount]).toEqual([[], '1.50']);
    const { body } = await of.person.get<DocumentDto>(`/api/documents/${statement?.id ?? ''}`);
    const name = ({ id }: TipDto) => `Tip ${id.slice(0, 8)}`;
    expect(body.rows).toEqual([
      { label: name(kept), detail: expect.stringContaining('share $12.00'), amount: '$1.50' },
      { label: name(returned), detail: expect.stringContaining('share $4.00'), amount: '$0.50' },
      { label: name(returned), detail: expect.stringContaining('share -$4.00'), amount: '-$0.50' },
    ]);
    expect((await statementsOf(booked)).map(({ amount }) => amount)).toEqual(['15.00']);
  });
});

describe('a payout slip', () => {
  it('leads from the tip over the fee to what was sent', async () => {
    const of = await aTippedCreator(stage);
    await paid(of, '8.00');
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    const { body } = await of.person.get<DocumentSummaryDto[]>('/api/documents');
    const slip = body.find(({ kind }) => kind === 'payout_slip');
    const shown = await of.person.get<DocumentDto>(`/api/documents/${slip?.id ?? ''}`);
    expect(shown.body.rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Tip $8.00',
      'Platform fee -$1.00',
    ]);
    expect(shown.body.total).toEqual({ label: 'Sent', amount: '$7.00' });
  });
});

describe('what a lost chargeback has left of a tip', () => {
  it('is credited and said by email, and the chargeback itself has no paper', async () => {
    const email = aSupporter();
    const supporter = stage.person();
    const tip = await aTip(supporter, creator, { email });
    await payTip(supporter, tip);
    await stage.drain();
    const chargeback = { actor: 'network', chargeback: 'dp_part' } as const;
    for (const type of ['CHARGEBACK_OPENED', 'CHARGEBACK_LOST'] as const)
      await stage.database.transaction((tx) =>
        stage.app
          .get(AdvanceTip)
          .run(tx, tip.id, () => ({ type, ...chargeback, amount: 300, at: tx.now }) as TipEvent),
      );
    const papers = await stage.database.rows<{ kind: string; amount: number; id: string }>(
      't-papers-of-part',
      `select id, kind, amount_cents::int as amount from documents where posting_key like $1 order by at, series desc`,
      [`${tip.id}:%`],
    );
    // The fee stays with the platform, and $3.00 went to the card network.
    expect(papers.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'tip_receipt 500',
      'tip_credit_note 138',
    ]);
    const { body } = await supporter.get<DocumentDto>(`/api/documents/${papers[1]?.id ?? ''}`);
    const reason = 'The card network returned a part of the tip; the rest is refunded.';
    expect(body.facts).toContainEqual({ label: 'Reason', text: reason });
    expect(body.rows[0]).toEqual({ label: 'Tip', detail: 'Paid: $5.00', amount: '$1.38' });
    const mails = await stage.database.rows<{ body: string }>(
      't-mails-of-part',
      'select body from mails where recipient = $1 order by created_at, id',
      [email],
    );
    expect(mails[1]?.body).toContain('The rest of your tip for Sophia Reyes, $1.38, goes back to your card.');
    expect(mails[1]?.body).toContain(`/api/documents/${papers[1]?.id ?? ''}.pdf`);
  });
});

describe('a tip from before there were papers', () => {
  it('lacks none, and what is credited of it names no receipt', async () => {
    const tip = await paid();
    const key = operationKey(tip.id, 'tip', 1);
    const { pool } = stage.database;
    await pool.query('alter table documents disable trigger documents_append_only');
    await pool.query('delete from documents where posting_key = $1', [key]);
    await pool.query('alter table documents enable trigger documents_append_only');
    const { rows } = await pool.query<{ at: Date }>('select of_tips as at from documents_begin');
    const lacking = async () => (await differences()).filter((text) => text.includes(`posting ${key} `));
    expect(await lacking()).toEqual([`The posting ${key} lacks its tip receipt of $5.00.`]);
    try {
      await pool.query(
        `update documents_begin set of_tips = (select at + interval '1 millisecond' from ledger_postings where key = $1)`,
        [key],
      );
      expect(await lacking()).toEqual([]);
    } finally {
      await pool.query('update documents_begin set of_tips = $1', [rows[0]?.at]);
    }
    await stage.person().post(`/api/tips/${tip.id}/undo`);
    const notes = await stage.database.rows<{ receipt: object | null }>(
      't-note-without-receipt',
      `select body::jsonb -> 'receipt' as receipt from documents where posting_key = $1`,
      [operationKey(tip.id, 'tip_refund', 1)],
    );
    expect(notes).toEqual([{ receipt: null }]);
  });
});

describe('reconciliation', () => {
  it('finds a paper of a tip that is missing, and one that says something else', async () => {
    const of = await aTippedCreator(stage);
    const tip = await paid(of, '16.00');
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    const about = async () => (await differences()).filter((text) => text.includes(`posting ${tip.id}`));
    expect(await about()).toEqual([]);
    const papers = await stage.database.rows<{ id: string; kind: string; number: string }>(
      't-papers-to-break',
      'select id, kind, number from documents where posting_key like $1',
      [`${tip.id}:%`],
    );
    const [receipt, slip] = ['tip_receipt', 'payout_slip'].map((kind) =>
      papers.find((one) => one.kind === kind),
    );
    const change = async (statement: string, id = '') => {
      await stage.database.pool.query('alter table documents disable trigger documents_append_only');
      await stage.database.pool.query(statement, [id]);
      await stage.database.pool.query('alter table documents enable trigger documents_append_only');
    };
    await change('update documents set amount_cents = 1 where id = $1', slip?.id);
    await change('delete from documents where id = $1', receipt?.id);
    expect(await about()).toEqual([
      `The posting ${tip.id}:tip:1 lacks its tip receipt of $16.00.`,
      `The posting ${tip.id}:transfer:1 lacks its payout slip of $14.00.`,
      `The document ${slip?.number ?? ''} of $0.01 is not what the posting ${tip.id}:transfer:1 says.`,
    ]);
    expect(await differences()).toEqual(
      expect.arrayContaining([
        `The document ${slip?.number ?? ''} isn’t what its SHA-256 is of.`,
        expect.stringMatching(/^The series T-20\d\d has \d+ documents, but \d+ numbers/),
      ]),
    );
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { documentKey, holdPosting, operationKey } from '@reelpact/domain';
import type { DocumentDto, DocumentSummaryDto } from '../src/modules/documents/http/document.dto.js';
import { WriteFeeStatements } from '../src/modules/documents/use-cases/write-fee-statements.js';
import { WriteDocuments } from '../src/modules/documents/write-documents.js';
import { Ledger } from '../src/modules/escrow/ledger/ledger.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import { ReportPayment } from '../src/modules/escrow/payments/report-payment.js';
import { MakeAdmin } from '../src/modules/admin/index.js';
import { ProductClock } from '../src/platform/clock/product-clock.js';
import { newId } from '../src/platform/database/ids.js';
import { type TestApp, startTestApp } from './app.js';
import { aUser } from './builders.js';
import { giveFactor } from './factors.js';
import type { Person } from './person.js';
import { type Scene, completed, deliver, producing } from './scenes.js';
import { SEED } from './soak.js';

/** Numbers from 0 to below 1, the same for a seed. */
function chance(): () => number {
  const numbers = fc.sample(fc.noBias(fc.nat({ max: 999_999 })), { seed: SEED, numRuns: 1_000 });
  let taken = 0;
  return () => (numbers[taken++ % numbers.length] ?? 0) / 1_000_000;
}

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await startTestApp({ PLATFORM_FEE_BPS: '1000' });
  const user = await aUser(stage);
  await stage.app.get(MakeAdmin).run(user.email, true);
  await giveFactor(stage.database, user.id);
  admin = user.person;
});
afterAll(() => stage.stop());

/** How many documents of a series there are; of each year they have the numbers from 1 on. */
const gapless = async (series: string): Promise<number> => {
  const rows = await stage.database.rows<{ year: number; place: number }>(
    't-places',
    'select year, place from documents where series = $1 order by place',
    [series],
  );
  for (const year of new Set(rows.map((row) => row.year))) {
    const places = rows.filter((row) => row.year === year).map(({ place }) => place);
    expect(places).toEqual(upTo(places.length));
  }
  return rows.length;
};
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const differences = async (): Promise<string[]> =>
  (await stage.app.get(Reconcile).run()).differences.map(({ text }) => text);
const sum = async (name: string, text: string): Promise<number> =>
  Number((await stage.database.row<{ sum: string }>(name, text))?.sum);
const mine = async (person: Person, bookingId: string): Promise<DocumentSummaryDto[]> =>
  (await person.get<DocumentSummaryDto[]>(`/api/bookings/${bookingId}/documents`)).body;

describe('what is posted in a booking', () => {
  it('and what its documents say are the same to the cent, over endings by chance', async () => {
    const random = chance();
    const endings: ((scene: Scene) => Promise<unknown>)[] = [
      ({ brand, booking }) => brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' }),
      async ({ brand, creator, booking }) => {
        await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
        await creator.person.post(`/api/creator/bookings/${booking.id}/accept-rejection`, {});
      },
      async ({ brand, creator, booking }) => {
        await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
        await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
        const creatorPercent = Math.floor(random() * 101);
        await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent, reason: 'fair' });
      },
      async ({ brand, booking }) => {
        await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
        if (random() < 0.5) await stage.drain();
        const amount = (Math.ceil(random() * 15_000) / 100).toFixed(2);
        await admin.post(`/api/admin/bookings/${booking.id}/refund`, { amount, reason: 'goodwill' });
      },
      ({ creator, booking }) =>
        creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' }),
      async ({ driver }) => {
        const chargeback = { actor: 'network', at: 0, attempt: 1, chargeback: 'dp_1' } as const;
        const amount = random() < 0.5 ? 15_000 : 9_000;
        await driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount });
        await driver.happen({ type: 'CHARGEBACK_LOST', ...chargeback });
      },
    ];
    for (const ending of [...endings, ...endings.slice(2, 4)]) {
      const scene = await producing(stage, { admin });
      await deliver(scene.driver);
      await ending(scene);
      await stage.drain();
    }
    expect(await sum('t-receipts', `select sum(amount_cents) from documents where kind = 'receipt'`)).toBe(
      await sum(
        't-held',
        `select -sum(e.amount_cents) as sum from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where p.step = 'hold' and e.account = 'escrow'`,
      ),
    );
    expect(
      await sum('t-credited', `select sum(amount_cents) from documents where kind = 'credit_note'`),
    ).toBe(
      await sum(
        't-owed-back',
        `select -sum(e.amount_cents) as sum from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where p.step in ('settle', 'grant') and e.account = 'refunds_owed'`,
      ),
    );
    expect(await sum('t-slips', `select sum(amount_cents) from documents where kind = 'payout_slip'`)).toBe(
      await sum(
        't-sent',
        `select sum(e.amount_cents) as sum from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where p.step = 'transfer' and e.account = 'creator_payable'`,
      ),
    );
    for (const series of ['R', 'C', 'P']) {
      expect(await gapless(series)).toBeGreaterThan(1);
    }
    expect((await differences()).filter((text) => /document|posting|series/i.test(text))).toEqual([]);
  });

  it('has its documents once, however often the provider says so', async () => {
    const { brand, booking, creator } = await completed(stage);
    const report = stage.app.get(ReportPayment);
    await Promise.all(upTo(8).map(() => report.fromProvider({ bookingId: booking.id, attempt: 1 })));
    await stage.drain();
    expect((await mine(brand, booking.id)).map(({ kind }) => kind)).toEqual(['receipt']);
    expect((await mine(creator.person, booking.id)).map(({ kind }) => kind)).toEqual(['payout_slip']);
  });
});

describe('numbers', () => {
  it('of 500 postings at once, some of which are rolled back, have neither gaps nor doubles', async () => {
    const { booking, creator } = await producing(stage);
    const before = await gapless('R');
    const ledger = stage.app.get(Ledger);
    const random = chance();
    const failing = upTo(500).map(() => random() < 0.3);
    const ended = await Promise.allSettled(
      failing.map((fails, index) =>
        stage.database.transaction(async (tx) => {
          const attempt = 1_000 + index;
          const key = operationKey(booking.id, 'hold', attempt);
          const entries = holdPosting(100 + index);
          await ledger.post(tx, {
            ...{ key, bookingId: booking.id, attempt, creatorId: creator.id, step: 'hold', entries },
          });
          // A statement that fails at the commit, when the number is taken already.
          if (fails) tx.leave('t-fails-at-last', 'select 1 / json_array_length($1) / 0', {});
        }),
      ),
    );
    const written = failing.filter((fails) => !fails).length;
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(written);
    expect(written).toBeGreaterThan(250);
    expect(await gapless('R')).toBe(before + written);
  });

  it('of several series are taken in any order without waiting for each other, and each key gets one', async () => {
    const { booking, creator } = await producing(stage);
    const [receipt] = await stage.database.rows<{ body: string }>(
      't-body',
      `select body from documents where booking_id = $1`,
      [booking.id],
    );
    const { number: _, ...body } = JSON.parse(receipt?.body ?? '{}') as { number: string } & object;
    const before = { R: await gapless('R'), P: await gapless('P') };
    const documents = stage.app.get(WriteDocuments);
    await Promise.all(
      upTo(200).map((index) =>
        stage.database.transaction((tx) => {
          const kinds =
            index % 2 === 0 ? (['receipt', 'payout_slip'] as const) : (['payout_slip', 'receipt'] as const);
          for (const kind of kinds) {
            documents.leave(tx, {
              // Two of them want the same.
              key: documentKey(`${booking.id}:t-both:${Math.ceil(index / 2)}`, kind),
              ...{ kind, bookingId: booking.id, creatorId: creator.id, postingKey: null },
              body: { ...body, id: newId() } as never,
            });
          }
          return Promise.resolve();
        }),
      ),
    );
    expect(await gapless('R')).toBe(before.R + 100);
    expect(await gapless('P')).toBe(before.P + 100);
  });
});

describe('reconciliation', () => {
  it('finds a document that is missing, one that says something else, and one that was changed', async () => {
    const scene = await completed(stage);
    const { booking, brand, creator } = scene;
    const [receipt] = await mine(brand, booking.id);
    const [slip] = await mine(creator.person, booking.id);
    const said = async () =>
      (await differences()).filter((text) => text.includes(booking.id) || /series|SHA/.test(text));
    const about = new RegExp(`${booking.id}|${receipt?.number ?? ''}|${slip?.number ?? ''}`);
    expect((await said()).filter((text) => about.test(text))).toEqual([]);
    const client = await stage.database.pool.connect();
    const changing = async (statement: string, values: unknown[]) => {
      await client.query('alter table documents disable trigger documents_append_only');
      await client.query(statement, values);
      await client.query('alter table documents enable trigger documents_append_only');
    };
    try {
      await changing('update documents set amount_cents = 1 where id = $1', [slip?.id]);
      expect(await differences()).toEqual(
        expect.arrayContaining([
          `The posting ${booking.id}:transfer:1 lacks its payout slip of $135.00.`,
          `The document ${slip?.number} of $0.01 is not what the posting ${booking.id}:transfer:1 says.`,
          `The document ${slip?.number} isn’t what its SHA-256 is of.`,
        ]),
      );
      await changing('update documents set amount_cents = 13500 where id = $1', [slip?.id]);
      await changing(`update documents set body = replace(body, 'Northwind', 'Southwind') where id = $1`, [
        receipt?.id,
      ]);
      expect(await differences()).toContain(`The document ${receipt?.number} isn’t what its SHA-256 is of.`);
      await changing('delete from documents where id = $1', [receipt?.id]);
      const texts = await differences();
      expect(texts).toContain(`The posting ${booking.id}:hold:1 lacks its receipt of $150.00.`);
      expect(texts).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^The series R-20\d\d has \d+ documents, but \d+ numbers/),
        ]),
      );
    } finally {
      client.release();
    }
  });
});

describe('fee statements', () => {
  const run = () => stage.app.get(WriteFeeStatements).run();
  const statements = async (person: Person) =>
    (await person.get<DocumentSummaryDto[]>('/api/documents')).body.filter(
      ({ kind }) => kind === 'fee_statement',
    );
  /** The first day of the next month, by the product's clock. */
  const toNextMonth = async (): Promise<void> => {
    const now = new Date(await stage.app.get(ProductClock).now());
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1);
    await stage.advance(next - now.getTime());
    await stage.drain();
  };

  it('are written once for each creator and month, with a line for each booking', async () => {
    const { creator, booking } = await completed(stage);
    await run();
    expect(await statements(creator.person)).toEqual([]);
    await toNextMonth();
    await Promise.all([run(), run()]);
    await run();
    const [statement, ...others] = await statements(creator.person);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ amount: '15.00', bookingId: null });
    expect(statement?.number).toMatch(/^F-/);
    const { body } = await creator.person.get<DocumentDto>(`/api/documents/${statement?.id ?? ''}`);
    expect(body.rows).toEqual([
      {
        label: `UGC Package, booking ${booking.id.slice(0, 8)}`,
        detail: expect.stringContaining('share $150.00'),
        amount: '$15.00',
      },
    ]);
    expect(body.total).toEqual({ label: 'Fees', amount: '$15.00' });
    expect(await gapless('F')).toBeGreaterThan(0);
  });

  it('say what was returned, and leave out a month without fees', async () => {
    const { creator, booking } = await completed(stage, { admin });
    await toNextMonth();
    await run();
    await admin.post(`/api/admin/bookings/${booking.id}/refund`, { amount: '50.00', reason: 'goodwill' });
    await stage.drain();
    await toNextMonth();
    await run();
    await toNextMonth();
    await run();
    expect((await statements(creator.person)).map(({ amount }) => amount)).toEqual(['-5.00', '15.00']);
  });

  it('of many creators are written in batches, all of them', async () => {
    const { booking } = await completed(stage);
    const before = await gapless('F');
    await stage.database.pool.query(
      `with made as (
         insert into users (id, email, email_key, first_name, last_name)
         select gen_random_uuid(), 'many-' || n || '@example.test', 'many-' || n || '@example.test', 'Ann', 'Miller'
         from generate_series(1, 120) n returning id
       ) insert into creators (id, user_id, username, username_key, display_name, booking_flow)
         select gen_random_uuid(), id, 'many' || left(id::text, 8), 'many' || left(id::text, 8), 'Ann', 'pay_first' from made`,
    );
    await stage.database.pool.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'creator_id', c.id, 'license_id', null))).*
       from bookings b, creators c where b.id = $1 and c.username like 'many%'`,
      [booking.id],
    );
    const now = new Date(await stage.app.get(ProductClock).now());
    await stage.database.pool.query(
      `with posted as (
         insert into ledger_postings (id, key, booking_id, step, attempt, at)
         select gen_random_uuid(), b.id || ':settle:1', b.id, 'settle', 1, $1 from bookings b join creators c on c.id = b.creator_id
         where c.username like 'many%' returning id, booking_id
       ) insert into ledger_entries (posting_id, account, creator_id, amount_cents)
         select p.id, account, case when account = 'creator_payable' then b.creator_id end, amount
         from posted p join bookings b on b.id = p.booking_id,
           (values ('escrow', 15000), ('creator_payable', -13500), ('platform_fees', -1500)) as entry (account, amount)`,
      [now],
    );
    await toNextMonth();
    await run();
    // The creator of the booking has one too.
    expect(await gapless('F')).toBe(before + 121);
  });
});

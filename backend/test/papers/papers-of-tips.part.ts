import { beforeAll, describe, expect, it } from '@jest/globals';
import { TIP_TIMES } from '@reelpact/domain';
import type { DocumentDto, DocumentSummaryDto } from '../../src/modules/documents/http/document.dto.js';
import { Reconcile } from '../../src/modules/escrow/index.js';
import { SandboxHand } from '../../src/modules/escrow/providers/sandbox/sandbox-hand.js';
import { ReceiveNotice } from '../../src/modules/escrow/webhooks/receive-notice.js';
import type { TipDto } from '../../src/modules/tips/http/tip.dto.js';
import type { TestApp } from '../app.js';
import { type TestCreator, PASSWORD, aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import type { Person } from '../person.js';
import { spokenText } from '../spoken-text.js';
import { sharedTestApp } from '../suite.js';
import { aSupporter, aTip, aTippedCreator, payTip, readTip } from '../tips.js';
import { download } from '../unzip.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Paper {
  id: string;
  kind: string;
  reader: string;
  number: string;
  amount: number;
  receipt: string | null;
}
const papersOf = (tipId: string): Promise<Paper[]> =>
  stage.database.rows<Paper & { [key: string]: unknown }>(
    't-papers-of-tip',
    `select d.id, d.kind, d.reader, d.number, d.amount_cents::int as amount, d.body::jsonb #>> '{receipt,number}' as receipt
     from documents d join ledger_postings p on p.key = d.posting_key where p.tip_id = $1 order by d.at, d.series desc`,
    [tipId],
  );
const kindsOf = async (tipId: string) =>
  (await papersOf(tipId)).map(({ kind, amount }) => `${kind} ${amount}`);
const mailsTo = (email: string) =>
  stage.database.rows<{ subject: string; body: string }>(
    't-paper-mails',
    'select subject, body from mails where recipient = $1 order by created_at, id',
    [email],
  );
const differences = async () => (await stage.app.get(Reconcile).run()).differences.map(({ text }) => text);

interface Given {
  creator: TestCreator;
  supporter: Person;
  tip: TipDto;
  email: string;
}
const paid = async (body: Record<string, unknown> = {}): Promise<Given> => {
  const creator = await aTippedCreator(stage);
  const supporter = stage.person();
  const email = aSupporter();
  const tip = await aTip(supporter, creator, { email, ...body });
  await payTip(supporter, tip);
  await stage.drain();
  return { creator, supporter, tip, email };
};
const paidOut = async (): Promise<Given> => {
  const given = await paid();
  await stage.advance(TIP_TIMES.hold);
  await stage.drain();
  return given;
};
const intentOf = async (id: string): Promise<string> => {
  const text = 'select intent_id as intent from tips where id = $1';
  const [row] = await stage.database.rows<{ intent: string }>('t-paper-intent', text, [id]);
  return row?.intent ?? '';
};
const undo = (person: Person, { id }: TipDto) => person.post(`/api/tips/${id}/undo`);
const status = async (person: Person, id = '') => (await person.get(`/api/documents/${id}`)).status;

describe('a receipt of a tip', () => {
  it('is there with the payment, and says who gave what to whom', async () => {
    const { supporter, tip } = await paid();
    const [paper, ...others] = await papersOf(tip.id);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ kind: 'tip_receipt', reader: 'supporter', amount: 500 });
    expect(paper?.number).toMatch(/^T-20\d\d-\d{6}$/);
    const { body } = await supporter.get<DocumentDto>(`/api/documents/${paper?.id ?? ''}`);
    expect(body).toMatchObject({ bookingId: null, amount: '5.00', reissuable: false, replacedBy: null });
    expect(body.facts).toContainEqual({ label: 'Paid by', text: 'Visa ending in 4242' });
    expect(body.parties.map(({ lines }) => lines[0])).toEqual(['Mia', 'Sophia Reyes', 'Reelpact']);
    expect(body.notes[0]).toBe('A tip is a gift. It buys nothing: no rights, no files, no delivery.');
    expect(body.notes).toContain('This is not a tax invoice.');
    expect(JSON.stringify(body)).not.toContain('@');
    expect(body.record).not.toContain(tip.id);
  });

  it('names nobody where no name was given', async () => {
    const { supporter, tip } = await paid({ name: '' });
    const [paper] = await papersOf(tip.id);
    const { body } = await supporter.get<DocumentDto>(`/api/documents/${paper?.id ?? ''}`);
    expect(body.parties[0]).toEqual({ label: 'From', lines: ['Anonymous'] });
  });

  it('is opened as a PDF from the email by anyone who has it, and is in no list', async () => {
    const { creator, tip, email } = await paid();
    const [paper] = await papersOf(tip.id);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain(`Tip Receipt: ${paper?.number ?? ''}`);
    const path = `/api/documents/${paper?.id ?? ''}.pdf`;
    expect(mail?.body).toMatch(new RegExp(`Tip Receipt \\(PDF\\): http\\S+${path}\n`));
    const { status: code, headers } = await fetch(`${stage.url}${path}`);
    expect([code, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    const said = spokenText((await download(stage.person(), path)).bytes);
    expect(said).toEqual(expect.arrayContaining(['Tip Receipt', 'Mia', 'Sophia Reyes', '$5.00 USD']));
    // The page of the tip says nothing of it, nor does anything that its creator reads.
    const told = [
      await readTip(stage.person(), tip.id),
      (await creator.person.get('/api/creator/tips')).body,
      (await creator.person.get('/api/documents')).body,
      (await creator.person.get('/api/auth/export')).body,
      (await creator.person.get('/api/notifications')).body,
    ];
    expect(JSON.stringify(told)).not.toContain(paper?.id ?? '');
    expect(JSON.stringify(told)).not.toContain(paper?.number ?? '');
  });

  it('is not reissued, and an unknown one is none', async () => {
    const { supporter, tip } = await paid();
    const [paper] = await papersOf(tip.id);
    expect((await supporter.post(`/api/documents/${paper?.id ?? ''}/reissue`)).status).toBe(409);
    expect(await status(supporter, '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28')).toBe(404);
    expect(await status(supporter, tip.id)).toBe(404);
  });

  it('is written once, though the provider says it again and again', async () => {
    const { tip } = await paid();
    const receive = stage.app.get(ReceiveNotice);
    const id = await intentOf(tip.id);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        receive.run({
          id: `evt_paper_${tip.id}_${index % 6}`,
          type: 'payment_intent.succeeded',
          about: { kind: 'payment', id },
        }),
      ),
    );
    await stage.drain();
    expect(await kindsOf(tip.id)).toEqual(['tip_receipt 500']);
  });
});

describe('a tip that goes back', () => {
  it('is credited with the receipt’s number, and its email says so', async () => {
    const { supporter, tip, email } = await paid();
    await undo(supporter, tip);
    await undo(supporter, tip);
    await stage.drain();
    const [receipt, note, ...others] = await papersOf(tip.id);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ kind: 'tip_credit_note', amount: 500, receipt: receipt?.number });
    expect(note?.number).toMatch(/^N-/);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toContain('Refunded');
    expect(mail?.body).toContain(`Tip Credit Note: ${note?.number ?? ''}`);
    const path = `/api/documents/${note?.id ?? ''}.pdf`;
    expect(mail?.body).toContain(path);
    const { bytes } = await download(stage.person(), path);
    expect(spokenText(bytes)).toEqual(
      expect.arrayContaining([
        'Tip Credit Note',
        receipt?.number,
        'The tip was taken back within 30 minutes.',
      ]),
    );
    expect(await differences()).toEqual([]);
  });

  it('says who has returned it', async () => {
    const { creator, supporter, tip } = await paid();
    await creator.person.post(`/api/creator/tips/${tip.id}/refund`);
    await stage.drain();
    const [, note] = await papersOf(tip.id);
    const { body } = await supporter.get<DocumentDto>(`/api/documents/${note?.id ?? ''}`);
    expect(body.facts).toContainEqual({ label: 'Reason', text: 'The creator returned the tip.' });
  });

  it('has no papers where it was never one: a late payment is sent back', async () => {
    const creator = await aTippedCreator(stage);
    const email = aSupporter();
    const tip = await aTip(stage.person(), creator, { email });
    await stage.advance(TIP_TIMES.window);
    await stage.drain();
    const hand = stage.app.get(SandboxHand);
    await hand.send(await intentOf(tip.id), { signal: 'PAYMENT_SECURED', twice: true });
    await stage.drain();
    expect(await papersOf(tip.id)).toEqual([]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Refunded');
    expect(mail?.body).not.toContain('/api/documents/');
  });

  it('has no credit note where the card network has taken it', async () => {
    const { tip } = await paid();
    const hand = stage.app.get(SandboxHand);
    for (const signal of ['CHARGEBACK_OPENED', 'CHARGEBACK_LOST'] as const) {
      await hand.send(await intentOf(tip.id), { signal, twice: true });
      await stage.drain();
    }
    expect(await kindsOf(tip.id)).toEqual(['tip_receipt 500']);
    expect(await differences()).toEqual([]);
  });
});

describe('a tip that is paid out', () => {
  it('has a payout slip among its creator’s documents, in the table and the copy of their data', async () => {
    const { creator, tip } = await paidOut();
    expect(await kindsOf(tip.id)).toEqual(['tip_receipt 500', 'payout_slip 500']);
    const list = await creator.person.get<DocumentSummaryDto[]>('/api/documents');
    expect(list.body).toMatchObject([
      { kind: 'payout_slip', amount: '5.00', bookingId: null, subject: `Tip ${tip.id.slice(0, 8)}` },
    ]);
    const { body } = await creator.person.get<DocumentDto>(`/api/documents/${list.body[0]?.id ?? ''}`);
    expect(body.facts).toContainEqual({ label: 'Transfer', text: expect.stringMatching(/^tr_/) });
    const year = new Date(list.body[0]?.date ?? '').getUTCFullYear();
    const table = await download(creator.person, `/api/documents/${year}.csv`);
    const lines = table.bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Tip$/);
    expect(lines[1]).toContain(tip.id.slice(0, 8));
    const copy = await creator.person.get<{ data: { documents: { kind: string }[] } }>('/api/auth/export');
    expect(copy.body.data.documents.map(({ kind }) => kind)).toEqual(['payout_slip']);
  });

  it('shows its slip to nobody else', async () => {
    const { supporter, creator, tip } = await paidOut();
    const slip = (await papersOf(tip.id)).find(({ kind }) => kind === 'payout_slip');
    const other = await aTippedCreator(stage);
    for (const person of [supporter, stage.person(), other.person, (await aUser(stage)).person])
      expect(await status(person, slip?.id)).toBe(404);
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    expect([await status(creator.person, slip?.id), await status(admin.person, slip?.id)]).toEqual([
      200, 200,
    ]);
  });
});

describe('papers of a supporter with an account', () => {
  it('are in the copy of their data, and stay as they were issued when they leave', async () => {
    const creator = await aTippedCreator(stage);
    const { person, email } = await aUser(stage);
    const tip = await aTip(person, creator, { email });
    await payTip(person, tip);
    await stage.drain();
    interface Copy {
      data: { documents: object[]; tipsGiven: { documents: { number: string; kind: string }[] }[] };
    }
    const { data } = (await person.get<Copy>('/api/auth/export')).body;
    const [paper] = await papersOf(tip.id);
    expect(data.documents).toEqual([]);
    expect(data.tipsGiven).toMatchObject([
      { cardBrand: 'visa', cardLast4: '4242', documents: [{ number: paper?.number, kind: 'tip_receipt' }] },
    ]);
    const left = await person.post('/api/auth/delete-account', { email, password: PASSWORD });
    expect(left.status).toBeLessThan(300);
    const [row] = await stage.database.rows<{ last4: string | null }>(
      't-card-of-forgotten',
      'select card_last4 as last4 from tips where id = $1',
      [tip.id],
    );
    expect(row?.last4).toBeNull();
    expect(await status(stage.person(), paper?.id)).toBe(200);
    // What is credited later has no name any more.
    await creator.person.post(`/api/creator/tips/${tip.id}/refund`);
    await stage.drain();
    const note = (await papersOf(tip.id)).find(({ kind }) => kind === 'tip_credit_note');
    const { body } = await stage.person().get<DocumentDto>(`/api/documents/${note?.id ?? ''}`);
    expect(body.parties[0]?.lines).toEqual(['Anonymous']);
  });
});

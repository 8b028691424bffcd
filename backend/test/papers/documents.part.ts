import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type NumberedBody, bookingNumber } from '@reelpact/domain';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { DocumentDto, DocumentSummaryDto } from '../../src/modules/documents/http/document.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aBooking, aCreator, aUser, bookingBody, pay } from '../builders.js';
import type { Person } from '../person.js';
import { completed, deliver, producing } from '../scenes.js';
import { giveFactor } from '../factors.js';
import { spokenText } from '../spoken-text.js';
import { download, sha256, unzip } from '../unzip.js';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  const user = await aUser(stage);
  await stage.app.get(MakeAdmin).run(user.email, true);
  await giveFactor(stage.database, user.id);
  admin = user.person;
});

const ofBooking = async (person: Person, bookingId: string): Promise<DocumentSummaryDto[]> =>
  (await person.get<DocumentSummaryDto[]>(`/api/bookings/${bookingId}/documents`)).body;
const document = async (person: Person, id: string): Promise<DocumentDto> =>
  (await person.get<DocumentDto>(`/api/documents/${id}`)).body;
const kinds = (documents: readonly DocumentSummaryDto[]) =>
  documents.map(({ kind, amount }) => `${kind} ${amount}`);

describe('a receipt', () => {
  it('is there as soon as the card is charged, and not before', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', {
      addonIds: [creator.addonId],
      amount: '175.50',
    });
    await pay(stage, brand, booking.id);
    expect(await ofBooking(brand, booking.id)).toEqual([]);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const [receipt, ...others] = await ofBooking(brand, booking.id);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'receipt',
      title: 'Receipt',
      amount: '175.50',
      currency: 'usd',
      bookingId: booking.id,
      subject: 'UGC Package',
      corrects: null,
      replacedBy: null,
      reissuable: true,
    });
    expect(receipt?.number).toMatch(/^R-20\d\d-\d{6}$/);
  });

  it('says who bought what from whom for how much, and by which card', async () => {
    const { brand, booking } = await producing(stage);
    const [summary] = await ofBooking(brand, booking.id);
    const { facts, parties, rows, total, notes } = await document(brand, summary?.id ?? '');
    expect(facts).toEqual(
      expect.arrayContaining([
        { label: 'Number', text: summary?.number },
        { label: 'Booking', text: bookingNumber(booking.id) },
        { label: 'Package', text: 'UGC Package' },
        { label: 'Paid by', text: 'Visa ending in 4242' },
      ]),
    );
    expect(parties).toEqual([
      { label: 'Billed to', lines: ['Northwind Coffee'] },
      { label: 'Seller', lines: ['Sophia Reyes'] },
      { label: 'Agent', lines: ['Reelpact'] },
    ]);
    expect(rows).toEqual([{ label: 'UGC Package', detail: null, amount: '$150.00' }]);
    expect(total).toEqual({ label: 'Paid', amount: '$150.00' });
    expect(notes).toContain('This is not a tax invoice.');
    expect(notes.join(' ')).toContain('Paid into escrow');
  });

  it('is data with the sum of the very text that is kept', async () => {
    const { brand, booking } = await producing(stage);
    const [summary] = await ofBooking(brand, booking.id);
    const { record, sha256, id, number } = await document(brand, summary?.id ?? '');
    expect(createHash('sha256').update(record).digest('hex')).toBe(sha256);
    expect(JSON.parse(record) as NumberedBody).toMatchObject({ id, number, kind: 'receipt', amount: 15_000 });
  });

  it('is a PDF for its reader', async () => {
    const { brand, booking } = await producing(stage);
    const [summary] = await ofBooking(brand, booking.id);
    const { status, bytes } = await download(brand, summary?.pdfUrl ?? '');
    expect(status).toBe(200);
    const said = spokenText(bytes);
    const { facts, parties, rows, total, notes } = await document(brand, summary?.id ?? '');
    for (const text of [
      ...facts.flatMap(({ label, text: fact }) => [label, fact]),
      ...parties.flatMap(({ label, lines }) => [label, ...lines]),
      ...rows.flatMap(({ label, amount }) => [label, amount]),
      ...notes,
    ])
      expect(said).toContain(text);
    expect(said).toEqual(expect.arrayContaining(['Receipt', total.label, `${total.amount} USD`]));
  });
});

describe('documents', () => {
  it('follow an approval to the creator and nothing of it to the brand', async () => {
    const { creator, brand, booking } = await completed(stage);
    expect(kinds(await ofBooking(brand, booking.id))).toEqual(['receipt 150.00']);
    const [slip, ...others] = await ofBooking(creator.person, booking.id);
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ kind: 'payout_slip', amount: '135.00', reissuable: false });
    const { rows, total, facts } = await document(creator.person, slip?.id ?? '');
    expect(rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Your share of the booking $150.00',
      'Platform fee -$15.00',
    ]);
    expect(total.amount).toBe('$135.00');
    expect(facts).toContainEqual({ label: 'Transfer', text: expect.stringMatching(/^tr_/) });
  });

  it('credit what goes back, and name the receipt', async () => {
    const { creator, brand, booking, driver } = await producing(stage, { admin });
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    await stage.drain();
    const all = await ofBooking(brand, booking.id);
    expect(kinds(all)).toEqual(['credit_note 60.00', 'receipt 150.00']);
    const note = await document(brand, all[0]?.id ?? '');
    expect(note.facts).toEqual(
      expect.arrayContaining([
        { label: 'For receipt', text: all[1]?.number },
        { label: 'Reason', text: 'The payment was divided. The creator gets $90.00; the rest is refunded.' },
      ]),
    );
    expect(note.number).toMatch(/^C-/);
  });

  it('are nobody else’s', async () => {
    const { creator, brand, booking } = await completed(stage);
    const [receipt] = await ofBooking(brand, booking.id);
    const [slip] = await ofBooking(creator.person, booking.id);
    const stranger = (await aUser(stage)).person;
    const other = (await aCreator(stage)).person;
    const status = async (person: Person, id = '') => (await person.get(`/api/documents/${id}`)).status;
    for (const person of [stranger, other, stage.person()]) {
      expect(await status(person, receipt?.id)).toBe(404);
      expect(await status(person, slip?.id)).toBe(404);
      expect((await person.get(`${receipt?.pdfUrl ?? ''}`)).status).toBe(404);
    }
    expect(await status(creator.person, receipt?.id)).toBe(404);
    expect(await status(brand, slip?.id)).toBe(404);
    expect(await status(admin, receipt?.id)).toBe(200);
    expect(await status(admin, slip?.id)).toBe(200);
    expect(await status(brand, 'no-id')).toBe(404);
  });

  it('are listed for their owner, newest first', async () => {
    const { person: brand } = await aUser(stage);
    const creator = await aCreator(stage);
    const ids: string[] = [];
    for (let left = 2; left > 0; left -= 1) {
      const { body } = await brand.post<{ id: string }>(
        '/api/package-bookings',
        bookingBody('pay_first', creator.packageId),
      );
      await pay(stage, brand, body.id);
      await creator.person.post(`/api/creator/bookings/${body.id}/approve`, {});
      await stage.drain();
      ids.unshift(body.id);
    }
    const list = async (query = '') =>
      (await brand.get<DocumentSummaryDto[]>(`/api/documents${query}`)).body.map(
        ({ bookingId }) => bookingId,
      );
    expect(await list()).toEqual(ids);
    expect(await list(`?year=${new Date().getUTCFullYear()}`)).toEqual(ids);
    expect(await list('?year=2001')).toEqual([]);
    expect((await brand.get('/api/documents?year=x')).status).toBe(400);
    expect((await creator.person.get<unknown[]>('/api/documents')).body).toEqual([]);
  });

  it('can’t be changed or deleted by anybody', async () => {
    const { brand, booking } = await producing(stage);
    const [receipt] = await ofBooking(brand, booking.id);
    for (const statement of [
      `update documents set amount_cents = 1 where id = $1`,
      `update documents set body = '{}' where id = $1`,
      'delete from documents where id = $1',
    ])
      await expect(stage.database.pool.query(statement, [receipt?.id])).rejects.toThrow('append-only');
    await expect(stage.database.pool.query('truncate documents')).rejects.toThrow();
  });
});

describe('billing details', () => {
  const DETAILS = {
    name: 'Northwind Coffee LLC',
    line1: '12 Harbor Road',
    postalCode: '04101',
    city: 'Portland, ME',
    country: 'USA',
    taxId: '98-7654321',
  };
  const LINES = ['Northwind Coffee LLC', '12 Harbor Road', '04101 Portland, ME', 'USA', 'Tax ID: 98-7654321'];
  const billed = async (person: Person, id = '') =>
    (await document(person, id)).parties.find(({ label }) => label === 'Billed to')?.lines;
  const save = (person: Person, bookingId: string, details: object = DETAILS) =>
    person.call('PUT', `/api/bookings/${bookingId}/billing-details`, details);
  const reissue = (person: Person, id = '') =>
    person.post<DocumentDto & { code?: string }>(`/api/documents/${id}/reissue`);

  it('typed before the payment stand on its receipt', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    expect((await brand.get(`/api/bookings/${booking.id}/billing-details`)).body).toEqual({
      details: null,
      isOwn: false,
    });
    expect(await save(brand, booking.id)).toMatchObject({ status: 200, body: { isOwn: true } });
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const [receipt] = await ofBooking(brand, booking.id);
    expect(await billed(brand, receipt?.id)).toEqual(LINES);
  });

  it('of an account stand on the receipts of what it books, and never on those of a stranger who types its email', async () => {
    const { person: brand, email } = await aUser(stage);
    expect((await brand.get('/api/billing-details')).body).toEqual({ details: null });
    await brand.call('PUT', '/api/billing-details', DETAILS);
    expect((await brand.get('/api/billing-details')).body).toEqual({ details: { ...DETAILS, line2: null } });
    const creator = await aCreator(stage);
    const paid = async (person: Person, body: object = {}) => {
      const { body: booking } = await person.post<{ id: string }>('/api/package-bookings', {
        ...bookingBody('pay_first', creator.packageId),
        ...body,
      });
      await pay(stage, person, booking.id);
      await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
      await stage.drain();
      const [receipt] = await ofBooking(person, booking.id);
      return billed(person, receipt?.id);
    };
    expect(await paid(brand)).toEqual(LINES);
    expect(await paid(stage.person(), { contactEmail: email })).toEqual(['Northwind Coffee']);
  });

  it('are the brand’s alone', async () => {
    const { creator, brand, booking } = await producing(stage);
    await save(brand, booking.id);
    const path = `/api/bookings/${booking.id}/billing-details`;
    expect((await creator.person.get(path)).status).toBe(403);
    expect((await save(creator.person, booking.id)).status).toBe(403);
    expect((await stage.person().get(path)).status).toBe(404);
    expect((await save((await aUser(stage)).person, booking.id)).status).toBe(404);
  });

  it('are bounded, and a refused one changes nothing', async () => {
    const { brand, booking } = await producing(stage);
    await save(brand, booking.id);
    for (const wrong of [{}, { name: ' ' }, { ...DETAILS, city: 'x'.repeat(81) }, { ...DETAILS, vat: '1' }])
      expect((await save(brand, booking.id, wrong)).status).toBe(400);
    const { body } = await brand.get<{ details: object }>(`/api/bookings/${booking.id}/billing-details`);
    expect(body.details).toEqual({ ...DETAILS, line2: null });
  });

  it('that changed come onto a new receipt, which names the old one; the old one stays as it was', async () => {
    const { brand, booking } = await producing(stage);
    const [first] = await ofBooking(brand, booking.id);
    const before = await document(brand, first?.id ?? '');
    await save(brand, booking.id);
    const { status, body: next } = await reissue(brand, first?.id);
    expect(status).toBe(200);
    expect(next).toMatchObject({
      kind: 'receipt',
      amount: '150.00',
      corrects: { id: first?.id, number: first?.number },
      replacedBy: null,
    });
    expect(next.number).not.toBe(first?.number);
    expect(await document(brand, first?.id ?? '')).toEqual({
      ...before,
      replacedBy: next.number,
      reissuable: false,
    });
    expect(await billed(brand, next.id)).toEqual(LINES);
  });

  it('that did not change write nothing, however often that is asked for', async () => {
    const { brand, booking } = await producing(stage);
    const [first] = await ofBooking(brand, booking.id);
    expect((await reissue(brand, first?.id)).body.id).toBe(first?.id);
    await save(brand, booking.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reissue(brand, first?.id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ofBooking(brand, booking.id)).toHaveLength(2);
    await save(brand, booking.id, { name: 'Somebody else' });
    expect(await reissue(brand, first?.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await ofBooking(brand, booking.id)).toHaveLength(2);
  });

  it('come onto new documents ten times at most', async () => {
    const { brand, booking } = await producing(stage);
    const [first] = await ofBooking(brand, booking.id);
    let id = first?.id;
    for (let time = 1; time <= 10; time += 1) {
      await save(brand, booking.id, { name: `Company ${time}` });
      id = (await reissue(brand, id)).body.id;
    }
    await save(brand, booking.id, { name: 'Company 11' });
    expect(await reissue(brand, id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await ofBooking(brand, booking.id)).toHaveLength(11);
  });

  it('are for receipts and credit notes, and for the brand to put there', async () => {
    const { creator, brand, booking } = await completed(stage);
    const [slip] = await ofBooking(creator.person, booking.id);
    const [receipt] = await ofBooking(brand, booking.id);
    expect((await reissue(creator.person, slip?.id)).status).toBe(409);
    expect((await reissue(creator.person, receipt?.id)).status).toBe(404);
    expect((await reissue(admin, receipt?.id)).status).toBe(403);
  });

  it('are named by a later credit note, with the newest receipt', async () => {
    const { creator, brand, booking } = await producing(stage);
    const [first] = await ofBooking(brand, booking.id);
    await save(brand, booking.id);
    const { body: next } = await reissue(brand, first?.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await stage.drain();
    const [note] = await ofBooking(brand, booking.id);
    const { facts, parties } = await document(brand, note?.id ?? '');
    expect(facts).toContainEqual({ label: 'For receipt', text: next.number });
    expect(parties[0]).toEqual({ label: 'Credited to', lines: LINES });
  });

  it('go with the account, and stay on what was issued', async () => {
    const { person: brand, email, id } = await aUser(stage);
    await brand.call('PUT', '/api/billing-details', DETAILS);
    const creator = await aCreator(stage);
    const { body: booking } = await brand.post<{ id: string }>(
      '/api/package-bookings',
      bookingBody('pay_first', creator.packageId),
    );
    await save(brand, booking.id);
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await stage.drain();
    const issued = (await ofBooking(admin, booking.id)).map(({ number }) => number);
    expect(issued).toHaveLength(2);
    const copy = (await brand.get<{ data: Record<string, unknown[]> }>('/api/auth/export')).body.data;
    expect(copy['billingDetails']).toHaveLength(2);
    expect(copy['documents']).toMatchObject(issued.map((number) => ({ number })));
    const { status } = await brand.post('/api/auth/delete-account', { email, password: PASSWORD });
    expect(status).toBe(204);
    const left = await stage.database.rows(
      't-billing-left',
      'select 1 from billing_details where user_id = $1 or booking_id = $2',
      [id, booking.id],
    );
    expect(left).toEqual([]);
    const [note] = await ofBooking(admin, booking.id);
    expect((await document(admin, note?.id ?? '')).parties[0]?.lines).toEqual(LINES);
  });
});

describe('a year of documents', () => {
  const year = new Date().getUTCFullYear();

  it('comes as a table and as one archive with every document, its data and their sums', async () => {
    const { creator } = await completed(stage);
    const { body: mine } = await creator.person.get<DocumentSummaryDto[]>('/api/documents');
    const [slip] = mine;
    const table = await creator.person.get<string>(`/api/documents/${year}.csv`);
    expect(table.headers.get('content-type')).toContain('text/csv');
    const [head, line, ...rest] = String(table.body).split('\r\n');
    expect(head).toContain('Number,Date (UTC),Kind');
    expect(line).toContain(`${slip?.number ?? ''},`);
    expect(line).toContain(',135.00,USD,');
    expect(rest).toEqual(['']);
    const { bytes } = await download(creator.person, `/api/documents/${year}.zip`);
    const files = unzip(bytes);
    const number = slip?.number ?? '';
    expect([...files.keys()]).toEqual([
      `documents-${year}.csv`,
      'SHA256SUMS.txt',
      `${number}.pdf`,
      `data/${number}.json`,
    ]);
    expect(spokenText(files.get(`${number}.pdf`) ?? Buffer.alloc(0))).toContain('Payout Slip');
    const data = files.get(`data/${number}.json`) ?? Buffer.alloc(0);
    expect(files.get('SHA256SUMS.txt')?.toString()).toBe(`${sha256(data)}  data/${number}.json\n`);
  });

  it('has nothing of anybody else, and nothing of another year', async () => {
    await completed(stage);
    const { person } = await aUser(stage);
    expect(String((await person.get(`/api/documents/${year}.csv`)).body).split('\r\n')).toHaveLength(2);
    const { bytes } = await download(person, `/api/documents/${year - 1}.zip`);
    expect([...unzip(bytes).keys()]).toEqual([`documents-${year - 1}.csv`, 'SHA256SUMS.txt']);
    for (const path of ['/api/documents/26.zip', '/api/documents/x.csv', '/api/documents/20260.csv'])
      expect((await person.get(path)).status).toBe(404);
  });

  it('runs no formula of anybody', async () => {
    const creator = await aCreator(stage);
    const { person: brand } = await aUser(stage);
    await stage.database.rows('t-formula', `update packages set name = '=1+1' where id = $1`, [
      creator.packageId,
    ]);
    const { body } = await brand.post<{ id: string }>(
      '/api/package-bookings',
      bookingBody('pay_first', creator.packageId),
    );
    await pay(stage, brand, body.id);
    await creator.person.post(`/api/creator/bookings/${body.id}/approve`, {});
    await stage.drain();
    expect(String((await brand.get(`/api/documents/${year}.csv`)).body)).toContain(",'=1+1,");
  });
});

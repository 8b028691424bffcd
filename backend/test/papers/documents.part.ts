import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type NumberedBody, bookingNumber } from '@reelpact/domain';
import type { DocumentSummaryDto } from '../../src/modules/documents/http/document.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, bookingBody, pay } from '../builders.js';
import type { Person } from '../person.js';
import { documentsOf, readDocument } from '../read-documents.js';
import { completed, deliver, producing } from '../scenes.js';
import { makeAdmin } from '../factors.js';
import { spokenText } from '../spoken-text.js';
import { download, sha256, unzip } from '../unzip.js';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  const user = await aUser(stage);
  await makeAdmin(stage.database, user.id);
  admin = user.person;
});

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
    expect(await documentsOf(brand, booking.id)).toEqual([]);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const [receipt, ...others] = await documentsOf(brand, booking.id);
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
    const [summary] = await documentsOf(brand, booking.id);
    const { facts, parties, rows, total, notes } = await readDocument(brand, summary?.id ?? '');
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
    const [summary] = await documentsOf(brand, booking.id);
    const { record, sha256, id, number } = await readDocument(brand, summary?.id ?? '');
    expect(createHash('sha256').update(record).digest('hex')).toBe(sha256);
    expect(JSON.parse(record) as NumberedBody).toMatchObject({ id, number, kind: 'receipt', amount: 15_000 });
  });

  it('is a PDF for its reader', async () => {
    const { brand, booking } = await producing(stage);
    const [summary] = await documentsOf(brand, booking.id);
    const { status, bytes } = await download(brand, summary?.pdfUrl ?? '');
    expect(status).toBe(200);
    const said = spokenText(bytes);
    const { facts, parties, rows, total, notes } = await readDocument(brand, summary?.id ?? '');
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
    expect(kinds(await documentsOf(brand, booking.id))).toEqual(['receipt 150.00']);
    const [slip, ...others] = await documentsOf(creator.person, booking.id);
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ kind: 'payout_slip', amount: '135.00', reissuable: false });
    const { rows, total, facts } = await readDocument(creator.person, slip?.id ?? '');
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
    const all = await documentsOf(brand, booking.id);
    expect(kinds(all)).toEqual(['credit_note 60.00', 'receipt 150.00']);
    const note = await readDocument(brand, all[0]?.id ?? '');
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
    const [receipt] = await documentsOf(brand, booking.id);
    const [slip] = await documentsOf(creator.person, booking.id);
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
    const [receipt] = await documentsOf(brand, booking.id);
    for (const statement of [
      `update documents set amount_cents = 1 where id = $1`,
      `update documents set body = '{}' where id = $1`,
      'delete from documents where id = $1',
    ])
      await expect(stage.database.pool.query(statement, [receipt?.id])).rejects.toThrow('append-only');
    await expect(stage.database.pool.query('truncate documents')).rejects.toThrow();
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

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentDto } from '../../src/modules/documents/http/document.dto.js';
import type { TestApp } from '../app.js';
import { PASSWORD, aBooking, aCreator, aUser, bookingBody, pay } from '../builders.js';
import { makeAdmin } from '../factors.js';
import type { Person } from '../person.js';
import { documentsOf, readDocument } from '../read-documents.js';
import { completed, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  const user = await aUser(stage);
  await makeAdmin(stage.database, user.id);
  admin = user.person;
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
    (await readDocument(person, id)).parties.find(({ label }) => label === 'Billed to')?.lines;
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
    const [receipt] = await documentsOf(brand, booking.id);
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
      const [receipt] = await documentsOf(person, booking.id);
      return billed(person, receipt?.id);
    };
    expect(await paid(brand)).toEqual(LINES);
    expect(await paid(stage.person(), { contactEmail: email })).toEqual(['Northwind Coffee']);
  });

  it('of a booking come before those of its account', async () => {
    const { person: brand } = await aUser(stage);
    const creator = await aCreator(stage);
    const { body: booking } = await brand.post<{ id: string }>(
      '/api/package-bookings',
      bookingBody('pay_first', creator.packageId),
    );
    await brand.call('PUT', '/api/billing-details', { ...DETAILS, name: 'Northwind Group' });
    const path = `/api/bookings/${booking.id}/billing-details`;
    expect((await brand.get(path)).body).toMatchObject({
      isOwn: false,
      details: { name: 'Northwind Group' },
    });
    await save(brand, booking.id);
    expect((await brand.get(path)).body).toMatchObject({ isOwn: true, details: DETAILS });
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const [receipt] = await documentsOf(brand, booking.id);
    expect(await billed(brand, receipt?.id)).toEqual(LINES);
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
    const [first] = await documentsOf(brand, booking.id);
    const before = await readDocument(brand, first?.id ?? '');
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
    expect(await readDocument(brand, first?.id ?? '')).toEqual({
      ...before,
      replacedBy: next.number,
      reissuable: false,
    });
    expect(await billed(brand, next.id)).toEqual(LINES);
  });

  it('that did not change write nothing, however often that is asked for', async () => {
    const { brand, booking } = await producing(stage);
    const [first] = await documentsOf(brand, booking.id);
    expect((await reissue(brand, first?.id)).body.id).toBe(first?.id);
    await save(brand, booking.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reissue(brand, first?.id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await documentsOf(brand, booking.id)).toHaveLength(2);
    await save(brand, booking.id, { name: 'Somebody else' });
    expect(await reissue(brand, first?.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await documentsOf(brand, booking.id)).toHaveLength(2);
  });

  it('come onto new documents ten times at most', async () => {
    const { brand, booking } = await producing(stage);
    const [first] = await documentsOf(brand, booking.id);
    let id = first?.id;
    for (let time = 1; time <= 10; time += 1) {
      await save(brand, booking.id, { name: `Company ${time}` });
      id = (await reissue(brand, id)).body.id;
    }
    await save(brand, booking.id, { name: 'Company 11' });
    expect(await reissue(brand, id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await documentsOf(brand, booking.id)).toHaveLength(11);
  });

  it('are for receipts and credit notes, and for the brand to put there', async () => {
    const { creator, brand, booking } = await completed(stage);
    const [slip] = await documentsOf(creator.person, booking.id);
    const [receipt] = await documentsOf(brand, booking.id);
    expect((await reissue(creator.person, slip?.id)).status).toBe(409);
    expect((await reissue(creator.person, receipt?.id)).status).toBe(404);
    expect((await reissue(admin, receipt?.id)).status).toBe(403);
  });

  it('are named by a later credit note, with the newest receipt', async () => {
    const { creator, brand, booking } = await producing(stage);
    const [first] = await documentsOf(brand, booking.id);
    await save(brand, booking.id);
    const { body: next } = await reissue(brand, first?.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await stage.drain();
    const [note] = await documentsOf(brand, booking.id);
    const { facts, parties } = await readDocument(brand, note?.id ?? '');
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
    const issued = (await documentsOf(admin, booking.id)).map(({ number }) => number);
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
    const [note] = await documentsOf(admin, booking.id);
    expect((await readDocument(admin, note?.id ?? '')).parties[0]?.lines).toEqual(LINES);
  });
});

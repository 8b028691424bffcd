import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BRIEF_FILES, WANTED_BY } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { AttachmentDto } from '../../src/platform/http/attachment.dto.js';
import type { TestApp } from '../app.js';
import { aBooking, aCreator, aUser, bookingBody, pay, read } from '../builders.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';

const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')}`;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

type Refusal = { message: string; errors?: Record<string, string> };
const at = (bookingId: string, id: string) => `/api/bookings/${bookingId}/brief-files/${id}`;
const add = (who: Person, bookingId: string, id: string = randomUUID(), data = PDF, name = 'board.pdf') =>
  who.call<AttachmentDto & Refusal>('PUT', at(bookingId, id), { name, data });
const remove = (who: Person, bookingId: string, id: string) => who.call<Refusal>('DELETE', at(bookingId, id));
const filesSeenBy = async (who: Person, bookingId: string): Promise<string[]> =>
  (await read(who, bookingId)).briefFiles.map(({ name }) => name);
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the files of a brief', () => {
  it('are there for both as soon as the creator may know of the booking', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const { status, body } = await add(brand, booking.id);
    expect([status, body.kind, body.name]).toEqual([200, 'pdf', 'board.pdf']);
    expect((await creator.person.get(`/api/bookings/${booking.id}`)).status).toBe(404);
    await pay(stage, brand, booking.id);
    expect(await filesSeenBy(creator.person, booking.id)).toEqual(['board.pdf']);
    const [file] = (await read(creator.person, booking.id)).briefFiles;
    const saved = await fetch(`${stage.url}${file?.url}`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="board.pdf"/);
    const said = await Promise.all([brand, creator.person].map((who) => read(who, booking.id)));
    expect(said.map(({ briefFilesOpen }) => briefFilesOpen)).toEqual([true, false]);
  });

  it('sent again under their id stay as they were', async () => {
    const { brand, booking } = await aBooking(stage, await aCreator(stage));
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add(brand, booking.id, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.size)).size).toBe(1);
    expect(await filesSeenBy(brand, booking.id)).toEqual(['board.pdf']);
  });

  it('come and go until the creator has answered, and stay from then on', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    const { body: kept } = await add(brand, booking.id, randomUUID(), PDF, 'kept.pdf');
    const { body: gone } = await add(brand, booking.id);
    expect((await remove(brand, booking.id, gone.id)).status).toBe(204);
    expect((await remove(brand, booking.id, gone.id)).status).toBe(204);
    await stage.drain();
    expect((await fetch(`${stage.url}${gone.url}`)).status).toBe(404);
    expect((await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {})).status).toBe(200);
    const late = [await add(brand, booking.id), await remove(brand, booking.id, kept.id)];
    expect(late.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([409, BRIEF_FILES.messages.closed]),
    );
    expect(await filesSeenBy(creator.person, booking.id)).toEqual(['kept.pdf']);
  });

  it('are ten at most, however many come at once', async () => {
    const { brand, booking } = await aBooking(stage, await aCreator(stage));
    const answers = await Promise.all(
      Array.from({ length: BRIEF_FILES.max + 4 }, () => add(brand, booking.id)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.message)).toEqual(Array(4).fill(BRIEF_FILES.messages.tooMany));
    expect((await filesSeenBy(brand, booking.id)).length).toBe(BRIEF_FILES.max);
  });

  it('are the brand’s alone to send', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    const { body: file } = await add(brand, booking.id);
    const stranger = (await aUser(stage)).person;
    for (const [who, status] of [
      [creator.person, 403],
      [stranger, 404],
      [stage.person(), 404],
    ] as const) {
      expect((await add(who, booking.id)).status).toBe(status);
      expect((await remove(who, booking.id, file.id)).status).toBe(status);
    }
    expect(await filesSeenBy(brand, booking.id)).toEqual(['board.pdf']);
  });

  it('are refused when they are something else, or have no proper id', async () => {
    const { brand, booking } = await aBooking(stage, await aCreator(stage));
    const html = `data:application/pdf;base64,${Buffer.from('<html>').toString('base64')}`;
    const refused = [await add(brand, booking.id, randomUUID(), html), await add(brand, booking.id, 'mine')];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
    expect(await filesSeenBy(brand, booking.id)).toEqual([]);
  });

  it('are not shown to who only knows the request', async () => {
    const creator = await aCreator(stage);
    const guest = stage.person();
    const body = bookingBody('pay_first', creator.packageId);
    const key = { 'idempotency-key': randomUUID() };
    const made = await guest.call<BookingDto>('POST', '/api/package-bookings', body, key);
    await add(guest, made.body.id);
    expect(await filesSeenBy(guest, made.body.id)).toEqual(['board.pdf']);
    const repeat = await stage.person().call<BookingDto>('POST', '/api/package-bookings', body, key);
    expect([repeat.body.id, repeat.body.briefFiles]).toEqual([made.body.id, []]);
  });
});

describe('the day by which content is wanted', () => {
  it.each(['pay_first', 'approve_first'] as const)('is kept with a booking that is %s', async (flow) => {
    const creator = await aCreator(stage);
    const day = dayFromNow(20);
    const { brand, booking } = await aBooking(stage, creator, flow, { wantedBy: day });
    expect((await read(brand, booking.id)).wantedBy).toBe(day);
  });

  it('can be changed with the brief, and taken back', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', { wantedBy: dayFromNow(20) });
    const edit = async (more: object) =>
      (
        await brand.call<BookingDto>('PUT', `/api/bookings/${booking.id}/brief`, {
          ...bookingBody('pay_first', creator.packageId),
          ...more,
        })
      ).body.wantedBy;
    const other = dayFromNow(30);
    expect([await edit({ wantedBy: other }), await edit({ wantedBy: other }), await edit({})]).toEqual([
      other,
      other,
      null,
    ]);
  });

  it.each([
    ['is no day', '2027-02-30', WANTED_BY.messages.form],
    ['is over', '2020-01-01', WANTED_BY.messages.past],
    ['is years away', '2190-01-01', WANTED_BY.messages.far],
  ])('is refused when it %s', async (_, wantedBy, message) => {
    const creator = await aCreator(stage);
    const body = { ...bookingBody('pay_first', creator.packageId), wantedBy };
    const { status, body: problem } = await stage.person().post<Refusal>('/api/package-bookings', body);
    expect([status, problem.errors]).toEqual([400, { wantedBy: message }]);
  });
});

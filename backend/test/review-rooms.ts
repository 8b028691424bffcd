import { expect } from '@jest/globals';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import type { ReviewLinkDto, SharedItemDto, SharedRoomDto } from '../src/modules/review/http/links.dto.js';
import type { ReviewItemDto, ReviewRoomDto } from '../src/modules/review/http/review.dto.js';
import type { TestApp } from './app.js';
import { makeViewable } from './builders.js';
import type { Person } from './person.js';
import { aPhoto, aProduction, entry, send, submit } from './sending.js';

/** A version of one photo that can be viewed, and those who talk about it. */
export async function aReviewRoom(stage: TestApp, revisions = '2') {
  const production = await aProduction(stage, { revisions });
  const { creator, brand, bookingId } = production;
  const at = `/api/bookings/${bookingId}/review-room`;
  const deliver = async (name: string, more: object = {}): Promise<void> => {
    const content = await aPhoto(300, 500);
    const uploadId = await send(creator.person, bookingId, { content, name, type: 'image/jpeg' });
    const file = { ...entry({ content, name, type: 'image/jpeg' }), uploadId, ...more };
    const { status } = await submit(creator.person, bookingId, [file]);
    expect(status).toBe(200);
    await makeViewable(stage, bookingId);
  };
  const booking = async (): Promise<BookingDto> =>
    (await brand.get<BookingDto>(`/api/bookings/${bookingId}`)).body;
  /** Where the newest version and its only file are. */
  const place = async () => {
    const [latest] = (await booking()).submissions;
    return { submissionId: latest?.id ?? '', uploadId: latest?.files[0]?.uploadId ?? '' };
  };
  const items = async (who: Person): Promise<ReviewItemDto[]> =>
    (await who.get<ReviewRoomDto>(at)).body.items;
  const draft = async (fields: object = {}): Promise<string> => {
    const body = { kind: 'change', body: 'Cooler, please', ...(await place()), ...fields };
    const answer = await brand.post<{ id: string }>(`${at}/drafts`, body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const move = (who: Person, id: string, state: string, note?: string) =>
    who.post(`${at}/items/${id}/state`, { state, note });
  const request = async (note?: string) =>
    brand.post<BookingDto>(`${at}/request-revision`, { note, submissionId: (await place()).submissionId });
  await deliver('first.jpg');
  return { ...production, at, deliver, booking, place, items, draft, move, request };
}

export type ReviewRoom = Awaited<ReturnType<typeof aReviewRoom>>;

/** A review link of a room, and somebody who has given their name there. */
export async function aSharedReview(
  stage: TestApp,
  room: ReviewRoom,
  wanted: object = {},
  name = 'Tom Weaver',
) {
  const links = `/api/bookings/${room.bookingId}/review-links`;
  const link = { label: 'The client', days: 14, notesBecome: 'draft', ...wanted };
  const made = await room.brand.post<{ url: string }>(links, link);
  expect(made.status).toBe(201);
  const token = made.body.url.split('/').at(-1) ?? '';
  const at = `/api/review-links/${token}`;
  const { body: listed } = await room.brand.get<ReviewLinkDto[]>(links);
  const id = listed.find(({ url }) => url === made.body.url)?.id ?? '';
  const reviewer = stage.person();
  const password = 'password' in link ? link.password : undefined;
  expect((await reviewer.post(`${at}/reviewers`, { name, password })).status).toBe(204);
  const note = async (fields: object = {}, by = reviewer): Promise<string> => {
    const body = { kind: 'change', body: 'The logo is cut off', ...(await room.place()), ...fields };
    const answer = await by.post<{ id: string }>(`${at}/notes`, body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const seen = async (by = reviewer): Promise<SharedItemDto[]> =>
    (await by.get<SharedRoomDto>(`${at}/room`)).body.items;
  const revoke = () => room.brand.call('DELETE', `${links}/${id}`);
  return { links, id, at, token, url: made.body.url, reviewer, note, seen, revoke };
}

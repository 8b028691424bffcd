import type { APIRequestContext } from 'playwright-core';

/** An answer that names what was made. */
export interface Sent {
  id: string;
}
interface ListedBooking {
  id: string;
  stage: string;
}

/** @throws Error with the answer when it is not a success */
export async function send<Answer = unknown>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await request.fetch(path, { method, ...(data && { data }) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

export async function findSampleCreator(
  request: APIRequestContext,
): Promise<{ id: string; username: string; packageId: string }> {
  const username = 'sophiacreates';
  const { id, packages } = await send<{ id: string; packages: { id: string; bookable: boolean }[] }>(
    request,
    'GET',
    `/api/creator/profile/${username}`,
  );
  return { id, username, packageId: packages.find(({ bookable }) => bookable)?.id ?? '' };
}

export async function listBookings(
  request: APIRequestContext,
  as: 'brand' | 'creator',
): Promise<ListedBooking[]> {
  if (as === 'brand') return send<ListedBooking[]>(request, 'GET', '/api/brand/bookings');
  const { bookings } = await send<{ bookings: ListedBooking[] }>(request, 'GET', '/api/creators/dashboard');
  return bookings;
}

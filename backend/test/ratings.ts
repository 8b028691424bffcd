import { type Party, RATING_QUESTIONS, isRateable } from '@reelpact/domain';
import { ReadBookings } from '../src/modules/bookings/index.js';
import type { BookingRatingDto } from '../src/modules/ratings/http/rating.dto.js';
import { EndRatingWindows } from '../src/modules/ratings/use-cases/end-rating-windows.js';
import type { TestApp } from './app.js';
import { setClock } from './builders.js';
import type { Person } from './person.js';
import { type Scene, completed } from './scenes.js';

export const ratingBody = (by: Party, stars = 5, text?: string) => ({
  answers: Object.fromEntries(RATING_QUESTIONS[by].map(({ key }) => [key, stars])),
  ...(text !== undefined && { text }),
});

export const readRating = async (person: Person, { booking }: Pick<Scene, 'booking'>) =>
  (await person.get<BookingRatingDto>(`/api/bookings/${booking.id}/rating`)).body;

export const rate = (scene: Scene, by: Party, stars = 5, text?: string) =>
  personOf(scene, by).call<BookingRatingDto & { code?: string; message?: string }>(
    'PUT',
    `/api/bookings/${scene.booking.id}/rating`,
    ratingBody(by, stars, text),
  );

/** All that stands in somebody's list, the newest of a booking as well as what is folded behind it. */
export async function titlesOf(person: Person): Promise<string[]> {
  const { body } = await person.get<{ title: string; older: { title: string }[] }[]>('/api/notifications');
  return body.flatMap(({ title, older }) => [title, ...older.map((one) => one.title)]);
}

export const personOf = ({ brand, creator }: Scene, party: Party): Person =>
  party === 'brand' ? brand : creator.person;

/** A booking that was completed a moment ago. */
export async function rateable(stage: TestApp, casting?: Parameters<typeof completed>[1]): Promise<Scene> {
  const scene = await completed(stage, casting);
  await stage.settle();
  const record = await stage.app.get(ReadBookings).find(stage.database, scene.booking.id);
  if (!record || !isRateable(record.state)) throw new Error('the booking is not completed');
  return scene;
}

/** Moves the clock to so long after the moment at which a booking's ratings end, in milliseconds. */
export async function atEnd(stage: TestApp, { booking }: Scene, after: number): Promise<void> {
  const row = await stage.database.row<{ ends: number }>(
    't-rating-ends',
    'select extract(epoch from ends_at)::float8 * 1000 as ends from rating_windows where booking_id = $1',
    [booking.id],
  );
  await setClock(stage.database, (row?.ends ?? 0) + after);
}

export async function sweepRatings(stage: TestApp): Promise<void> {
  await stage.app.get(EndRatingWindows).sweep();
  await stage.settle();
}

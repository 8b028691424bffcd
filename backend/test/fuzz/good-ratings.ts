import { rate, rateable, ratingBody } from '../ratings.js';
import type { Scene as Rated } from '../scenes.js';
import type { Make, Scene } from './good.js';

const pathOf = ({ booking }: Rated, rest = ''): string => `/api/bookings/${booking.id}/rating${rest}`;

/** Ratings that both have written. */
async function shown({ stage }: Scene): Promise<Rated> {
  const scene = await rateable(stage);
  await rate(scene, 'brand', 4, 'Good.');
  await rate(scene, 'creator', 4, 'Good.');
  return scene;
}
const REASON = { reason: 'off_topic' };

/** Requests about ratings that are granted. */
export const GOOD_RATINGS: Readonly<Record<string, Make>> = {
  getBookingRating: async (scene) => {
    const rated = await shown(scene);
    return { by: rated.brand, path: pathOf(rated) };
  },
  rateBooking: async ({ stage }) => {
    const scene = await rateable(stage);
    return { by: scene.brand, path: pathOf(scene), body: ratingBody('brand', 3, 'Fine.') };
  },
  replyToRating: async (scene) => {
    const rated = await shown(scene);
    return { by: rated.creator.person, path: pathOf(rated, '/reply'), body: { text: 'Thanks.' } };
  },
  reportRating: async (scene) => {
    const rated = await shown(scene);
    return { by: rated.creator.person, path: pathOf(rated, '/reports'), body: REASON };
  },
  getCreatorRatings: async (scene) => {
    const { creator } = await shown(scene);
    return { by: scene.stage.person(), path: `/api/creators/${creator.username}/ratings` };
  },
  removeRating: async (scene) => {
    const { booking } = await shown(scene);
    return {
      by: scene.cast.people.admin,
      path: `/api/admin/ratings/${booking.id}/brand/remove`,
      body: REASON,
    };
  },
  keepRating: async (scene) => {
    const rated = await shown(scene);
    await rated.creator.person.post(pathOf(rated, '/reports'), REASON);
    return { by: scene.cast.people.admin, path: `/api/admin/ratings/${rated.booking.id}/brand/keep` };
  },
};

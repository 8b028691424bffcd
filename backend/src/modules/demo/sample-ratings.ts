import type { Story } from './story.js';

type Ratings = NonNullable<Story['ratings']>;

export const REEL_RATED: Ratings = {
  brand: { stars: [5, 5, 5], text: 'Two days early, and just the light we had in mind.' },
  creator: { stars: [5, 5, 5], text: 'A clear brief and a kind answer within a day.' },
};

export const POTS_RATED: Ratings = {
  brand: {
    stars: [4, 5, 5],
    text: 'The second version was spot on. The first one showed the pot from too far away.',
  },
  creator: { stars: [4, 5, 5], text: 'Said exactly what to change, once.' },
};

export const SALT_RATED: Ratings = {
  brand: { stars: [5, 4, 4], text: 'Lovely photos. We were slow to answer, and nobody minded.' },
  creator: {
    stars: [5, 4, 2],
    text: 'Good brief, but nobody answered for days: I was paid when the time to review was over.',
  },
};

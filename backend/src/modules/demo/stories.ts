import type { BookingFlow } from '@reelpact/domain';

/** What somebody does in the demo's past; windows end by themselves when their time has come. */
export type StoryStep =
  | 'book'
  | 'pay'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'deliver'
  | 'approve'
  | 'revise'
  | 'reject'
  | 'accept-rejection'
  | 'contest'
  | 'leave';

export interface Story {
  brand: string;
  /** The demo's brand account; others book as guests. */
  isDemoBrand?: true;
  /** Pays with a test card whose holder complains to their bank afterwards. */
  disputesCard?: true;
  flow: BookingFlow;
  /** Which of the creator's packages, counted from 0. */
  offer: number;
  brief: string;
  /** Where they had found the creator's page. */
  source: 'instagram.com' | 'tiktok.com' | 'newsletter' | 'direct';
  /** How many days ago, and what. */
  deeds: [number, StoryStep][];
}

const DEMO_BRAND = 'Northwind Coffee';

/** One booking for every stage that lasts, and one under a card network's review; `securing` lasts only moments. */
export const STORIES: readonly Story[] = [
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 0,
    source: 'instagram.com',
    brief:
      'A calm 20-second reel: our new roast, brewed at home, first light through the window. No voice-over.',
    deeds: [
      [34, 'book'],
      [34, 'pay'],
      [33.5, 'accept'],
      [30, 'deliver'],
      [29, 'approve'],
    ],
  },
  {
    brand: 'Fernwood Plants',
    flow: 'pay_first',
    offer: 2,
    source: 'newsletter',
    brief: 'Launch of our self-watering pots. Show the pot on a shelf, then a close-up of the water level.',
    deeds: [
      [26, 'book'],
      [26, 'pay'],
      [25, 'accept'],
      [22, 'deliver'],
      [21, 'revise'],
      [19, 'deliver'],
      [18, 'approve'],
    ],
  },
  {
    brand: 'Cedar & Salt',
    flow: 'approve_first',
    offer: 1,
    source: 'instagram.com',
    brief: 'Five photos of our sea salt in a real kitchen, on wood, with warm light.',
    deeds: [
      [24, 'book'],
      [23.5, 'accept'],
      [23, 'pay'],
      [19, 'deliver'],
    ],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 2,
    source: 'direct',
    brief:
      'Autumn campaign: one reel and a set of photos with the orange tin. Please keep the logo readable.',
    deeds: [
      [6, 'book'],
      [6, 'pay'],
      [5.5, 'accept'],
      [1.2, 'deliver'],
    ],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 0,
    source: 'tiktok.com',
    brief: 'A reel about our cold brew for summer terraces, ice sounds welcome.',
    deeds: [
      [3, 'book'],
      [3, 'pay'],
      [2, 'accept'],
    ],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 1,
    source: 'instagram.com',
    brief: 'Photos for the subscription box: unboxing, the three bags side by side, one with a hand.',
    deeds: [
      [9, 'book'],
      [9, 'pay'],
      [8.6, 'accept'],
      [4, 'deliver'],
      [1.5, 'revise'],
    ],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 0,
    source: 'newsletter',
    brief: 'A short reel for our gift cards: somebody finds one under a cup.',
    deeds: [
      [0.8, 'book'],
      [0.8, 'pay'],
    ],
  },
  {
    brand: 'Lumen Skincare',
    flow: 'approve_first',
    offer: 2,
    source: 'instagram.com',
    brief: 'Evening routine with our three bottles on a shelf, soft colors, no faces needed.',
    deeds: [[0.3, 'book']],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'approve_first',
    offer: 1,
    source: 'direct',
    brief: 'Product photos for the decaf line, plain backgrounds, one color each.',
    deeds: [
      [1.5, 'book'],
      [0.6, 'accept'],
    ],
  },
  {
    brand: DEMO_BRAND,
    isDemoBrand: true,
    flow: 'pay_first',
    offer: 1,
    source: 'tiktok.com',
    brief: 'Three photos of the travel mug on a train table.',
    deeds: [[0.1, 'book']],
  },
  {
    brand: 'Brightside Bikes',
    flow: 'pay_first',
    offer: 0,
    source: 'instagram.com',
    brief: 'A reel of a ride to the bakery and back, handlebar view.',
    deeds: [
      [12, 'book'],
      [12, 'pay'],
      [11.5, 'accept'],
      [5, 'deliver'],
      [2, 'reject'],
    ],
  },
  {
    brand: 'Maple Street Bakery',
    flow: 'pay_first',
    offer: 2,
    source: 'newsletter',
    brief: 'Opening week of our second shop. Show the oven, the queue and the first loaf.',
    deeds: [
      [15, 'book'],
      [15, 'pay'],
      [14.5, 'accept'],
      [10, 'deliver'],
      [8, 'reject'],
      [6, 'contest'],
    ],
  },
  {
    brand: 'Pixel Phone Cases',
    flow: 'pay_first',
    offer: 1,
    source: 'instagram.com',
    brief: 'Photos of twelve cases by tomorrow morning.',
    deeds: [
      [16, 'book'],
      [16, 'pay'],
      [15.4, 'decline'],
    ],
  },
  {
    brand: 'Harbour Swim Club',
    flow: 'approve_first',
    offer: 0,
    source: 'direct',
    brief: 'A reel for our winter swimming course.',
    deeds: [
      [14, 'book'],
      [13, 'withdraw'],
    ],
  },
  {
    brand: 'Oak Table Games',
    flow: 'pay_first',
    offer: 1,
    source: 'tiktok.com',
    brief: 'Photos of a family playing our new card game.',
    deeds: [
      [20, 'book'],
      [20, 'pay'],
      [19.5, 'accept'],
      [18, 'leave'],
    ],
  },
  {
    brand: 'Tidy Home Boxes',
    flow: 'pay_first',
    offer: 0,
    source: 'instagram.com',
    brief: 'A reel of a wardrobe being sorted into our boxes.',
    deeds: [[10, 'book']],
  },
  {
    brand: 'Alpine Tea',
    flow: 'approve_first',
    offer: 1,
    source: 'newsletter',
    brief: 'Photos of our herbal tea in the snow.',
    deeds: [[13, 'book']],
  },
  {
    brand: 'Sunrise Yoga Mats',
    flow: 'pay_first',
    offer: 0,
    source: 'instagram.com',
    brief: 'A reel at the beach at six in the morning.',
    deeds: [
      [40, 'book'],
      [40, 'pay'],
      [39.5, 'accept'],
    ],
  },
  {
    brand: 'Velvet Candles',
    disputesCard: true,
    flow: 'pay_first',
    offer: 0,
    source: 'direct',
    brief: 'A reel of an evening by candlelight, no music needed.',
    // The complaint comes a moment after the card was charged: nothing more can happen in this story.
    deeds: [
      [0.4, 'book'],
      [0.4, 'pay'],
      [0.2, 'accept'],
    ],
  },
  {
    brand: 'Paper & Pine',
    flow: 'pay_first',
    offer: 1,
    source: 'tiktok.com',
    brief: 'Photos of our notebooks on a desk with plants.',
    deeds: [
      [22, 'book'],
      [22, 'pay'],
      [21.5, 'accept'],
      [18, 'deliver'],
      [17, 'reject'],
      [16, 'accept-rejection'],
    ],
  },
];

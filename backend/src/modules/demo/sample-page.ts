import { FAQ_SUGGESTIONS } from '@reelpact/domain';

const INCLUDES = {
  reel: '• 1 vertical reel, 15–30 seconds\n• Filmed in natural light\n• Music cleared for social media',
  unboxing: '• 1 vertical reel, 20–40 seconds\n• Filmed with your product',
  photos: '• 5 edited photos\n• Your product in daily life\n• Colors matched to your brand',
  bundle:
    '• 1 reel and 1 photo, styled and filmed on location\n• Shot list agreed before filming\n• Usage rights for ads\n• Unlimited revisions',
};
/** What can be booked of the sample creator. */
export const SAMPLE_PACKAGES = [
  {
    title: 'Single Reel',
    emoji: '🎥',
    price: 150,
    deliveryTime: '3-5 days',
    revisions: 1,
    cancellationPercent: 20,
    ai: 'edited',
    contentFormat: 'reels',
    usageRights: 'social',
    includes: INCLUDES.reel,
    description: 'One reel that feels like a friend showing you something good.',
  },
  {
    title: 'Photo Set',
    emoji: '📸',
    price: 95,
    deliveryTime: '3-5 days',
    revisions: 2,
    ai: 'none',
    contentFormat: 'photos',
    usageRights: 'website',
    includes: INCLUDES.photos,
    description: 'Five photos for your shop and your feed.',
  },
  {
    title: 'Launch Bundle',
    emoji: '🚀',
    price: 420,
    deliveryTime: '5-7 days',
    revisions: 'unlimited',
    ai: 'edited',
    contentFormat: 'both',
    usageRights: 'ads',
    includes: INCLUDES.bundle,
    description: 'Everything a new product needs in its first week.',
  },
  {
    title: 'Unboxing Reel',
    emoji: '📦',
    price: 180,
    deliveryTime: '3-5 days',
    revisions: 1,
    cancellationPercent: 20,
    needsProduct: true,
    ai: 'none',
    contentFormat: 'reels',
    usageRights: 'social',
    includes: INCLUDES.unboxing,
    description: 'Your parcel, opened on camera, and what I really think of it.',
  },
].map((block) => ({ ...block, type: 'package', enabled: true }));
const ADDONS = [
  {
    type: 'addon',
    enabled: true,
    title: '48-hour delivery',
    emoji: '⚡',
    price: 50,
    description: 'Your booking goes first.',
    meaning: { kind: 'faster', days: 2 },
  },
  {
    type: 'addon',
    enabled: true,
    title: 'Raw footage',
    emoji: '🎬',
    price: 120,
    description: 'The uncut clip, for your own edits.',
    meaning: { kind: 'more', what: 'files', count: 1 },
  },
];

/** Where the sample creator is sent products; nobody lives there. */
export const SAMPLE_ADDRESS = {
  name: 'Sophia Reyes',
  line1: '12 Harbor Street',
  postalCode: '97000',
  city: 'Port Example',
  country: 'United States',
};

/** What the sample creator is found by in the directory. */
export const SAMPLE_CHOICES = {
  niches: ['food-beverage'],
  styles: ['hands-only', 'food', 'at-home', 'unboxing'],
  languages: ['en'],
  country: 'us',
};

/** What the sample creator sells. */
export const SAMPLE_OFFER = [...SAMPLE_PACKAGES, ...ADDONS];

/**
 * The look and the blocks of the sample page.
 * @param pictureUrls where the pictures of its links are
 */
/** @param takesTips which a creator can only do once payouts are set up */
export const samplePage = (pictureUrls: readonly string[], takesTips: boolean) => ({
  tagline: 'Food and coffee reels, filmed by the sea',
  design: { theme: 'blush', accent: '#0B7285', font: 'serif', corner: 'round', cover: 'photo' },
  /** The boat on its cover. */
  coverFocus: { x: 50, y: 40 },
  blocks: [
    { kind: 'reels', content: {} },
    { kind: 'packages', content: {} },
    {
      kind: 'brands',
      content: {
        brands: ['Kaffa Roasters', 'Morning Loaf', 'Salt & Saffron', 'Harborlight Tea'].map((name) => ({
          name,
        })),
      },
    },
    {
      kind: 'social',
      content: {
        accounts: [
          { network: 'instagram', url: 'https://www.instagram.com/sophia.creates', followers: 18_600 },
          { network: 'tiktok', url: 'https://www.tiktok.com/@sophia.creates', followers: 42_300 },
          { network: 'youtube', url: 'https://www.youtube.com/@sophia.creates', followers: 5_100 },
        ],
      },
    },
    {
      kind: 'links',
      content: {
        links: [
          {
            title: 'My 12 favorite coffee spots by the sea',
            url: 'https://sophia.example.com/coffee',
            pictureUrl: pictureUrls[0],
          },
          {
            title: 'What I film with',
            url: 'https://sophia.example.com/gear',
            pictureUrl: pictureUrls[1],
          },
          {
            title: 'One slow morning a week: my newsletter',
            url: 'https://sophia.example.com/letters',
            pictureUrl: pictureUrls[2],
          },
        ],
      },
    },
    { kind: 'faq', content: { questions: FAQ_SUGGESTIONS } },
    ...(takesTips ? [{ kind: 'tips', content: { text: 'If a reel of mine made you smile.' } }] : []),
    { kind: 'ask', content: {} },
  ].map((block) => ({ ...block, enabled: true, archived: false })),
});

import { type BlockKind, CENTER, FAQ_SUGGESTIONS } from '@reelpact/domain';
import { EMPTY_PAGE } from './empty-page';
import type { LicenseData, PageData } from './page-data';

/** Pages that tests draw. */
const bare: PageData = {
  ...EMPTY_PAGE,
  id: '0199a000-0000-7000-8000-000000000001',
  username: 'maraholm',
  displayName: 'Mara Holm',
  name: 'Mara Holm',
};

const pack: PageData['packages'][number] = {
  id: '0199a000-0000-7000-8000-000000000011',
  creatorId: bare.id,
  tier: 'main',
  name: 'Single Reel',
  description: 'One reel that feels like a friend.',
  price: 150,
  deliveryTime: '3-5 days',
  revisions: 1,
  includes: '• 1 vertical reel\n• Natural light',
  emoji: '🎥',
  contentFormat: 'reels',
  usageRights: 'social_media',
  whatIncluded: null,
  meaning: null,
  cancellationPercent: 0,
  needsProduct: false,
  ai: null,
  bookable: true,
  archived: false,
  mostPopular: false,
  cardUrl: null,
};

const picture = {
  width: 1080,
  height: 1920,
  avif: '/api/media/portfolio/1-320.avif 320w',
  webp: '/api/media/portfolio/1-320.webp 320w',
};

const SAMPLE_BLOCKS: Readonly<Record<BlockKind, PageData['blocks'][number]['content']>> = {
  reels: {},
  packages: { heading: 'Book me' },
  brands: { brands: [{ name: 'Kaffa Roasters' }] },
  links: {
    links: [
      {
        title: 'Letters',
        url: 'https://www.example.org/letters',
        pictureUrl: '/api/media/links/1.webp',
        picture: {
          width: 256,
          height: 256,
          avif: '/api/media/links/1-128.avif 128w, /api/media/links/1-256.avif 256w',
          webp: '/api/media/links/1-128.webp 128w, /api/media/links/1-256.webp 256w',
        },
      },
      {
        title: 'Shop',
        url: 'https://www.example.org/shop',
        pictureUrl: '/api/media/links/2.webp',
      },
      { title: 'About', url: 'https://www.example.org/' },
    ],
  },
  social: {
    accounts: [{ network: 'tiktok', url: 'https://www.tiktok.com/@sophia', followers: 12_400 }],
  },
  text: { text: 'One.\nTwo.' },
  faq: { questions: [...FAQ_SUGGESTIONS] },
  ask: {},
  tips: { text: 'It keeps me filming.' },
};

const full: PageData = {
  ...bare,
  username: 'sophia',
  displayName: 'Sophia Reyes',
  bio: 'Bright, honest videos.\nFilmed by the sea.',
  category: 'Food & Beverage',
  instagramUsername: '@sophia.creates',
  profileImageUrl: '/api/media/profiles/1.webp',
  picture,
  tagline: 'Food and coffee reels, filmed by the sea',
  design: { theme: 'blush', accent: '#F2B705', font: 'serif', corner: 'soft', cover: 'photo' },
  coverUrl: '/api/media/profiles/2.webp',
  coverPicture: {
    width: 1440,
    height: 960,
    avif: '/api/media/profiles/2-640.avif 640w, /api/media/profiles/2-1440.avif 1440w',
    webp: '/api/media/profiles/2-640.webp 640w, /api/media/profiles/2-1440.webp 1440w',
  },
  coverFocus: { x: 30, y: 65 },
  cardUrl: '/api/media/cards/1.jpg',
  proof: {
    stars: 4.8,
    ratings: 12,
    jobs: 31,
    onTime: 97,
    answerMinutes: 118,
    deliveryDays: 3.4,
    firstTime: 90,
    returning: 35,
  },
  blocks: Object.entries(SAMPLE_BLOCKS).map(([kind, content], index) => ({
    id: `b${index + 1}`,
    kind: kind as BlockKind,
    content,
  })),
  packages: [
    pack,
    {
      ...pack,
      id: '0199a000-0000-7000-8000-000000000012',
      tier: 'package',
      name: 'Photo Set',
      price: 95,
      revisions: 2,
      mostPopular: true,
    },
    { ...pack, id: '0199a000-0000-7000-8000-000000000013', name: 'Closed', price: 0, bookable: false },
    {
      ...pack,
      id: '0199a000-0000-7000-8000-000000000014',
      tier: 'addon',
      name: 'Rush',
      price: 50,
      bookable: false,
    },
  ],
  portfolioItems: [
    {
      id: '0199a000-0000-7000-8000-000000000021',
      imageUrl: '/api/media/portfolio/1.webp',
      videoUrl: '/api/media/portfolio/1.mp4',
      loopUrl: '/api/media/portfolio/1-loop.mp4',
      title: 'Morning coffee',
      type: 'video',
      duration: '0:30',
      picture,
      focus: { x: 50, y: 25 },
    },
    {
      id: '0199a000-0000-7000-8000-000000000022',
      imageUrl: '/api/media/portfolio/2.webp',
      videoUrl: null,
      loopUrl: null,
      title: 'By the sea',
      type: 'photo',
      duration: null,
      picture: null,
      focus: CENTER,
    },
  ],
};

const ATTACK = `"><script>alert('1')</script>&amp;</style></title><!--`;

export const SAMPLE_PAGES = {
  bare,
  full,
  'right-to-left': {
    ...full,
    displayName: 'ليلى حداد',
    tagline: 'وصفات وقهوة',
    bio: 'مقاطع صادقة عن الطعام والقهوة.',
  },
  hostile: {
    ...full,
    displayName: ATTACK,
    bio: ATTACK,
    category: ATTACK,
    tagline: ATTACK,
    packages: [
      { ...pack, name: ATTACK, description: ATTACK, includes: ATTACK, tier: ATTACK, deliveryTime: ATTACK },
    ],
    blocks: full.blocks.map((block) => ({
      ...block,
      content: { ...block.content, heading: ATTACK, text: ATTACK },
    })),
  },
} satisfies Record<string, PageData>;

const SUM = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const CREDENTIAL_URL = `https://reelpact.test/api/licenses/9f2c4e6a8b0d1f3355779bbddff02468/credentials/${SUM}`;
const license: LicenseData = {
  id: '9f2c4e6a8b0d1f3355779bbddff02468',
  url: 'https://reelpact.test/licenses/9f2c4e6a8b0d1f3355779bbddff02468',
  certificateUrl: 'https://reelpact.test/api/licenses/9f2c4e6a8b0d1f3355779bbddff02468/certificate.pdf',
  standing: 'valid',
  standingTitle: 'Valid',
  standingText: 'The content may be used as stated here.',
  issuedAt: '2026-11-21T12:00:00.000Z',
  brand: 'Northwind Coffee',
  creator: 'Sophia Reyes',
  creatorUsername: 'sophiacreates',
  packageName: 'Single Reel',
  rights: 'On the brand’s social media',
  territory: null,
  term: null,
  version: 2,
  files: [
    { name: 'reel.mp4', size: 1536, kind: 'video', sha256: SUM, ai: 'none', credentialUrl: CREDENTIAL_URL },
  ],
  lines: [{ label: 'Granted to', text: 'Northwind Coffee' }],
};
const hostileName = '"><script>alert(1)</script>';
export const SAMPLE_LICENSES: Record<string, LicenseData> = {
  valid: license,
  revoked: { ...license, standing: 'revoked', standingTitle: 'Revoked', files: [] },
  hostile: {
    ...license,
    lines: [{ label: 'Granted to', text: hostileName }],
    files: [{ name: hostileName, size: 0, kind: 'image', sha256: SUM, ai: 'none', credentialUrl: null }],
  },
};

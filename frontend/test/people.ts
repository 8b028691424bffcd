import {
  BRAND_NUMBERS,
  BRAND_NUMBER_NAMES,
  CENTER,
  DEFAULT_DESIGN,
  LISTING_CHECKS,
  NO_BRAND_COUNTS,
  NO_PROOF,
  PAGE_CHECKS,
  PAGE_PART,
  RANKING_PARTS,
  brandRecordOf,
} from '@reelpact/domain';
import type { CreatorDto, CreatorDashboardDto, OwnBrandRecordDto, UserDto } from '../src/api/calls';
import type { OwnDirectoryDto } from '../src/api/directory-calls';
import type { RatingSumsDto } from '../src/api/rating-calls';
import type { StandInRoutes } from './stand-in-server';

/** Every kind of person who can stand in front of a screen. */
export const PEOPLE = ['visitor', 'guest', 'new user', 'new creator', 'creator', 'brand', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

export const aCreator = (id: string, username: string, displayName: string): CreatorDto => ({
  id,
  username,
  displayName,
  name: displayName,
  bio: null,
  category: null,
  instagramUsername: null,
  profileImageUrl: null,
  profilePicture: null,
  bookingFlow: 'pay_first',
  awayUntil: null,
  tagline: null,
  picture: null,
  design: DEFAULT_DESIGN,
  coverUrl: null,
  coverPicture: null,
  coverFocus: CENTER,
  cardUrl: null,
  proof: NO_PROOF,
  blocks: [],
  packages: [],
  portfolioItems: [],
});
export const SOPHIA = aCreator('sophia', 'sophiacreates', 'Sophia Reyes');
const MARA = aCreator('mara', 'marafilms', 'Mara Holm');

const aUser = (id: string, more: Partial<UserDto> = {}): UserDto => ({
  id,
  email: `${id}@reelpact.test`,
  firstName: id,
  lastName: 'Holm',
  profileImageUrl: null,
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: true,
  isAdmin: false,
  hasBrandBookings: false,
  brandName: null,
  creator: null,
  ...more,
});
const withPage = (creator: CreatorDto): Partial<UserDto> => ({
  creator: { ...creator, inDoubt: false, linkShared: true },
});

/** Who is signed in. A guest is known by a cookie alone, like somebody's browser. */
const USERS: Readonly<Record<Person, UserDto | null>> = {
  visitor: null,
  guest: null,
  'new user': aUser('nils'),
  'new creator': aUser('mara', withPage(MARA)),
  creator: aUser('sophia', withPage(SOPHIA)),
  brand: aUser('bean', { hasBrandBookings: true }),
  admin: aUser('root', { isAdmin: true }),
};

/** What the directory says to a creator who is in it, and of whom nothing is counted yet. */
export const OWN_DIRECTORY: OwnDirectoryDto = {
  listed: true,
  searchEngines: true,
  awayUntil: null,
  niches: ['lifestyle'],
  styles: [],
  languages: ['en'],
  country: 'pt',
  isShown: true,
  removal: null,
  checks: Object.entries(LISTING_CHECKS).map(([check, label]) => ({
    ...{ check: check as OwnDirectoryDto['checks'][number]['check'], label },
    met: true,
  })),
  entry: {
    id: SOPHIA.id,
    username: SOPHIA.username,
    displayName: SOPHIA.displayName,
    tagline: 'Calm films about food',
    profilePicture: '/face.webp',
    picture: null,
    poster: '/poster.webp',
    posterPicture: null,
    priceFrom: 95,
    deliveryTime: '3-5 days',
    proof: NO_PROOF,
    niches: ['Lifestyle'],
    languages: ['English'],
    country: 'Portugal',
  },
  points: 80.5,
  band: 2,
  parts: [
    ...Object.entries(RANKING_PARTS).map(([part, { label, points, weight }]) => ({
      ...{ part, label, points, weight, mean: 0.9 },
      ...{ own: points * 0.9, hits: 0, of: 0 },
    })),
    { part: 'page', ...PAGE_PART, weight: null, mean: null, own: 8, hits: 4, of: 5 },
  ],
  pageChecks: Object.entries(PAGE_CHECKS).map(([check, label]) => ({
    ...{ check: check as OwnDirectoryDto['pageChecks'][number]['check'], label },
    met: check !== 'portfolio',
  })),
};

const groups = { needs_you: 0, waiting: 0, closed: 0 };

function dashboardOf({ creator }: UserDto): CreatorDashboardDto {
  return {
    creator: [SOPHIA, MARA].find(({ id }) => id === creator?.id) ?? null,
    bookings: [],
    packages: [],
    totals: {
      orders: 0,
      waiting: 0,
      completed: 0,
      earnings: '0.00',
      successRate: 0,
      topPackages: [],
      groups,
    },
  };
}

const notSignedIn = {
  status: 401,
  body: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' },
};

/** Of somebody who is new here as a brand. */
export const OWN_BRAND_RECORD: OwnBrandRecordDto = {
  address: null,
  record: brandRecordOf(NO_BRAND_COUNTS),
  numbers: BRAND_NUMBER_NAMES.map((number) => {
    const { label, from, counts, leavesOut } = BRAND_NUMBERS[number];
    return { number, label, value: null, events: 0, from, counts, leavesOut };
  }),
};

export const NO_RATINGS: RatingSumsDto = { stars: null, ratings: null, answers: null, removed: 0 };

/** What the server says to a person of themselves: who they are and what they have. */
export function answersTo(person: Person): StandInRoutes {
  const user = USERS[person];
  const bookings = person === 'brand' || person === 'guest' ? 1 : 0;
  return {
    'GET /api/auth/user': user ? { body: user } : notSignedIn,
    'GET /api/creators/dashboard?bookings=none': user ? { body: dashboardOf(user) } : notSignedIn,
    'GET /api/brand/totals': {
      body: { ready: 0, progress: 0, pending: bookings, done: 0, total: bookings, groups },
    },
    'GET /api/conversations': { body: [] },
    'GET /api/notifications': { body: [] },
    'GET /api/creator/directory': { body: OWN_DIRECTORY },
    'GET /api/brand/saved-creators': { body: [] },
    'GET /api/documents': { body: [] },
    'GET /api/brand/record': { body: OWN_BRAND_RECORD },
    'GET /api/brand/ratings': { body: NO_RATINGS },
    'GET /api/billing-details': { body: { details: null } },
    'GET /api/notifications/count': { body: { unread: 0 } },
  };
}

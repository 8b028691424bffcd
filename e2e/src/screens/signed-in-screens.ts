import type { World } from './persons.js';
import type { Screen, Seen } from './table.js';

const found = (heading: string | RegExp): Seen => ({ heading });

const dashboard = (tab: string): Screen => ({
  route: '/creator/dashboard',
  situation: tab,
  path: () => `/creator/dashboard?tab=${tab}`,
  seen: { 'new creator': found('Mara Holm'), creator: found('Sophia Reyes') },
});

const forAdmins = (
  route: string,
  situation: string,
  heading: string,
  path: (world: World) => string,
): Screen => ({
  route,
  situation,
  path,
  seen: { admin: found(heading) },
});

/** Screens that belong to somebody who is signed in, or who has booked. */
export const SIGNED_IN_SCREENS: readonly Screen[] = [
  {
    route: '/creator/onboarding',
    situation: '',
    path: () => '/creator/onboarding',
    seen: { 'new user': found('Set up your profile') },
  },
  {
    route: '/creator/dashboard',
    situation: '',
    path: () => '/creator/dashboard',
    seen: { 'new user': found('Finish your page') },
  },
  {
    route: '/dashboard',
    situation: '',
    path: () => '/dashboard',
    seen: { creator: found('Sophia Reyes') },
  },
  {
    route: '/creator/dashboard/directory',
    situation: '',
    path: () => '/creator/dashboard/directory',
    seen: {
      'new user': found('Finish your page'),
      'new creator': found('Directory'),
      creator: found('Directory'),
    },
  },
  dashboard('packages'),
  dashboard('orders'),
  dashboard('insights'),
  dashboard('payouts'),
  {
    route: '/brand/dashboard',
    situation: '',
    path: () => '/brand/dashboard',
    seen: {
      // With a word for guests below the form.
      visitor: found('Welcome back'),
      guest: found('Your projects'),
      'new user': found('Your projects'),
      brand: found('Your projects'),
    },
  },
  {
    route: '/brand/record',
    situation: '',
    path: () => '/brand/record',
    seen: {
      guest: found('How creators see you'),
      'new user': found('How creators see you'),
      brand: found('How creators see you'),
    },
  },
  {
    route: '/brand/dashboard/saved',
    situation: '',
    path: () => '/brand/dashboard/saved',
    seen: {
      visitor: found('Welcome back'),
      'new user': found('Saved creators'),
      brand: found('Saved creators'),
    },
  },
  {
    route: '/brand/dashboard/saved/:creatorId',
    situation: '',
    path: () => '/brand/dashboard/saved/sophiacreates?from=/creators',
    seen: { brand: found('Save Sophia Reyes?') },
  },
  {
    route: '/documents',
    situation: '',
    path: () => '/documents',
    seen: {
      visitor: found('Welcome back'),
      'new user': found('Receipts and Statements'),
      creator: found('Receipts and Statements'),
      brand: found('Receipts and Statements'),
    },
  },
  {
    route: '/account',
    situation: '',
    path: () => '/account',
    seen: {
      'new user': found('Your account'),
      'new creator': found('Your account'),
      creator: found('Your account'),
      brand: found('Your account'),
    },
  },
  {
    route: '/change-email',
    situation: 'by code',
    path: () => '/change-email',
    seen: { visitor: found('Welcome back'), brand: found('Change your email') },
  },
  ...['', 'reports', 'ratings', 'directory', 'stuck', 'reconciliation', 'log', 'booking'].map((tab) =>
    forAdmins('/admin', tab, 'Admin', () => (tab ? `/admin?tab=${tab}` : '/admin')),
  ),
  forAdmins(
    '/admin',
    'one booking',
    'Admin',
    (world) => `/admin?tab=booking&id=${world.booking('creator', 'disputed')}`,
  ),
  forAdmins('/lab', '', 'Lab', () => '/lab'),
  forAdmins('/lab', 'one booking', 'Lab', (world) => `/lab?id=${world.booking('creator', 'producing')}`),
];

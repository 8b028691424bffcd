import type { World } from './persons.js';
import type { Screen, Seen } from './table.js';

const found = (heading: string | RegExp): Seen => ({ heading });
const SIGN_IN: Seen = { heading: 'Welcome back', isKnown: true };
const FINISH = found('Finish your page');
const NO_PAGE = found('404 Page Not Found');

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

const SCREENS: readonly Screen[] = [
  {
    route: '/creator/onboarding',
    situation: '',
    path: () => '/creator/onboarding',
    seen: {
      'new user': found('Set up your profile'),
      'new creator': { heading: 'Mara Holm', leadsTo: '/creator/dashboard' },
      creator: { heading: 'Sophia Reyes', leadsTo: '/creator/dashboard' },
      visitor: SIGN_IN,
      guest: SIGN_IN,
    },
    others: found('Set up your profile'),
  },
  {
    route: '/creator/dashboard',
    situation: '',
    path: () => '/creator/dashboard',
    seen: {
      visitor: SIGN_IN,
      'new user': FINISH,
      'new creator': { heading: 'Mara Holm', isKnown: true },
      creator: { heading: 'Sophia Reyes', isKnown: true },
    },
    others: FINISH,
  },
  {
    route: '/dashboard',
    situation: '',
    path: () => '/dashboard',
    seen: {
      'new creator': { heading: 'Mara Holm', isKnown: true },
      creator: { heading: 'Sophia Reyes', isKnown: true },
    },
    others: FINISH,
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
    others: found('Your projects'),
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
    others: found('Your account'),
  },
  { ...forAdmins('/admin', '', 'Admin', () => '/admin'), others: NO_PAGE },
  ...['reports', 'stuck', 'reconciliation', 'log', 'booking'].map((tab) =>
    forAdmins('/admin', tab, 'Admin', () => `/admin?tab=${tab}`),
  ),
  forAdmins(
    '/admin',
    'one booking',
    'Admin',
    (world) => `/admin?tab=booking&id=${world.booking('creator', 'disputed')}`,
  ),
  { ...forAdmins('/lab', '', 'Lab', () => '/lab'), others: NO_PAGE },
  forAdmins('/lab', 'one booking', 'Lab', (world) => `/lab?id=${world.booking('creator', 'producing')}`),
];

/** Screens that belong to somebody who is signed in, or who has booked. */
export const SIGNED_IN_SCREENS: readonly Screen[] = SCREENS.map(behindTheDoor);

/** Nobody who isn't signed in is told more than how to sign in. */
function behindTheDoor(screen: Screen): Screen {
  const { others, seen } = screen;
  if (others !== FINISH && screen.route !== '/account') return screen;
  return { ...screen, seen: { visitor: SIGN_IN, guest: SIGN_IN, ...seen } };
}

import type { Screen, Seen } from './table.js';

/** An id that nothing has. */
export const NOTHING = '00000000-0000-4000-8000-000000000000';

const found = (heading: string | RegExp, ...refusals: number[]): Seen => ({ heading, refusals });
/** Everyone finds the same; one look is enough for all. */
const same = (seen: Seen): Pick<Screen, 'seen' | 'others'> => ({ seen: { visitor: seen }, others: seen });
/** A second situation of a screen that looks the same to everyone: a visitor speaks for all. */
const alone = (seen: Seen): Pick<Screen, 'seen'> => ({ seen: { visitor: seen } });
const landing = found(/^Your work\./);
/** Who is signed in has no use for the form and goes on to their own first screen. */
const signingIn = (heading: string): Pick<Screen, 'seen' | 'others'> => ({
  seen: {
    visitor: found(heading),
    guest: { heading, isKnown: true },
    'new creator': { heading: 'Mara Holm', leadsTo: '/creator/dashboard' },
    creator: { heading: 'Sophia Reyes', leadsTo: '/creator/dashboard' },
    brand: { heading: 'Your projects', leadsTo: '/brand/dashboard' },
  },
  others: { heading: 'Set up your profile', leadsTo: '/creator/onboarding' },
});

/** Screens that anyone may open, and those by which people come in. */
export const EVERYONES_SCREENS: readonly Screen[] = [
  { route: '/', situation: '', path: () => '/', ...same(landing) },
  { route: '/terms', situation: '', path: () => '/terms', ...same(found('Terms')) },
  { route: '/privacy', situation: '', path: () => '/privacy', ...same(found('Privacy policy')) },
  {
    route: '/creator/:id?',
    situation: '',
    path: ({ sample }) => `/creator/${sample.id}`,
    ...same(found('Sophia Reyes')),
  },
  {
    route: '/creator/:id?',
    situation: 'without an id',
    path: () => '/creator',
    ...alone(found('Sophia Reyes')),
  },
  {
    route: '/creator/:id?',
    situation: 'unknown',
    path: () => `/creator/${NOTHING}`,
    ...alone(found('Creator Not Found', 404)),
  },
  {
    route: '/:username',
    situation: '',
    path: ({ sample }) => `/${sample.username}`,
    ...same(found('Sophia Reyes')),
  },
  {
    route: '/:username',
    situation: 'no portfolio',
    path: ({ newCreator }) => `/${newCreator.username}`,
    ...alone(found('Mara Holm')),
  },
  {
    route: '/:username',
    situation: 'unknown',
    path: () => '/nobodyatall',
    ...alone(found('Creator Not Found', 404)),
  },
  {
    route: '/:username/kit',
    situation: '',
    path: ({ sample }) => `/${sample.username}/kit`,
    ...same(found('Sophia Reyes')),
  },
  {
    route: '/service/:serviceId',
    situation: '',
    path: ({ sample }) => `/service/${sample.packageId}`,
    ...same(found('Single Reel')),
  },
  {
    route: '/service/:serviceId',
    situation: 'unknown',
    path: () => `/service/${NOTHING}`,
    ...alone(found('Package Not Found', 404)),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'paid first',
    path: ({ sample }) => `/package/${sample.packageId}/booking`,
    seen: { visitor: found('Book UGC Package') },
    others: found('Book UGC Package'),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'asked first',
    path: ({ newCreator }) => `/package/${newCreator.packageId}/booking`,
    seen: { visitor: found('Book Package') },
    others: found('Book Package'),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'unknown',
    path: () => `/package/${NOTHING}/booking`,
    ...alone(found('Package Not Found', 404)),
  },
  { route: '/onboarding', situation: '', path: () => '/onboarding', ...same(found('Get started free')) },
  { route: '/auth', situation: '', path: () => '/auth', ...signingIn('Create your account') },
  { route: '/login', situation: '', path: () => '/login', ...signingIn('Welcome back') },
  {
    route: '/verify-email',
    situation: 'by code',
    path: () => '/verify-email',
    seen: { visitor: found('Verify your email'), 'new user': found('Verify your email') },
    others: found('Verify your email'),
  },
  {
    route: '/verify-email',
    situation: 'by link',
    path: () => '/verify-email?token=0123456789abcdef',
    ...alone(found('Verify your email')),
  },
  {
    route: '/reset-password',
    situation: 'asking for a link',
    path: () => '/reset-password',
    seen: { visitor: found('Choose a new password') },
    others: found('Choose a new password'),
  },
  {
    route: '/reset-password',
    situation: 'by link',
    path: () => '/reset-password?token=0123456789abcdef',
    ...alone(found('Choose a new password')),
  },
  {
    route: '/open-booking/:bookingId?',
    situation: 'asking for a link',
    path: () => '/open-booking',
    ...same(found('Open your booking')),
  },
  {
    route: '/open-booking/:bookingId?',
    situation: 'by link',
    path: () => '/open-booking?token=0123456789abcdef',
    ...alone(found('Open your booking')),
  },
  { route: '/notifications', situation: '', path: () => '/notifications', ...same(found('Notifications')) },
  {
    route: '/unsubscribe/:token',
    situation: 'not valid',
    path: () => '/unsubscribe/none',
    ...same(found('This link is not valid', 422)),
  },
  {
    route: '/contact/:username',
    situation: '',
    path: ({ sample }) => `/contact/${sample.username}`,
    ...same(found('Message Sophia Reyes')),
  },
  {
    route: '/contact/:username',
    situation: 'unknown',
    path: () => '/contact/nobodyatall',
    ...alone(found('Creator not found', 404)),
  },
  {
    route: '/open-message/:conversationId',
    situation: 'by link',
    path: () => `/open-message/${NOTHING}?token=0123456789abcdef`,
    ...same(found('Send your message')),
  },
  {
    route: '/messages/:conversationId?',
    situation: '',
    path: () => '/messages',
    ...same(found('Messages')),
  },
  {
    route: '/messages/:conversationId?',
    situation: 'unknown',
    path: () => `/messages/${NOTHING}`,
    ...alone(found('Conversation not found', 404)),
  },
  { route: '/mails', situation: '', path: () => '/mails', ...same(found('Sent emails')) },
  { route: '*', situation: '', path: () => '/no/such/page', ...same(found('404 Page Not Found')) },
];

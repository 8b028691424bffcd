import type { Screen, Seen } from './table.js';

/** An id that nothing has. */
export const NOTHING = '00000000-0000-4000-8000-000000000000';

const found = (heading: string | RegExp, ...refusals: number[]): Seen => ({ heading, refusals });
/** A page that looks the same to everyone: a visitor speaks for all. */
const toAll = (seen: Seen): Pick<Screen, 'seen'> => ({ seen: { visitor: seen } });

/** Screens that anyone may open, and those by which people come in. */
export const EVERYONES_SCREENS: readonly Screen[] = [
  { route: '/', situation: '', path: () => '/', ...toAll(found(/^Your work\./)) },
  { route: '/terms', situation: '', path: () => '/terms', ...toAll(found('Terms')) },
  { route: '/privacy', situation: '', path: () => '/privacy', ...toAll(found('Privacy policy')) },
  {
    route: '/creators/:part?/:more?',
    situation: '',
    path: () => '/creators',
    ...toAll(found('UGC creators')),
  },
  {
    route: '/creators/:part?/:more?',
    situation: 'filters shown',
    path: () => '/creators/food-beverage?content=reels&language=pt&order=price',
    open: (page) => page.getByText('Filter and sort').click(),
    ...toAll(found('Food & Beverage creators')),
  },
  {
    route: '/creators/:part?/:more?',
    situation: 'unknown',
    path: () => '/creators/nothing',
    ...toAll(found('Not in the directory', 404)),
  },
  {
    route: '/creators/:part?/:more?',
    situation: 'how the order works',
    path: () => '/creators/how-the-order-works',
    ...toAll(found('How the order works')),
  },
  {
    route: '/creator/:id?',
    situation: '',
    path: ({ sample }) => `/creator/${sample.id}`,
    ...toAll(found('Sophia Reyes')),
  },
  {
    route: '/creator/:id?',
    situation: 'without an id',
    path: () => '/creator',
    ...toAll(found('Sophia Reyes')),
  },
  {
    route: '/creator/:id?',
    situation: 'unknown',
    path: () => `/creator/${NOTHING}`,
    ...toAll(found('Creator Not Found', 404)),
  },
  {
    route: '/:username',
    situation: '',
    path: ({ sample }) => `/${sample.username}`,
    ...toAll(found('Sophia Reyes')),
  },
  {
    route: '/:username',
    situation: 'no portfolio',
    path: ({ newCreator }) => `/${newCreator.username}`,
    ...toAll(found('Mara Holm')),
  },
  {
    route: '/:username',
    situation: 'unknown',
    path: () => '/nobodyatall',
    ...toAll(found('Creator Not Found', 404)),
  },
  {
    route: '/:username/kit',
    situation: '',
    path: ({ sample }) => `/${sample.username}/kit`,
    ...toAll(found('Sophia Reyes')),
  },
  {
    route: '/:username/ratings',
    situation: '',
    path: ({ sample }) => `/${sample.username}/ratings`,
    ...toAll(found('What brands say of Sophia Reyes')),
  },
  {
    route: '/service/:serviceId',
    situation: '',
    path: ({ sample }) => `/service/${sample.packageId}`,
    ...toAll(found('Single Reel')),
  },
  {
    route: '/service/:serviceId',
    situation: 'unknown',
    path: () => `/service/${NOTHING}`,
    ...toAll(found('Package Not Found', 404)),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'paid first',
    path: ({ sample }) => `/package/${sample.packageId}/booking`,
    ...toAll(found('Book UGC Package')),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'asked first',
    path: ({ newCreator }) => `/package/${newCreator.packageId}/booking`,
    ...toAll(found('Book Package')),
  },
  {
    route: '/package/:packageId/booking',
    situation: 'unknown',
    path: () => `/package/${NOTHING}/booking`,
    ...toAll(found('Package Not Found', 404)),
  },
  { route: '/onboarding', situation: '', path: () => '/onboarding', ...toAll(found('Get started free')) },
  { route: '/auth', situation: '', path: () => '/auth', ...toAll(found('Create your account')) },
  {
    route: '/tip/:subject',
    situation: 'to be given',
    path: ({ sample }) => `/tip/${sample.username}`,
    ...toAll(found('Tip Sophia Reyes')),
  },
  {
    route: '/tip/:subject',
    situation: 'unknown',
    path: () => `/tip/${NOTHING}`,
    ...toAll(found('Tip not found', 404)),
  },
  { route: '/login', situation: '', path: () => '/login', ...toAll(found('Welcome back')) },
  {
    route: '/verify-email',
    situation: 'by code',
    path: () => '/verify-email',
    seen: { visitor: found('Verify your email'), 'new user': found('Verify your email') },
  },
  {
    route: '/verify-email',
    situation: 'by link',
    path: () => '/verify-email?token=0123456789abcdef',
    ...toAll(found('Verify your email')),
  },
  {
    route: '/reset-password',
    situation: 'asking for a link',
    path: () => '/reset-password',
    ...toAll(found('Choose a new password')),
  },
  {
    route: '/reset-password',
    situation: 'by link',
    path: () => '/reset-password?token=0123456789abcdef',
    ...toAll(found('Choose a new password')),
  },
  {
    route: '/second-step',
    situation: '',
    path: () => '/second-step',
    ...toAll(found('One more step')),
  },
  {
    route: '/remove-second-factor',
    situation: 'by link',
    path: () => '/remove-second-factor?token=0123456789abcdef',
    ...toAll(found('Remove your second factor')),
  },
  {
    route: '/change-email/undo',
    situation: '',
    path: () => '/change-email/undo?token=0123456789abcdef',
    ...toAll(found('Undo the change of your email')),
  },
  {
    route: '/open-booking/:bookingId?',
    situation: 'asking for a link',
    path: () => '/open-booking',
    ...toAll(found('Open your booking')),
  },
  {
    route: '/open-booking/:bookingId?',
    situation: 'by link',
    path: () => '/open-booking?token=0123456789abcdef',
    ...toAll(found('Open your booking')),
  },
  { route: '/notifications', situation: '', path: () => '/notifications', ...toAll(found('Notifications')) },
  {
    route: '/shared-review/:token',
    situation: 'asking for a name',
    path: ({ reviewLink }) => reviewLink,
    ...toAll(found('Northwind Coffee would like your opinion')),
  },
  {
    route: '/shared-review/:token',
    situation: 'for a reviewer',
    path: ({ reviewLink }) => reviewLink,
    ...toAll(found(/^(Single Reel|Photo Set|Launch Bundle|Unboxing Reel)$/)),
    open: async (page) => {
      await page.getByLabel('Your name').fill('Tom Weaver');
      await page.getByRole('button', { name: 'Start reviewing' }).click();
    },
  },
  {
    route: '/shared-review/:token',
    situation: 'closed',
    path: () => `/shared-review/${'0'.repeat(43)}`,
    ...toAll(found('This link is closed', 404)),
  },
  {
    route: '/unsubscribe/:token',
    situation: 'not valid',
    path: () => '/unsubscribe/none',
    ...toAll(found('This link is not valid', 422)),
  },
  {
    route: '/contact/:username',
    situation: '',
    path: ({ sample }) => `/contact/${sample.username}`,
    ...toAll(found('Message Sophia Reyes')),
  },
  {
    route: '/contact/:username',
    situation: 'unknown',
    path: () => '/contact/nobodyatall',
    ...toAll(found('Creator not found', 404)),
  },
  {
    route: '/open-message/:conversationId',
    situation: 'by link',
    path: () => `/open-message/${NOTHING}?token=0123456789abcdef`,
    ...toAll(found('Send your message')),
  },
  {
    route: '/messages/:conversationId?',
    situation: '',
    path: () => '/messages',
    ...toAll(found('Messages')),
  },
  {
    route: '/messages/:conversationId?',
    situation: 'unknown',
    path: () => `/messages/${NOTHING}`,
    ...toAll(found('Conversation not found', 404)),
  },
  { route: '/mails', situation: '', path: () => '/mails', ...toAll(found('Sent emails')) },
  { route: '*', situation: '', path: () => '/no/such/page', ...toAll(found('404 Page Not Found')) },
];

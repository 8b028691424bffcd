import { BOOKING_STAGES, type BookingScreen, type BookingStage, type Reader } from '@reelpact/domain';
import { PEOPLE, type Person } from './people';

/** What somebody finds: the page's heading, and where they are led if they don't stay. */
interface Found {
  heading: string;
  at?: string;
}

/** One address of one route, and what each person finds there. */
interface Row {
  route: string;
  path: string;
  finds: Readonly<Record<Person, Found>>;
}

const found = (heading: string, at?: string): Found => ({ heading, ...(at && { at }) });
const same = (heading: string): Row['finds'] => each(found(heading));
const each = (others: Found, some: Partial<Row['finds']> = {}): Row['finds'] =>
  Object.fromEntries(PEOPLE.map((person) => [person, some[person] ?? others])) as Row['finds'];

const NO_PAGE = found('404 Page Not Found');
const SIGN_IN = found('Welcome back');
const NOT_SIGNED_IN = { visitor: SIGN_IN, guest: SIGN_IN };
const DASHBOARDS = {
  'new creator': found('Mara Holm', '/creator/dashboard'),
  creator: found('Sophia Reyes', '/creator/dashboard'),
};
/** Who is signed in has no use for the form and goes on to their own first screen. */
const signingIn = (heading: string): Row['finds'] =>
  each(found('Set up your profile', '/creator/onboarding'), {
    visitor: found(heading),
    guest: found(heading),
    ...DASHBOARDS,
    brand: found('Your projects', '/brand/dashboard'),
  });
const dashboard = each(found('Finish your page'), {
  ...NOT_SIGNED_IN,
  'new creator': found('Mara Holm'),
  creator: found('Sophia Reyes'),
});

/** The pages that are not about one booking. */
export const PAGES: readonly Row[] = [
  { route: '/auth', path: '/auth', finds: signingIn('Create your account') },
  { route: '/login', path: '/login', finds: signingIn('Welcome back') },
  { route: '/verify-email', path: '/verify-email', finds: same('Verify your email') },
  { route: '/reset-password', path: '/reset-password', finds: same('Choose a new password') },
  { route: '/second-step', path: '/second-step', finds: same('One more step') },
  {
    route: '/remove-second-factor',
    path: '/remove-second-factor',
    finds: same('Remove your second factor'),
  },
  {
    route: '/change-email',
    path: '/change-email',
    finds: each(found('Change your email'), NOT_SIGNED_IN),
  },
  {
    route: '/change-email/undo',
    path: '/change-email/undo?token=t1',
    finds: same('Undo the change of your email'),
  },
  { route: '/open-booking/:bookingId?', path: '/open-booking', finds: same('Open your booking') },
  { route: '/onboarding', path: '/onboarding', finds: same('Get started free') },
  {
    route: '/creator/onboarding',
    path: '/creator/onboarding',
    finds: each(found('Set up your profile'), { ...NOT_SIGNED_IN, ...DASHBOARDS }),
  },
  { route: '/creator/dashboard', path: '/creator/dashboard', finds: dashboard },
  { route: '/dashboard', path: '/dashboard', finds: dashboard },
  {
    route: '/creator/dashboard/directory',
    path: '/creator/dashboard/directory',
    finds: each(found('Finish your page'), {
      ...NOT_SIGNED_IN,
      'new creator': found('Directory'),
      creator: found('Directory'),
    }),
  },
  {
    route: '/brand/dashboard',
    path: '/brand/dashboard',
    finds: each(found('Your projects'), { visitor: SIGN_IN }),
  },
  { route: '/brand/record', path: '/brand/record', finds: same('How creators see you') },
  {
    route: '/brand/dashboard/saved',
    path: '/brand/dashboard/saved',
    finds: each(found('Saved creators'), NOT_SIGNED_IN),
  },
  {
    route: '/brand/dashboard/saved/:creatorId',
    path: '/brand/dashboard/saved/none',
    finds: each(found('Creator not found'), NOT_SIGNED_IN),
  },
  {
    route: '/package/:packageId/booking',
    path: '/package/paid-first/booking',
    finds: same('Book UGC Package'),
  },
  { route: '/package/:packageId/booking', path: '/package/asked-first/booking', finds: same('Book Package') },
  { route: '/package/:packageId/booking', path: '/package/none/booking', finds: same('Package Not Found') },
  { route: '/contact/:username', path: '/contact/sophiacreates', finds: same('Message Sophia Reyes') },
  { route: '/contact/:username', path: '/contact/nobodyatall', finds: same('Creator not found') },
  {
    route: '/open-message/:conversationId',
    path: '/open-message/c1?token=t1',
    finds: same('Send your message'),
  },
  { route: '/messages/:conversationId?', path: '/messages', finds: same('Messages') },
  { route: '/messages/:conversationId?', path: '/messages/none', finds: same('Conversation not found') },
  {
    route: '/documents',
    path: '/documents',
    finds: each(found('Receipts and Statements'), NOT_SIGNED_IN),
  },
  { route: '/notifications', path: '/notifications', finds: same('Notifications') },
  { route: '/unsubscribe/:token', path: '/unsubscribe/none', finds: same('This link is not valid') },
  { route: '/shared-review/:token', path: '/shared-review/none', finds: same('This link is closed') },
  { route: '/account', path: '/account', finds: each(found('Your account'), NOT_SIGNED_IN) },
  { route: '/admin', path: '/admin', finds: each(NO_PAGE, { admin: found('Admin') }) },
  { route: '/lab', path: '/lab', finds: each(NO_PAGE, { admin: found('Lab') }) },
  { route: '/mails', path: '/mails', finds: same('Sent emails') },
  { route: '*', path: '/no/such/page', finds: same('404 Page Not Found') },
];

interface BookingPage {
  /** What everyone finds who has no part in the booking. */
  notFound: string;
  /** Whether nobody gets as far as the booking without signing in. */
  asksToSignIn?: true;
  /** The heading for those who stay while the booking is in a stage; every other party to it is led to where it stands. */
  stays: Partial<Record<BookingStage, Partial<Record<Reader, string>>>>;
}

const PACKAGE = 'Single Reel';
const BOTH = { brand: PACKAGE, creator: PACKAGE };
const ALL = { ...BOTH, admin: PACKAGE };
const NOT_FOUND = 'Booking not found';
const NO_PROJECT = "Project not found or you don't have access to review this content.";
const during = <Heading>(stages: readonly BookingStage[], headings: Heading) =>
  Object.fromEntries(stages.map((stage) => [stage, headings]));
const WITH_CONTENT: readonly BookingStage[] = ['in_review', 'revising', 'contestable', 'disputed'];

/** The pages of one booking, by the first part of their path. */
export const BOOKING_PAGES: Readonly<Record<BookingScreen, BookingPage>> = {
  project: { notFound: NOT_FOUND, stays: during(BOOKING_STAGES, ALL) },
  checkout: { notFound: NOT_FOUND, stays: during(['unpaid', 'accepted'], { brand: 'Checkout' }) },
  'escrow-checkout': {
    notFound: NOT_FOUND,
    stays: during(['unpaid', 'accepted'], { brand: 'Secure Checkout' }),
  },
  'request-submitted': { notFound: NOT_FOUND, stays: { requested: { brand: 'Request Submitted!' } } },
  'payment-success': {
    notFound: NOT_FOUND,
    stays: {
      requested: { brand: 'Request Submitted!' },
      ...during(['securing', 'producing'], { brand: 'Payment Successful' }),
    },
  },
  'content-delivery': {
    notFound: NOT_FOUND,
    asksToSignIn: true,
    stays: during(['producing', 'revising', 'in_review'], { creator: 'Deliver Content' }),
  },
  'content-submitted': {
    notFound: NOT_FOUND,
    stays: { in_review: { creator: 'Content Submitted Successfully' } },
  },
  'content-approved': {
    notFound: NOT_FOUND,
    stays: { completed: { brand: 'Content Approved', creator: 'Content Approved' } },
  },
  // The creator has nothing to judge.
  'brand-review': { notFound: NO_PROJECT, stays: during(WITH_CONTENT, { brand: PACKAGE, admin: PACKAGE }) },
  review: {
    notFound: NO_PROJECT,
    // Both parties look at what was delivered, and who decides a dispute.
    stays: during([...WITH_CONTENT, 'completed'], ALL),
  },
};

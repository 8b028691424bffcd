import { redirectDocument, type RouteObject } from 'react-router-dom';
import { keepToast } from '../ui/toast';

/** If the application itself was served at a document's address, going there again would never end. */
const wasServed = ({ request }: { request: Request }): boolean =>
  window.location.pathname === new URL(request.url).pathname;

/** Some pages are documents of their own, which the server draws (`app/server`), so the browser is sent to them. */
function leaveForDocument(args: { request: Request }): Response {
  const { pathname, search, hash } = new URL(args.request.url);
  if (wasServed(args)) throw new Error(`The server answered "${pathname}" with the application.`);
  keepToast();
  return redirectDocument(pathname + search + hash);
}

/**
 * The route table. Every screen is a file of its own that is loaded when it is opened.
 */
export const routes: RouteObject[] = [
  { path: '/', loader: leaveForDocument },
  { path: '/terms', loader: leaveForDocument },
  { path: '/privacy', loader: leaveForDocument },
  { path: '/creators/:part?/:more?', loader: leaveForDocument },
  { path: '/creator/:id?', loader: leaveForDocument },
  { path: '/service/:serviceId', loader: leaveForDocument },
  {
    path: '/:username',
    // The server leaves a reserved word to the application, which has a screen of its own there, or nothing.
    loader: (args) => (wasServed(args) ? null : leaveForDocument(args)),
    lazy: () => import('./routes/not-found'),
  },
  { path: '/:username/kit', loader: leaveForDocument },
  { path: '/:username/ratings', loader: leaveForDocument },
  { path: '/auth', loader: leaveForDocument },
  { path: '/login', loader: leaveForDocument },
  { path: '/second-step', loader: leaveForDocument },
  { path: '/reset-password', loader: leaveForDocument },
  { path: '/package/:packageId/booking', loader: leaveForDocument },
  { path: '/checkout/:bookingId', loader: leaveForDocument },
  { path: '/escrow-checkout/:bookingId', loader: leaveForDocument },
  { path: '/tip/:subject', loader: leaveForDocument },
  {
    lazy: () => import('./layouts/app-layout'),
    children: [
      { path: '/verify-email', lazy: () => import('./routes/verify-email') },
      { path: '/change-email', lazy: () => import('./routes/change-email') },
      { path: '/change-email/undo', lazy: () => import('./routes/undo-email') },
      { path: '/remove-second-factor', lazy: () => import('./routes/remove-second-factor') },
      { path: '/open-booking/:bookingId?', lazy: () => import('./routes/open-booking') },
      { path: '/creator/dashboard', lazy: () => import('./routes/creator-dashboard') },
      { path: '/dashboard', lazy: () => import('./routes/creator-dashboard') },
      { path: '/project/:bookingId', lazy: () => import('./routes/project') },
      { path: '/request-submitted/:bookingId', lazy: () => import('./routes/request-submitted') },
      { path: '/payment-success/:bookingId', lazy: () => import('./routes/payment-success') },
      { path: '/content-submitted/:bookingId', lazy: () => import('./routes/content-submitted') },
      { path: '/content-approved/:bookingId', lazy: () => import('./routes/content-approved') },
      { path: '/brand-review/:bookingId', lazy: () => import('./routes/brand-review') },
      { path: '/shared-review/:token', lazy: () => import('./routes/shared-review') },
      { path: '/review/:bookingId', lazy: () => import('./routes/brand-review') },
      { path: '/messages/:conversationId?', lazy: () => import('./routes/messages') },
      { path: '/documents', lazy: () => import('./routes/documents') },
      { path: '/notifications', lazy: () => import('./routes/notifications') },
      { path: '/unsubscribe/:token', lazy: () => import('./routes/unsubscribe') },
      { path: '/mails', lazy: () => import('./routes/mails') },
      {
        lazy: () => import('./layouts/library-layout'),
        children: [
          { path: '/onboarding', lazy: () => import('./routes/onboarding') },
          { path: '/creator/onboarding', lazy: () => import('./routes/creator-onboarding') },
          { path: '/creator/dashboard/directory', lazy: () => import('./routes/own-directory') },
          { path: '/content-delivery/:bookingId', lazy: () => import('./routes/content-delivery') },
          { path: '/contact/:username', lazy: () => import('./routes/contact') },
          { path: '/open-message/:conversationId', lazy: () => import('./routes/open-message') },
          { path: '/account', lazy: () => import('./routes/account') },
          { path: '/admin', lazy: () => import('./routes/admin') },
          { path: '/lab', lazy: () => import('./routes/lab') },
        ],
      },
      { path: '/brand/dashboard', lazy: () => import('./routes/brand-dashboard') },
      { path: '/brand/record', lazy: () => import('./routes/brand-record') },
      { path: '/brand/dashboard/saved', lazy: () => import('./routes/saved-creators') },
      { path: '/brand/dashboard/saved/:creatorId', lazy: () => import('./routes/save-creator') },
    ],
  },
  { path: '*', lazy: () => import('./routes/not-found') },
];

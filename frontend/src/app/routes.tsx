import type { RouteObject } from 'react-router-dom';

/**
 * The route table. Every screen is a file of its own that is loaded when it is opened. Three shells: plain pages need
 * nothing, public pages need server data, the application also needs the component library and its font.
 */
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./routes/landing') },
  { path: '/terms', lazy: () => import('./routes/terms') },
  { path: '/privacy', lazy: () => import('./routes/privacy') },
  {
    lazy: () => import('./layouts/public-layout'),
    children: [
      { path: '/creator/:id?', lazy: () => import('./routes/creator-page') },
      { path: '/service/:serviceId', lazy: () => import('./routes/service') },
      { path: '/:username', lazy: () => import('./routes/profile') },
    ],
  },
  {
    lazy: () => import('./layouts/app-layout'),
    children: [
      { path: '/auth', lazy: () => import('./routes/auth') },
      { path: '/login', lazy: () => import('./routes/login') },
      { path: '/verify-email', lazy: () => import('./routes/verify-email') },
      { path: '/reset-password', lazy: () => import('./routes/reset-password') },
      { path: '/open-booking/:bookingId?', lazy: () => import('./routes/open-booking') },
      { path: '/onboarding', lazy: () => import('./routes/onboarding') },
      { path: '/creator/onboarding', lazy: () => import('./routes/creator-onboarding') },
      { path: '/creator/dashboard', lazy: () => import('./routes/creator-dashboard') },
      { path: '/dashboard', lazy: () => import('./routes/creator-dashboard') },
      { path: '/package/:packageId/booking', lazy: () => import('./routes/booking') },
      { path: '/request-submitted/:bookingId', lazy: () => import('./routes/request-submitted') },
      { path: '/checkout/:bookingId', lazy: () => import('./routes/checkout') },
      { path: '/escrow-checkout/:bookingId', lazy: () => import('./routes/escrow-checkout') },
      { path: '/payment-success/:bookingId', lazy: () => import('./routes/payment-success') },
      { path: '/content-delivery/:bookingId', lazy: () => import('./routes/content-delivery') },
      { path: '/content-submitted/:bookingId', lazy: () => import('./routes/content-submitted') },
      { path: '/content-approved/:bookingId', lazy: () => import('./routes/content-approved') },
      { path: '/brand-review/:bookingId', lazy: () => import('./routes/brand-review') },
      { path: '/account', lazy: () => import('./routes/account') },
      { path: '/admin', lazy: () => import('./routes/admin') },
      { path: '/lab', lazy: () => import('./routes/lab') },
      { path: '/mails', lazy: () => import('./routes/mails') },
      { path: '/brand/dashboard', lazy: () => import('./routes/brand-dashboard') },
    ],
  },
  { path: '*', lazy: () => import('./routes/not-found') },
];

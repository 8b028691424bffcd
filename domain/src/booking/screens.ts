import type { Party } from './parties.js';

/** The pages that show one booking, by the first part of their path. */
export const BOOKING_SCREENS = [
  'project',
  'checkout',
  'escrow-checkout',
  'request-submitted',
  'payment-success',
  'content-delivery',
  'content-submitted',
  'content-approved',
  'brand-review',
  'review',
] as const;
export type BookingScreen = (typeof BOOKING_SCREENS)[number];

const DASHBOARDS: Readonly<Record<Party | 'admin', string>> = {
  brand: '/brand/dashboard',
  creator: '/creator/dashboard?tab=orders',
  admin: '/admin',
};

/** Where somebody finds all their bookings. */
export const dashboardPath = (party: Party | 'admin'): string => DASHBOARDS[party];

export const screenPath = (screen: BookingScreen, bookingId: string): string => `/${screen}/${bookingId}`;

/** An admin's page for one booking. */
export const casePath = (bookingId: string): string => `/admin?tab=booking&id=${bookingId}`;

import { BookingNotFound } from '../../booking/booking-not-found';
import { Component as Checkout, handle as checkout } from '../routes/checkout';
import { Component as EscrowCheckout, handle as escrowCheckout } from '../routes/escrow-checkout';
import { Component as Tip, Missing as NoSuchTip, handle as tip } from '../routes/tip';
import type { Doors } from './door';

/** Where a booking or a tip is paid for. */
export const CHECKOUT_DOORS: Doors = {
  '/checkout/:bookingId': { handle: checkout, Component: Checkout, Missing: BookingNotFound },
  '/escrow-checkout/:bookingId': {
    handle: escrowCheckout,
    Component: EscrowCheckout,
    Missing: BookingNotFound,
  },
  '/tip/:subject': { handle: tip, Component: Tip, Missing: NoSuchTip },
};

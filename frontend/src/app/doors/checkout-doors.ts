import { BookingNotFound } from '../../booking/booking-not-found';
import { Component as Checkout, handle as checkout } from '../routes/checkout';
import { Component as EscrowCheckout, handle as escrowCheckout } from '../routes/escrow-checkout';
import type { Doors } from './door';

/** Where a booking is paid for. */
export const CHECKOUT_DOORS: Doors = {
  '/checkout/:bookingId': { handle: checkout, Component: Checkout, Missing: BookingNotFound },
  '/escrow-checkout/:bookingId': {
    handle: escrowCheckout,
    Component: EscrowCheckout,
    Missing: BookingNotFound,
  },
};

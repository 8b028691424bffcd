import { Component, handle } from '../routes/booking';
import type { Doors } from './door';

/** Where a package is booked. */
export const BOOKING_DOORS: Doors = { '/package/:packageId/booking': { handle, Component } };

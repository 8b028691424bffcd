import type { EscrowState } from './booking.escrow.js';
import type { BookingContext } from './booking.rules.js';
import type { BookingStage } from './booking.stages.js';

/** A booking as the database keeps it: two leaves and the named facts, never a snapshot. */
export interface BookingState {
  stage: BookingStage;
  escrow: EscrowState;
  context: BookingContext;
}

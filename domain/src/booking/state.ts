import type { BookingContext } from './context.js';
import type { EscrowState } from './escrow.js';
import type { BookingStage } from './stages.js';

/** A booking as the database keeps it: two leaves and the named facts, never a snapshot. */
export interface BookingState {
  stage: BookingStage;
  escrow: EscrowState;
  context: BookingContext;
}

import { type EscrowState, transferable } from '../booking/escrow.js';
import type { Reader } from '../booking/parties.js';
import type { BookingStage } from '../booking/stages.js';

/**
 * Whether a booking's page offers its reader to tip the creator: to the brand, after a completed booking whose payment stayed with the creator.
 * @param takesTips whether the creator has tips switched on, which needs payouts
 */
export const offersTip = (
  { stage, escrow }: { stage: BookingStage; escrow: EscrowState },
  reader: Reader,
  takesTips: boolean,
): boolean => reader === 'brand' && stage === 'completed' && transferable(escrow) && takesTips;

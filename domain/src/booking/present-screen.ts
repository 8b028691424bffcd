import type { Party } from './parties.js';
import type { BookingScreen } from './screens.js';
import { STAGE_META } from './stage-table.js';
import type { BookingState } from './state.js';
import { STEP_NAMES, stepRow } from './steps.js';

/**
 * The page on which a party goes on with a booking: where it is their turn and the step has a page of its own, that page; else
 * the project page, which shows any booking as it is.
 */
export function screenIn({ stage, context }: BookingState, party: Party): BookingScreen {
  if (STAGE_META[stage].turn !== party || context.openChargeback !== null) return 'project';
  const { screen = 'project' } =
    STEP_NAMES.map(stepRow).find(
      ({ by, screen: own, shownIn }) => by === party && own !== undefined && shownIn.includes(stage),
    ) ?? {};
  return typeof screen === 'string' ? screen : screen[context.flow];
}

/** Pages of the specification that confirm a step; they are for the moment after it. */
export const CONFIRMATION_SCREENS = [
  'request-submitted',
  'payment-success',
  'content-submitted',
  'content-approved',
] as const satisfies readonly BookingScreen[];
export type ConfirmationScreen = (typeof CONFIRMATION_SCREENS)[number];

interface Confirmed {
  state: BookingState;
  party: Party;
  /** Whether the content was approved, by the brand or by its silence. */
  approved: boolean;
}

const CONFIRMED_WHILE: Readonly<Record<ConfirmationScreen, (facts: Confirmed) => boolean>> = {
  'request-submitted': ({ state, party }) => party === 'brand' && state.stage === 'requested',
  'payment-success': ({ state, party }) =>
    party === 'brand' &&
    state.context.openChargeback === null &&
    ((state.stage === 'requested' && state.escrow === 'authorized') ||
      state.stage === 'securing' ||
      state.stage === 'awaiting_product' ||
      state.stage === 'producing'),
  'content-submitted': ({ state, party }) =>
    party === 'creator' && state.stage === 'in_review' && state.context.openChargeback === null,
  'content-approved': ({ state, approved }) =>
    state.stage === 'completed' && approved && state.context.openChargeback === null,
};

/** The confirmations that are still true; every other one hands over to the page on which the party goes on. */
export const confirmationsOf = (facts: Confirmed): ConfirmationScreen[] =>
  CONFIRMATION_SCREENS.filter((screen) => CONFIRMED_WHILE[screen](facts));

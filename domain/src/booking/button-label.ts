import { dollarsText } from '../money/cents.js';
import type { Reader } from './parties.js';
import type { Situation } from './situation.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';

/** What the one button of an email says, where it is its reader's turn. */
const ON_YOUR_TURN: Readonly<Partial<Record<BookingStage, string>>> = {
  unpaid: 'Pay {amount}',
  requested: 'Read and answer the request',
  accepted: 'Pay {amount}',
  awaiting_product: 'Send the product',
  in_transit: 'Confirm the product',
  producing: 'Deliver the content',
  revising: 'See the changes and deliver',
  in_review: 'Review the content',
  contestable: 'Read why and answer',
  disputed: 'Decide the dispute',
};

/** The label of the one button that leads to a booking; `amount` is a decimal string of dollars. */
export function buttonLabel({ stage, turn }: Situation, reader: Reader, amount: string): string {
  if (turn === reader) {
    const label = ON_YOUR_TURN[stage];
    if (label !== undefined) return label.replace('{amount}', dollarsText(amount));
  }
  if (reader === 'brand' && STAGE_META[stage].status === 'completed') return 'Download your files';
  return 'Open the project';
}

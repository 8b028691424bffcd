import type { Shipping } from './context.js';
import type { StepRow } from './step-row.js';

const namedParcel = ({ parcels }: Shipping) => ({ shipment: parcels.length });
const delivery = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** The steps by which what the creator needs comes to them. */
export const PRODUCT_STEPS = {
  send_product: {
    by: 'brand',
    event: 'PRODUCT_SENT',
    shownIn: ['awaiting_product'],
    input: { carrier: 'optional', tracking: 'optional' },
    label: 'Mark as Sent',
    confirmation: '{creator} is told, and confirms when it arrives. The delivery time starts then.',
    done: { title: 'Marked as Sent', text: 'The creator has been told.' },
    history: 'The brand sent the product',
  },
  correct_shipment: {
    by: 'brand',
    event: 'SHIPMENT_CORRECTED',
    shownIn: ['in_transit'],
    input: { shipment: 'optional', carrier: 'optional', tracking: 'optional' },
    names: namedParcel,
    label: 'Correct Tracking',
    isCounted: true,
    neutral: true,
    aside: true,
    done: { title: 'Tracking Corrected' },
    history: 'The brand corrected the tracking',
  },
  receive_product: {
    by: 'creator',
    event: 'PRODUCT_RECEIVED',
    shownIn: ['awaiting_product', 'in_transit'],
    input: {},
    label: 'Product Received',
    consequence: ({ deliveryDays }) => `Your delivery time of ${delivery(deliveryDays)} starts now.`,
    done: { title: 'Product Received', text: 'Your delivery time has started.' },
    history: 'The creator confirmed the product',
  },
  report_product: {
    by: 'creator',
    event: 'PRODUCT_PROBLEM',
    shownIn: ['in_transit'],
    input: { shipment: 'required', problem: 'required', reason: 'required' },
    names: namedParcel,
    label: 'Report a Problem',
    neutral: true,
    question: 'What is wrong with it? {brand} reads your answer.',
    consequence: ({ parcels }) =>
      parcels.length === 1
        ? '{brand} is asked to send it once more, if there is time for that; otherwise the booking is cancelled and {brand} gets the full amount back.'
        : 'This was the second parcel: the booking is cancelled, and {brand} gets the full amount back.',
    done: { title: 'Problem Reported', text: 'The brand has been told.' },
    history: 'The creator reported a problem with the product',
    quoted: {
      creator: 'What you reported about the product',
      brand: 'What the creator reported about the product',
    },
    saysWhyItEnded: true,
  },
} as const satisfies Record<string, StepRow>;

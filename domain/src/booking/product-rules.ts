import { type Asked, hasReason, noOpenChargeback } from './asked.js';
import type { BookingContext, Parcel } from './context.js';
import { lastMoments } from './windows.js';

type Parcels = Pick<BookingContext, 'parcels'>;

/** The latest parcel as it was, with something changed. */
const withLatest = ({ parcels }: Parcels, more: Partial<Parcel>): Parcels => ({
  parcels: parcels.map((parcel, index) => (index === parcels.length - 1 ? { ...parcel, ...more } : parcel)),
});

/** What the brand wrote down of a parcel, or its correction. */
const labelOf = ({ event }: Asked): Pick<Parcel, 'carrier' | 'tracking'> => ({
  carrier: 'carrier' in event ? (event.carrier ?? null) : null,
  tracking: 'tracking' in event ? (event.tracking ?? null) : null,
});

/** A page that shows an earlier parcel is refused: it is about another. */
const shipmentNamed = (asked: Asked): boolean =>
  noOpenChargeback(asked) &&
  'shipment' in asked.event &&
  asked.event.shipment === asked.context.parcels.length;

/** What is written of the latest parcel already is corrected by nothing; a correction that names no parcel is of the latest. */
export function correctable(asked: Asked): boolean {
  const { context, event } = asked;
  const parcel = context.parcels.at(-1);
  const label = labelOf(asked);
  const isLatest =
    event.type === 'SHIPMENT_CORRECTED' &&
    (event.shipment ?? context.parcels.length) === context.parcels.length;
  const differs = parcel?.carrier !== label.carrier || parcel.tracking !== label.tracking;
  return noOpenChargeback(asked) && isLatest && differs;
}

export const problemReportable = (asked: Asked): boolean => shipmentNamed(asked) && hasReason(asked);

/** A first parcel that was no good is sent again, where there is time for it. */
export const resendable = (asked: Asked): boolean =>
  problemReportable(asked) &&
  asked.context.parcels.length === 1 &&
  'at' in asked.event &&
  asked.event.at <= lastMoments(asked.context).resend;

export function sent(asked: Asked): Partial<BookingContext> {
  const { context, event } = asked;
  if (event.type !== 'PRODUCT_SENT') return {};
  const parcel = { ...labelOf(asked), sentAt: event.at, receivedAt: null, problem: null };
  return { parcels: [...context.parcels, parcel] };
}

export const corrected = (asked: Asked): Partial<BookingContext> => withLatest(asked.context, labelOf(asked));

/** Nothing is noted of a creator who has the product without a parcel. */
export function received({ context, event }: Asked): Partial<BookingContext> {
  const isOpen = context.parcels.at(-1)?.problem === null;
  return event.type === 'PRODUCT_RECEIVED' && isOpen ? withLatest(context, { receivedAt: event.at }) : {};
}

export function reported({ context, event }: Asked): Partial<BookingContext> {
  if (event.type !== 'PRODUCT_PROBLEM') return {};
  const { problem: kind, reason, at } = event;
  return withLatest(context, { problem: { kind, reason, at } });
}

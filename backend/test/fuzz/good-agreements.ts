import { AN_ADDRESS, aBooking, aCreator, pay, read } from '../builders.js';
import type { Person } from '../person.js';
import type { Make, Scene } from './good.js';

const DAY = 86_400_000;
const REASON = 'The parcel came late.';
const SHARE = { creatorPercent: 50, reason: REASON };

interface Deal {
  id: string;
  brand: Person;
  creator: Person;
  step: (by: 'brand' | 'creator', name: string, input?: object) => Promise<unknown>;
  /** So many days after the content is due now. */
  later: (days: number) => Promise<string>;
}

/** A booking whose money is held; with a product that has to be sent first, where one is needed. */
async function aDeal({ stage }: Scene, needsProduct = false): Promise<Deal> {
  const { person: creator, ...rest } = await aCreator(stage, { needsProduct });
  const { brand, booking } = await aBooking(stage, { person: creator, ...rest });
  const { id } = booking;
  await pay(stage, brand, id);
  await creator.post(`/api/creator/bookings/${id}/approve`, {});
  await stage.drain();
  const people = { brand, creator };
  const later = async (days: number) =>
    new Date(Date.parse((await read(brand, id)).dueAt ?? '') + days * DAY).toISOString();
  return {
    ...{ id, ...people, later },
    step: (by, name, input = {}) => people[by].post(`/api/bookings/${id}/steps/${name}`, input),
  };
}

interface Told {
  by: 'brand' | 'creator';
  /** Where, with the booking's id in it. */
  path: string;
  needsProduct?: true;
  /** What has to be so before. */
  before?: (deal: Deal) => Promise<unknown>;
  body?: object | ((deal: Deal) => Promise<object>);
}
const told =
  ({ by, path, needsProduct, before, body = {} }: Told): Make =>
  async (scene) => {
    const deal = await aDeal(scene, needsProduct);
    await before?.(deal);
    return {
      by: deal[by],
      path: path.replace('{id}', deal.id),
      body: typeof body === 'function' ? await body(deal) : body,
    };
  };

const asked = async ({ step, later }: Deal) =>
  step('creator', 'ask_extension', { dueAt: await later(2), reason: REASON });
const proposed = ({ step }: Deal) => step('creator', 'propose_settlement', SHARE);
const sent = ({ step }: Deal) => step('brand', 'send_product', { carrier: 'UPS' });

/** Requests of what parties agree on beside the deal, and of products on their way, that are taken. */
export const GOOD_AGREEMENTS: Readonly<Record<string, Make>> = {
  saveShippingAddress: async ({ stage }) => ({
    by: (await aCreator(stage)).person,
    path: '/api/creator/shipping-address',
    body: AN_ADDRESS,
  }),
  markProductSent: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/product-sent', needsProduct: true },
    body: { carrier: 'UPS', tracking: '1Z999AA10123456784' },
  }),
  correctShipment: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/shipment', needsProduct: true, before: sent },
    body: { shipment: 1, carrier: 'UPS', tracking: '1Z999AA10123456784' },
  }),
  confirmProduct: told({
    ...{ by: 'creator', path: '/api/creator/bookings/{id}/product-received' },
    ...{ needsProduct: true, before: sent },
  }),
  reportProductProblem: told({
    ...{ by: 'creator', path: '/api/creator/bookings/{id}/product-problem' },
    ...{ needsProduct: true, before: sent },
    body: { shipment: 1, kind: 'damaged', reason: 'The bottle is broken.' },
  }),
  cancelBooking: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/cancel', body: { creatorPercent: 0 } },
  }),
  extendDueDate: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/extend' },
    body: async ({ later }) => ({ dueAt: await later(2) }),
  }),
  askExtension: told({
    ...{ by: 'creator', path: '/api/creator/bookings/{id}/ask-extension' },
    body: async ({ later }) => ({ dueAt: await later(2), reason: REASON }),
  }),
  acceptExtension: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/accept-extension', before: asked },
    body: async ({ later }) => ({ number: 1, dueAt: await later(2) }),
  }),
  declineExtension: told({
    ...{ by: 'brand', path: '/api/brand/bookings/{id}/decline-extension', before: asked },
    body: { number: 1 },
  }),
  proposeSettlement: told({ by: 'brand', path: '/api/bookings/{id}/settlement', body: SHARE }),
  acceptSettlement: told({
    ...{ by: 'brand', path: '/api/bookings/{id}/settlement/accept', before: proposed },
    body: { number: 1, creatorPercent: 50 },
  }),
  declineSettlement: told({
    ...{ by: 'brand', path: '/api/bookings/{id}/settlement/decline', before: proposed },
    body: { number: 1 },
  }),
  withdrawProposal: told({
    ...{ by: 'creator', path: '/api/bookings/{id}/settlement/withdraw', before: proposed },
    body: { number: 1 },
  }),
};

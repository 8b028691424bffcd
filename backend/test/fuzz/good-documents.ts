import { aUser } from '../builders.js';
import type { Person } from '../person.js';
import type { Make, Scene } from './good.js';

const DETAILS = {
  name: 'Northwind Coffee LLC',
  line1: '12 Harbor Road',
  city: 'Portland, ME',
  country: 'USA',
};

/** The receipt of a payment that is held. */
async function aReceipt({ scenery }: Scene): Promise<{ by: Person; id: string; bookingId: string }> {
  const { brand } = scenery.parties;
  const bookingId = await scenery.inProgress();
  const { body } = await brand.get<{ id: string }[]>(`/api/bookings/${bookingId}/documents`);
  return { by: brand, id: body[0]?.id ?? '', bookingId };
}

const ofReceipt =
  (rest: string): Make =>
  async (scene) => {
    const { by, id } = await aReceipt(scene);
    return { by, path: `/api/documents/${id}${rest}` };
  };
const ofBooking =
  (rest: string, body?: object): Make =>
  async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: `/api/bookings/${await scenery.inProgress()}/${rest}`,
    body,
  });

/** Requests of documents about money, and of what stands on them, that are taken. */
export const GOOD_DOCUMENTS: Readonly<Record<string, Make>> = {
  getDocument: ofReceipt(''),
  getDocumentPdf: ofReceipt('.pdf'),
  getDocumentsZip: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/documents/2026.zip',
  }),
  getDocumentsCsv: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/documents/2026.csv',
  }),
  getBookingDocuments: ofBooking('documents'),
  saveBillingDetails: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/billing-details',
    body: DETAILS,
  }),
  getBookingBillingDetails: ofBooking('billing-details'),
  saveBookingBillingDetails: ofBooking('billing-details', DETAILS),
  reissueDocument: async (scene) => {
    const { by, id, bookingId } = await aReceipt(scene);
    await by.call('PUT', `/api/bookings/${bookingId}/billing-details`, DETAILS);
    return { by, path: `/api/documents/${id}/reissue` };
  },
};

import { describe, expect, it } from '@jest/globals';
import { BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { DocumentDto, DocumentSummaryDto } from '../../api/document-calls';
import BookingDocuments from '../../booking/documents/booking-documents';
import { DocumentsScreen } from './documents-screen';

const receipt: DocumentSummaryDto = {
  id: 'r1',
  kind: 'receipt',
  title: 'Receipt',
  number: 'R-2026-000001',
  date: '2026-11-26T12:00:00.000Z',
  amount: '150.00',
  currency: 'usd',
  bookingId: 'b1',
  subject: 'Single Reel',
  corrects: null,
  replacedBy: null,
  reissuable: true,
  pdfUrl: '/api/documents/r1.pdf',
};
const whole: DocumentDto = {
  ...receipt,
  facts: [{ label: 'Paid by', text: 'Visa ending in 4242' }],
  parties: [{ label: 'Billed to', lines: ['Northwind Coffee', 'Tax ID: 98-7654321'] }],
  rows: [{ label: 'Single Reel', detail: null, amount: '$150.00' }],
  total: { label: 'Paid', amount: '$150.00' },
  notes: ['This is not a tax invoice.'],
  record: '{}',
  sha256: '0'.repeat(64),
};
const DETAILS = {
  name: 'Northwind Coffee LLC',
  line1: null,
  line2: null,
  postalCode: null,
  city: 'Portland, ME',
  country: null,
  taxId: null,
};

let routes: StandInRoutes = {};
const server = standInServer(() => routes);
const user = userEvent.setup();

describe('the list of documents', () => {
  it('has them by year, with a PDF of each and the year at once', async () => {
    const older = { ...receipt, id: 'r0', number: 'R-2025-000009', date: '2025-12-31T23:59:59.000Z' };
    routes = { 'GET /api/documents': { body: [receipt, older] } };
    renderWithData(<DocumentsScreen />);
    expect(await screen.findByRole('heading', { name: '2026' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2025' })).toBeTruthy();
    const pdf = screen.getByRole('link', { name: 'Receipt R-2026-000001 as a PDF' });
    expect(pdf.getAttribute('href')).toBe('/api/documents/r1.pdf');
    const zip = screen.getByRole('link', { name: DOCUMENT_TEXTS.asZip(2025) });
    expect(zip.getAttribute('href')).toBe('/api/documents/2025.zip');
    const table = screen.getByRole('link', { name: DOCUMENT_TEXTS.asTable(2026) });
    expect(table.getAttribute('href')).toBe('/api/documents/2026.csv');
  });

  it('goes on where somebody has many', async () => {
    const next = { ...receipt, id: 'r2', number: 'R-2026-000000' };
    routes = {
      'GET /api/documents': { body: [receipt], next: 'more' },
      'GET /api/documents?cursor=more': { body: [next] },
    };
    renderWithData(<DocumentsScreen />);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('R-2026-000000')).toBeTruthy();
  });

  it('says that there is nothing yet, and that it could not be loaded', async () => {
    routes = { 'GET /api/documents': { body: [] } };
    const { unmount } = renderWithData(<DocumentsScreen />);
    expect(await screen.findByText(DOCUMENT_TEXTS.emptyText)).toBeTruthy();
    unmount();
    routes = { 'GET /api/documents': { status: 500, body: { message: 'Down' } } };
    renderWithData(<DocumentsScreen />);
    expect(await screen.findByRole('button', { name: /Try again/i })).toBeTruthy();
    expect(screen.queryByText(DOCUMENT_TEXTS.emptyText)).toBeNull();
  });

  it('opens one to read, as its PDF says it', async () => {
    routes = { 'GET /api/documents': { body: [receipt] }, 'GET /api/documents/r1': { body: whole } };
    renderWithData(<DocumentsScreen />);
    await user.click(await screen.findByRole('button', { name: 'Receipt R-2026-000001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Receipt R-2026-000001' });
    for (const text of ['Visa ending in 4242', 'Tax ID: 98-7654321', 'This is not a tax invoice.'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole('row', { name: 'Paid $150.00' })).toBeTruthy();
  });

  it('says of a replaced one by which, and of fees that were returned that they are below zero', async () => {
    routes = {
      'GET /api/documents': {
        body: [
          { ...receipt, replacedBy: 'R-2026-000002' },
          {
            ...receipt,
            id: 'f1',
            kind: 'fee_statement',
            title: 'Fee Statement',
            number: 'F-2026-000001',
            amount: '-5.00',
          },
        ],
      },
    };
    renderWithData(<DocumentsScreen />);
    expect(await screen.findByText('Replaced by R-2026-000002')).toBeTruthy();
    expect(screen.getByText('−$5.00')).toBeTruthy();
  });
});

describe('the documents of a booking', () => {
  const billing = 'GET /api/bookings/b1/billing-details';
  const saving = 'PUT /api/bookings/b1/billing-details';
  const reissuing = 'POST /api/documents/r1/reissue';
  const brand = { id: 'b1', role: 'brand' } as const;
  const openBilling = async () =>
    user.click(await screen.findByRole('button', { name: BILLING_TEXTS.title }));

  it('are reissued with the details that the brand saves', async () => {
    routes = {
      'GET /api/bookings/b1/documents': { body: [receipt, { ...receipt, id: 'p0', reissuable: false }] },
      [billing]: { body: { details: null, isOwn: false } },
      [saving]: { body: { details: DETAILS, isOwn: true } },
      [reissuing]: { body: whole },
    };
    renderWithData(<BookingDocuments booking={brand} />);
    await openBilling();
    await user.type(await screen.findByLabelText('Company or full name'), 'Northwind Coffee LLC');
    await user.type(screen.getByLabelText('City and state (optional)'), 'Portland, ME');
    await user.click(screen.getByRole('button', { name: BILLING_TEXTS.reissue }));
    await waitFor(() => expect(server.sentBy(reissuing)).toHaveLength(1));
    expect(server.sentBy(saving)).toEqual([{ name: 'Northwind Coffee LLC', city: 'Portland, ME' }]);
  });

  it('keep what was typed when it is refused, and ask for a name first', async () => {
    routes = {
      'GET /api/bookings/b1/documents': { body: [] },
      [billing]: { body: { details: DETAILS, isOwn: true } },
      [saving]: {
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          message: 'Please check the marked fields.',
          errors: { taxId: 'Too long' },
        },
      },
    };
    renderWithData(<BookingDocuments booking={brand} />);
    expect(await screen.findByText(DOCUMENT_TEXTS.noneOfBooking)).toBeTruthy();
    await openBilling();
    const name = await screen.findByLabelText<HTMLInputElement>('Company or full name');
    expect(name.value).toBe('Northwind Coffee LLC');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: BILLING_TEXTS.save }));
    expect(screen.getByText(BILLING_TEXTS.nameMissing)).toBeTruthy();
    expect(server.sentBy(saving)).toEqual([]);
    await user.type(name, 'Another LLC');
    await user.click(screen.getByRole('button', { name: BILLING_TEXTS.save }));
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(name.value).toBe('Another LLC');
  });

  it('show a creator no billing details', async () => {
    routes = {
      'GET /api/bookings/b1/documents': { body: [{ ...receipt, kind: 'payout_slip', title: 'Payout Slip' }] },
    };
    renderWithData(<BookingDocuments booking={{ id: 'b1', role: 'creator' }} />);
    expect(await screen.findByText('R-2026-000001')).toBeTruthy();
    expect(screen.queryByRole('button', { name: BILLING_TEXTS.title })).toBeNull();
    expect(server.called()).toEqual(['GET /api/bookings/b1/documents']);
  });
});

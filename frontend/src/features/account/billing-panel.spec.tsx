import { describe, expect, it } from '@jest/globals';
import { BILLING_ANCHOR, BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import { BillingPanel } from './billing-panel';

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

describe('the billing details of an account', () => {
  it('are shown as they are kept, saved as a whole, and lead to the receipts', async () => {
    routes = {
      'GET /api/billing-details': { body: { details: DETAILS } },
      'PUT /api/billing-details': { body: { details: DETAILS } },
    };
    renderWithData(<BillingPanel />);
    expect(server.sentBy('GET /api/billing-details')).toEqual([]);
    await user.click(screen.getByRole('button', { name: BILLING_TEXTS.open }));
    await user.type(await screen.findByLabelText('Tax ID (optional)'), '98-7654321');
    await user.click(screen.getByRole('button', { name: BILLING_TEXTS.save }));
    await waitFor(() =>
      expect(server.sentBy('PUT /api/billing-details')).toEqual([
        { name: 'Northwind Coffee LLC', city: 'Portland, ME', taxId: '98-7654321' },
      ]),
    );
    expect(screen.getByRole('link', { name: DOCUMENT_TEXTS.page }).getAttribute('href')).toBe('/documents');
  });

  it('are open for somebody who was led to them', async () => {
    routes = { 'GET /api/billing-details': { body: { details: DETAILS } } };
    renderWithData(<BillingPanel />, `/account#${BILLING_ANCHOR}`);
    expect(await screen.findByLabelText<HTMLInputElement>(/^Company or full name/)).toHaveProperty(
      'value',
      DETAILS.name,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BookingDto } from '../api/calls';
import { renderWithData, standInServer, type StandInRoutes } from '../../test/stand-in-server';
import { ProductNote } from './product-note';

const ADDRESS = {
  ...{ name: 'Sophia Reyes', line1: '12 Harbor Street', line2: null, postalCode: null },
  ...{ city: 'Port Example', region: null, country: 'United States', phone: null },
};
const PARCEL = {
  ...{ number: 1, carrier: 'UPS', tracking: '1Z1', receivedAt: null, problem: null },
  sentAt: '2026-11-24T10:00:00.000Z',
};
const SEND = {
  ...{ name: 'send_product', label: 'Mark as Sent', enabled: true, reason: null, needs: null },
  ...{ names: {}, consequence: null },
};

let routes: StandInRoutes = {};
standInServer(() => routes);

const shown = (more: object): string => {
  const booking = {
    ...{
      id: 'b1',
      role: 'brand',
      flow: 'pay_first',
      amount: '180.00',
      brandName: 'Northwind',
      turn: 'brand',
    },
    ...{ stage: 'requested', shipments: [], shipTo: null, actions: [] },
    package: { needsProduct: true, creator: { username: 'sophia', displayName: 'Sophia' } },
    ...more,
  } as unknown as BookingDto;
  const { container } = renderWithData(<ProductNote booking={booking} />);
  return container.textContent;
};

describe('the product of a booking', () => {
  it('is nobody’s concern where none is needed', () => {
    const creator = { username: 'sophia', displayName: 'Sophia' };
    expect(shown({ package: { needsProduct: false, creator } })).toBe('');
  });

  it('has no address for the brand before it has to be sent, then the address and the button', () => {
    expect(shown({})).toContain('once Sophia accepts and the payment is held');
    const sending = shown({ stage: 'awaiting_product', shipTo: ADDRESS, actions: [SEND] });
    expect(sending).toContain('12 Harbor StreetPort ExampleUnited States');
    expect(screen.getByRole('button', { name: 'Send Item to Creator' })).toBeTruthy();
  });

  it('says where the brand has to ask for the address', () => {
    expect(shown({ stage: 'awaiting_product', actions: [SEND] })).toContain(
      'Sophia hasn’t said where to send it yet',
    );
  });

  it('asks the creator for an address before they accept, and shows the one that there is', async () => {
    routes = { 'GET /api/creator/shipping-address': { body: { address: null } } };
    shown({ role: 'creator' });
    expect(await screen.findByText(/Tell Northwind where to send it before you accept/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Address' })).toBeTruthy();
  });

  it('says that an address could not be loaded, and not that there is none', async () => {
    routes = {
      'GET /api/creator/shipping-address': {
        status: 500,
        body: { statusCode: 500, code: 'INTERNAL', message: 'Something went wrong.' },
      },
    };
    shown({ role: 'creator' });
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    expect(screen.queryByText(/before you accept/)).toBeNull();
  });

  it('shows what was sent to everyone, and an admin nothing before that', () => {
    expect(shown({ role: 'admin' })).toBe('');
    for (const role of ['brand', 'creator', 'admin'])
      expect(shown({ role, stage: 'in_transit', shipments: [PARCEL] })).toContain('1Z1');
  });
});

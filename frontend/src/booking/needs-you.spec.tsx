import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aBooking } from '../../test/a-room';
import { renderWithData, standInServer } from '../../test/stand-in-server';
import { NeedsYou } from './needs-you';

const LIST = 'GET /api/bookings?as=creator&group=needs_you';
let answer: object = {};
standInServer(() => ({ [LIST]: answer }));
const said = (): string => screen.getByText(/you/).closest('p')?.textContent ?? '';

describe('what needs somebody', () => {
  it('is the number at once, and then the first of them too', async () => {
    answer = { body: [{ ...aBooking(), until: null, amount: '150.00', brandName: 'Northwind Coffee' }] };
    renderWithData(<NeedsYou as="creator" count={2} />);
    expect(said()).toBe('2 need you.');
    await screen.findByText(/Next:/);
    expect(said()).toMatch(/^2 need you\. Next: .+ for Northwind Coffee, \$150\.00\.$/);
    // A message that comes up gives way to it.
    expect(screen.getByText(/Next:/).closest('[data-said-first]')).not.toBeNull();
  });

  it('is never said to be nothing because the list didn’t come', async () => {
    answer = { status: 500 };
    renderWithData(<NeedsYou as="creator" count={1} />);
    expect(said()).toBe('1 needs you.');
  });

  it('is nothing where nothing is counted', () => {
    answer = { body: [] };
    renderWithData(<NeedsYou as="creator" count={0} />);
    expect(said()).toBe('Nothing needs you right now.');
  });
});

import { describe, expect, it } from '@jest/globals';
import { PAYOUT_HOLDS } from '@reelpact/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInAnswer } from '../../test/stand-in-server';
import type { BookingRole, StatementDto } from '../api/calls';
import { Statement } from './statement';

const path = 'GET /api/bookings/b1/statement';
const hold = { code: 'NO_ACCOUNT' as const, message: PAYOUT_HOLDS.NO_ACCOUNT };
const released = "The payment is released and waits in the creator's balance.";
const settled: StatementDto = {
  bookingId: 'b1',
  currency: 'usd',
  gross: '1500.00',
  fee: '75.00',
  net: '1425.00',
  refunded: '0.00',
  settled: true,
  place: released,
  where: `${released} ${hold.message}`,
  expectedAt: '2100-11-25T12:00:00.000Z',
  hold,
  lines: [
    { at: '2026-11-20T12:00:00.000Z', label: 'Paid by card and held', amount: '1500.00' },
    { at: '2026-11-21T12:00:00.000Z', label: 'Platform fee', amount: '75.00' },
  ],
};

let answer: StandInAnswer;
const server = standInServer(() => ({ [path]: answer }));

async function openAs(role: BookingRole, statement: Partial<StatementDto> = {}, final = true) {
  answer = { body: { ...settled, ...statement } };
  renderWithData(<Statement booking={{ id: 'b1', role, final }} />);
  const user = userEvent.setup();
  expect(server.sentBy(path)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Statement', expanded: false }));
  await screen.findByText(/\$1,500\.00/, { selector: 'dd' });
  return user;
}
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the statement', () => {
  it('is asked for when it is opened, and says all sums in the creator’s words', async () => {
    await openAs('creator');
    expect(facts()).toEqual([
      ['The brand pays', '$1,500.00'],
      ['Platform fee', '$75.00'],
      ['You get', '$1,425.00'],
      ['Back to the brand', '$0.00'],
    ]);
    expect(screen.getByText('Expected by Nov 25, 2100 at the latest.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Paid by card and held',
      'Platform fee',
    ]);
  });

  it('tells the creator where the money is and why it waits', async () => {
    await openAs('creator');
    expect(screen.getByText(hold.message)).toBeTruthy();
    expect(screen.getByText(released)).toBeTruthy();
  });

  it('does not ask the brand to set up the creator’s payouts', async () => {
    await openAs('brand');
    expect(screen.getByText(released)).toBeTruthy();
    expect(screen.queryByText(hold.message)).toBeNull();
  });

  it('does not expect what is past', async () => {
    await openAs('creator', { expectedAt: '2001-11-25T12:00:00.000Z' });
    expect(screen.getByText('It should have arrived by Nov 25, 2001.')).toBeTruthy();
  });

  it('says that fee and share are plans while nothing is decided', async () => {
    await openAs('brand', { settled: false, hold: null, place: 'Held.', expectedAt: null, lines: [] }, false);
    expect(screen.getByText(/once the content is approved/)).toBeTruthy();
    expect(screen.queryByText(/Expected/)).toBeNull();
  });

  it('promises nobody a share of a booking that ended unpaid', async () => {
    await openAs('creator', { settled: false, hold: null, place: 'The card was not charged.', lines: [] });
    expect(facts()).toEqual([['Price', '$1,500.00']]);
    expect(screen.queryByText(/once the content is approved/)).toBeNull();
  });

  it('can be asked for again when it did not come', async () => {
    answer = { status: 500, body: { message: 'Broken', code: 'INTERNAL' } };
    renderWithData(<Statement booking={{ id: 'b1', role: 'brand', final: true }} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Statement' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = { body: settled };
    await user.click(again);
    expect(await screen.findByText(released)).toBeTruthy();
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingActionName, STEPS } from '@reelpact/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { BookingDto, BookingRole } from '../../api/calls';
import { AdminActions } from './admin-actions';

const resolve = 'POST /api/admin/bookings/b1/steps/resolve_dispute';
const refund = 'POST /api/admin/bookings/b1/steps/grant_refund';
const cancel = 'POST /api/admin/bookings/b1/steps/cancel_as_admin';

let fee = '0.00';
let refused = false;
const server = standInServer((): StandInRoutes => {
  const answer = refused ? { status: 409, body: { code: 'CONFLICT', message: 'Too late.' } } : { body: {} };
  return {
    'GET /api/bookings/b1/statement': { body: { fee } },
    [resolve]: answer,
    [refund]: answer,
    [cancel]: answer,
  };
});
beforeEach(() => {
  fee = '0.00';
  refused = false;
});

function show(names: BookingActionName[], role: BookingRole = 'admin') {
  const actions = names.map((name) => ({
    name,
    label: STEPS[name].label,
    enabled: true,
    reason: null,
    needs: null,
  }));
  const booking = {
    id: 'b1',
    role,
    amount: '99.99',
    brandName: 'Northwind',
    package: { creator: { username: 'sophia' } },
    actions,
  } as unknown as BookingDto;
  renderWithData(<AdminActions booking={booking} />);
  return userEvent.setup();
}
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1)!;
const sums = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('an admin', () => {
  it('sees to the cent what a share comes to, and decides with a reason', async () => {
    const user = show(['resolve_dispute']);
    await user.click(button('Resolve Dispute'));
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '33' } });
    expect(sums()).toEqual([
      ['@sophia', '$33.00'],
      ['Back to Northwind', '$66.99'],
    ]);
    expect(button('Resolve Dispute').disabled).toBe(true);
    await fill(user, screen.getByLabelText(/Your reason/), 'Half of the brief is there.');
    await user.click(button('Resolve Dispute'));
    await waitFor(() =>
      expect(server.sentBy(resolve)).toEqual([{ creatorPercent: 33, reason: 'Half of the brief is there.' }]),
    );
    await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull());
  });

  it('is told where the platform’s fee comes off the share', async () => {
    fee = '5.00';
    const user = show(['resolve_dispute']);
    await user.click(button('Resolve Dispute'));
    expect(await screen.findByText(/@sophia, before the platform’s fee/)).toBeTruthy();
  });

  it('can give back no more than was paid', async () => {
    const user = show(['grant_refund']);
    await user.click(button('Refund the Brand'));
    await fill(user, screen.getByLabelText(/Your reason/), 'A file was broken.');
    const amount = screen.getByLabelText(/Amount in dollars/);
    for (const wrong of ['0', '100', '1.234', 'ten']) {
      await user.clear(amount);
      await fill(user, amount, wrong);
      expect(button('Refund the Brand').disabled).toBe(true);
    }
    await user.clear(amount);
    await fill(user, amount, '20');
    await user.click(button('Refund the Brand: $20.00'));
    await waitFor(() =>
      expect(server.sentBy(refund)).toEqual([{ amount: '20', reason: 'A file was broken.' }]),
    );
  });

  it('keeps the dialog and its words when the server refuses', async () => {
    refused = true;
    const user = show(['cancel_as_admin']);
    await user.click(button('Cancel Booking'));
    await fill(user, screen.getByRole('textbox'), 'Both asked for it.');
    await user.click(button('Cancel Booking'));
    await waitFor(() => expect(server.sentBy(cancel)).toHaveLength(1));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Both asked for it.');
  });

  it('does not judge a booking of their own', () => {
    show(['approve_content'], 'brand');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Somebody else has to decide/)).toBeTruthy();
  });
});

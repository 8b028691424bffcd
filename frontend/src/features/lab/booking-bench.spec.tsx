import { beforeEach, describe, expect, it } from '@jest/globals';
import { READERS, beginBooking, labActions, DEFAULT_WINDOWS } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { LabBookingDto } from '../../api/generated-admin';
import { BookingBench } from './booking-bench';

const AT = Date.UTC(2026, 0, 5, 12);
const at = new Date(AT).toISOString();
const state = beginBooking({
  flow: 'approve_first',
  amount: 15_000,
  deliveryDays: 5,
  revisionsLeft: 1,
  windows: DEFAULT_WINDOWS,
  at: AT,
});
const booking: LabBookingDto = {
  id: 'b1',
  brandName: 'Lab 1',
  packageName: 'Single Reel',
  amount: '150.00',
  flow: 'approve_first',
  revisions: 1,
  product: false,
  revisionsLeft: 1,
  attempt: 1,
  version: 0,
  stage: state.stage,
  escrow: state.escrow,
  now: at,
  window: { deadlineAt: at, nextReminderAt: null, onSilence: 'The request expires.' },
  onItsWay: false,
  postings: [
    {
      id: 'p1',
      step: 'hold',
      attempt: 1,
      at,
      entries: [
        { account: 'processor_clearing', amount: 15_000 },
        { account: 'escrow', amount: -15_000 },
      ],
    },
  ],
  history: [
    {
      event: 'BOOKED',
      actor: 'brand',
      from: null,
      to: 'requested',
      at,
      note: null,
      dueAt: null,
      creatorPercent: null,
      ground: null,
    },
  ],
  parties: READERS.map((party) => ({ party, actions: labActions(state, party, AT) })),
  payments: [],
  note: null,
};

const steps = 'POST /api/lab/bookings/b1/steps';
let answer: StandInAnswer;
const server = standInServer(() => ({
  'GET /api/lab/bookings/b1': { body: booking },
  [steps]: answer,
}));
beforeEach(() => {
  answer = { body: booking };
  sessionStorage.clear();
});

async function open() {
  renderWithData(<BookingBench id="b1" />);
  await screen.findByText('Nothing is on its way.');
  return userEvent.setup();
}
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1)!;

describe('a booking in the lab', () => {
  it('keeps what was typed when the server refuses, and says why', async () => {
    answer = { status: 409, body: { code: 'INVALID_TRANSITION', message: 'This can’t be done now.' } };
    const user = await open();
    await user.click(button('Decline Job'));
    await fill(user, screen.getByLabelText('Reason'), 'No time.');
    await user.click(button('Decline Job'));
    expect(await screen.findAllByText('This can’t be done now.')).not.toHaveLength(0);
    expect(server.sentBy(steps)).toEqual([{ step: 'decline_request', reason: 'No time.' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('No time.');
    expect(screen.getByText('No move has been made in this tab.')).toBeTruthy();
  });

  it('keeps what was done as a run, over a reload too', async () => {
    const user = await open();
    await user.click(button('Accept Job'));
    expect(await screen.findByText('Creator: Accept Job')).toBeTruthy();
    await user.click(screen.getByText('As text'));
    expect(screen.getByText(/"step":"approve_request"/)).toBeTruthy();
    renderWithData(<BookingBench id="b1" />);
    await waitFor(() => expect(screen.getAllByText('Creator: Accept Job')).toHaveLength(2));
  });

  it('shows the postings on both their accounts', async () => {
    await open();
    for (const [account, side] of [
      ['Processor clearing', 0],
      ['Escrow', 1],
    ] as const) {
      const cells = screen.getByRole('table', { name: account }).querySelectorAll('tbody td');
      expect(cells[side]?.textContent).toBe('hold 1$150.00');
      expect(cells[1 - side]?.textContent).toBe('');
    }
  });

  it('offers what a party’s page doesn’t when it is asked to', async () => {
    const user = await open();
    expect(screen.queryByRole('button', { name: 'Reject Content' })).toBeNull();
    await user.click(screen.getByLabelText('Try what is not offered'));
    expect(button('Reject Content').disabled).toBe(false);
  });

  it('sends no signal before a payment was opened', async () => {
    await open();
    expect(button('The payment was secured').disabled).toBe(true);
  });
});

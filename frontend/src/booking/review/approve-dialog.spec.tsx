import { describe, expect, it, jest } from '@jest/globals';
import { AI_NOT_STATED } from '@reelpact/domain';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking, aFile, anItem, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import type { SubmissionDto } from '../../api/calls';
import { ApproveDialog } from './approve-dialog';

let room: StandInAnswer;
standInServer(() => ({ 'GET /api/bookings/b1/review-room': room }));

function open(more: Partial<SubmissionDto> = {}) {
  const version = aVersion({ version: 2, files: [aFile('reel.mp4'), aFile('close.mp4')], ...more });
  const onApprove = jest.fn();
  const onClose = jest.fn();
  const booking = aBooking({ submissions: [version] });
  renderWithData(
    <ApproveDialog
      booking={booking}
      version={version}
      busy={false}
      onApprove={onApprove}
      onClose={onClose}
    />,
  );
  return { onApprove, onClose };
}

describe('the dialog before the money goes', () => {
  it('says how much goes to whom, what was never opened and what is still open', async () => {
    const view = { submissionId: 's1', party: 'brand', openedAt: '2026-11-20T12:00:00Z', secondsWatched: 1 };
    room = {
      body: {
        items: [
          anItem('d', { number: 4, body: `Cooler${' and cooler'.repeat(9)}` }),
          anItem('a', { number: 2, body: 'Closer, please' }),
          anItem('b', { number: 3, state: 'done' }),
          anItem('c', { state: 'draft' }),
        ],
        views: [{ ...view, uploadId: 'upload reel.mp4' }],
      },
    };
    const { onApprove, onClose } = open();
    const dialog = screen.getByRole('dialog', { name: 'Release $150.00 to Noor Haddad?' });
    await screen.findByText(/^#2 “Closer, please”, #4 “Cooler and cooler .+…” are still open\.$/);
    expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `reel.mp4 · AI: ${AI_NOT_STATED}`,
      `close.mp4 · AI: ${AI_NOT_STATED} · not opened yet`,
    ]);
    expect(dialog.textContent).toContain('Version 2');
    expect(dialog.textContent).toContain('One comment wasn’t sent.');
    expect(dialog.textContent).toContain('with the usage rights of this package: On your social media.');
    expect(dialog.textContent).toContain('This cannot be taken back.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep reviewing' })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Keep reviewing' }));
    expect([onClose.mock.calls.length, onApprove.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Release $150.00' }));
    expect(onApprove).toHaveBeenCalledTimes(1);
  });

  it('says first what an incomplete version lacks, and nothing of the kind of a complete one', async () => {
    room = { body: { items: [], views: [] } };
    const lacking = '2 of 10 videos were delivered.';
    const { onApprove } = open({ missing: [{ what: 'videos', promised: 10, delivered: 2 }] });
    const dialog = screen.getByRole('dialog');
    const said = `${lacking} Approving accepts this as complete and releases the full amount.`;
    expect([...dialog.querySelectorAll('p')][0]?.textContent).toBe(said);
    const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release $150.00' });
    await waitFor(() => expect(release.disabled).toBe(false));
    fireEvent.click(release);
    expect(onApprove).toHaveBeenCalledTimes(1);
    cleanup();
    open();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/delivered|complete/);
  });

  it('releases nothing while it isn’t known what was said', async () => {
    room = { status: 500, body: {} };
    const { onApprove } = open();
    expect(await screen.findByText(/The comments couldn’t be loaded/)).toBeTruthy();
    expect(screen.queryByText(/not opened yet/)).toBeNull();
    const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release $150.00' });
    expect(release.disabled).toBe(true);
    room = { body: { items: [anItem('a', { number: 1, body: 'Closer' })], views: [] } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('#1 “Closer” is still open.');
    fireEvent.click(release);
    expect(onApprove).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { AI_NOT_STATED, AI_TEXTS, AI_USE_TEXTS } from '@reelpact/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking, aFile } from '../../test/a-room';
import { renderWithData, standInServer } from '../../test/stand-in-server';
import { DeliveredFiles } from './delivered-files';

const VIEWS = 'POST /api/bookings/b1/review-room/views';
const server = standInServer(() => ({ [VIEWS]: { status: 204 } }));
const files = [aFile('reel.mp4'), aFile('photo.jpg', { type: 'image', media: null })];

function playTo(seconds: number[]): void {
  const video = screen.getByLabelText<HTMLVideoElement>('reel.mp4', { selector: 'video' });
  Object.defineProperty(video, 'paused', { value: false });
  for (const currentTime of seconds) {
    Object.defineProperty(video, 'currentTime', { value: currentTime, configurable: true });
    fireEvent.timeUpdate(video);
  }
}

describe('files that were delivered', () => {
  it('count as watched here, too, with all that was played when they are left', async () => {
    const { unmount } = renderWithData(
      <DeliveredFiles booking={aBooking()} files={files} version={{ bookingId: 'b1', submissionId: 's1' }} />,
    );
    playTo([0.1, 0.6, 1.1, 2.4]);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge photo.jpg' }));
    unmount();
    await waitFor(() =>
      expect(server.sentBy(VIEWS)).toEqual([
        { submissionId: 's1', uploadId: 'upload photo.jpg', seconds: 0 },
        { submissionId: 's1', uploadId: 'upload reel.mp4', seconds: 3 },
      ]),
    );
  });

  it('count for nobody who is no party', () => {
    const { unmount } = renderWithData(<DeliveredFiles booking={aBooking()} files={files} />);
    playTo([0.1]);
    unmount();
    expect(server.sentBy(VIEWS)).toEqual([]);
  });

  it.each(['brand', 'creator'] as const)(
    'say what is made with AI in each, and to the %s where it is more than was offered',
    (role) => {
      const stated = [
        aFile('reel.mp4', { ai: 'synthetic' }),
        aFile('close.mp4', { ai: 'edited' }),
        aFile('old.mp4'),
      ];
      const { package: pack } = aBooking();
      const booking = aBooking({ role, package: { ...pack, ai: 'edited' } });
      renderWithData(<DeliveredFiles booking={booking} files={stated} />);
      const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      const labels = [AI_USE_TEXTS.synthetic.label, AI_USE_TEXTS.edited.label, AI_NOT_STATED];
      for (const [index, label] of labels.entries())
        expect(rows[index]).toContain(`${AI_TEXTS.term}: ${label}`);
      expect(rows.map((row) => row.includes(AI_TEXTS.beyond.delivered))).toEqual([true, false, false]);
    },
  );
});

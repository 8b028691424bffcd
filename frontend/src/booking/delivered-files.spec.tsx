import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aFile } from '../../test/a-room';
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
      <DeliveredFiles files={files} version={{ bookingId: 'b1', submissionId: 's1' }} />,
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
    const { unmount } = renderWithData(<DeliveredFiles files={files} />);
    playTo([0.1]);
    unmount();
    expect(server.sentBy(VIEWS)).toEqual([]);
  });
});

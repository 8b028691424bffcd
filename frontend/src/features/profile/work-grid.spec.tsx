import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_WORK } from './sample-work';
import { WorkGrid } from './work-grid';

const film = {
  id: 'f',
  imageUrl: '/f.webp',
  videoUrl: '/f.mp4',
  title: 'Coffee',
  type: 'video',
  duration: '0:30',
};

describe('a piece of work', () => {
  it('that is a video is fetched and played when somebody wants it', async () => {
    render(<WorkGrid items={[film, { ...film, id: 'p', title: 'Sea', type: 'photo', videoUrl: null }]} />);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Play Coffee' }));
    expect(screen.getByLabelText<HTMLVideoElement>('Coffee').getAttribute('src')).toBe('/f.mp4');
    expect(screen.getByRole('img', { name: 'Sea' })).toBeTruthy();
  });

  it('that is a sample says so', () => {
    render(<WorkGrid items={[...SAMPLE_WORK, film]} />);
    expect(SAMPLE_WORK).toHaveLength(6);
    expect(screen.getAllByText('Sample')).toHaveLength(6);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

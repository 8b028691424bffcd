import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBookingToReview, aFile, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { Room } from './room';
import { photoWay, videoWay } from './stage/compare-ways';
import { usePlace } from './talk/use-place';

const AT = '/api/bookings/b1/review-room';
standInServer(() => ({
  [`GET ${AT}`]: { body: { items: [], views: [] } },
  'GET /api/review-queue': { body: [] },
  [`POST ${AT}/views`]: { status: 204 },
}));
const photo = (name: string, more: object) => aFile(name, { type: 'image', media: null, ...more });
const kept = aFile('kept.mp4');
const large = (url: string | null) => ({
  large: {
    ...{ status: url === null ? ('pending' as const) : ('ready' as const), url, note: null },
    ...{ width: 1080, height: 1920 },
  },
});
const booking = aBookingToReview([
  aVersion({
    id: 's2',
    version: 2,
    files: [
      aFile('new.mp4', { slotId: 'reel' }),
      photo('new.jpg', { slotId: 'still' }),
      kept,
      aFile('added.mp4'),
      aFile('sharp.mp4', { slotId: 'sharp', ...large('/new-full.mp4') }),
      photo('sharp.jpg', { slotId: 'sharp still', ...large('/new-full.webp') }),
      aFile('late.mp4', {
        slotId: 'late',
        previewNote: 'Preview at half size.',
        large: { ...large('/late-full.mp4').large, note: 'Preview at full size.' },
      }),
    ],
  }),
  aVersion({
    files: [
      aFile('old.mp4', { slotId: 'reel' }),
      photo('old.jpg', { slotId: 'still' }),
      { ...kept, id: 'file of v1' },
      aFile('dull.mp4', { slotId: 'sharp', ...large('/old-full.mp4') }),
      photo('dull.jpg', { slotId: 'sharp still', ...large('/old-full.webp') }),
      aFile('early.mp4', { slotId: 'late', ...large(null) }),
    ],
  }),
]);

beforeEach(() => {
  videoWay.set('beside');
  photoWay.set('slider');
  sessionStorage.clear();
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => {} });
});

function Screen() {
  const { place, go } = usePlace(booking);
  const review = { review: jest.fn(() => Promise.resolve(true)), running: null };
  return place && <Room booking={booking} place={place} go={go} review={review} />;
}
/** The comparison of a file, counted from 1. */
async function compare(file: number) {
  renderWithData(<Screen />, `/?file=${file}`);
  await screen.findByText('No comments yet.');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  return user;
}
const share = () => screen.getByRole<HTMLInputElement>('slider', { name: 'How much of v1 is shown' });
const newer = () => screen.getAllByText('v2').at(-1)?.parentElement as HTMLElement;

describe('a comparison', () => {
  it('lies side by side, over each other with an edge, or shines through, and begins no video again', async () => {
    const user = await compare(1);
    const videos = [...document.querySelectorAll('video')];
    expect(videos).toHaveLength(2);
    expect(newer().getAttribute('style')).toBeNull();
    expect(screen.queryByRole('slider', { name: /is shown/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Slider' }));
    fireEvent.change(share(), { target: { value: '30' } });
    expect(newer().style.clipPath).toBe('inset(0 0 0 30%)');
    await user.click(screen.getByRole('button', { name: 'Overlay' }));
    expect(newer().style.opacity).toBe('0.7');
    expect([...document.querySelectorAll('video')]).toEqual(videos);
  });

  it('goes through its ways with the key W, and remembers the last one', async () => {
    const user = await compare(1);
    await user.keyboard('ww');
    expect(screen.getByRole('button', { name: 'Overlay', pressed: true })).toBeTruthy();
    expect(videoWay.get()).toBe('overlay');
    await user.keyboard('w');
    expect(screen.getByRole('button', { name: 'Side by side', pressed: true })).toBeTruthy();
  });

  it('begins for photos with an edge between them', async () => {
    const user = await compare(2);
    expect(newer().style.clipPath).toBe('inset(0 0 0 50%)');
    await user.keyboard('w');
    expect(newer().style.opacity).toBe('0.5');
  });

  it.each([
    [5, 'video', ['/dull.mp4', '/sharp.mp4'], ['/old-full.mp4', '/new-full.mp4']],
    [6, 'img[alt*=", v"]', ['/dull.jpg', '/sharp.jpg'], ['/old-full.webp', '/new-full.webp']],
  ])('of file %i is shown in full quality in both, by menu and key', async (file, what, standard, full) => {
    const user = await compare(file);
    const stage = screen.getByRole('region', { name: 'Compare v1 with v2' });
    const shown = () => [...stage.querySelectorAll(what)].map((one) => one.getAttribute('src'));
    expect(shown()).toEqual(standard);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'full');
    expect(shown()).toEqual(full);
    screen.getByRole('main').focus();
    await user.keyboard('q');
    expect(shown()).toEqual(standard);
  });

  it('has no choice of quality while one of the two isn’t there in full', async () => {
    await compare(7);
    expect(screen.getByRole('region', { name: 'Compare v1 with v2' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Quality' })).toBeNull();
  });

  it('says in which quality it is, not in which its file is alone', async () => {
    const user = await compare(7);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'full');
    await screen.findByText(/^Preview at full size\./);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByText(/^Preview at half size\./);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'standard');
  });

  it.each([
    [3, 'kept.mp4 is the same in v1 and v2.'],
    [4, 'added.mp4 is only in v2.'],
  ])('of file %i says in a sentence why there is none', async (file, sentence) => {
    const user = await compare(file);
    expect(screen.getByRole('status').textContent).toBe(sentence);
    expect(document.querySelectorAll('video')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

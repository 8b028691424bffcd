import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LARGE_PREVIEW_MESSAGES, secondsOfFrame } from '@reelpact/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import '../../../../test/pointer-events';
import type { SubmissionFileDto } from '../../../api/calls';
import { type StageHandle, WHOLE_FILE } from '../stage-contract';
import { Stage } from './stage';
import { sampleVideo } from './stage-samples';
import { LargePreviewOrder } from './use-quality';
import { ROOM } from './use-room-keys';

const play = jest.fn(() => Promise.resolve());
const order = jest.fn<(uploadId: string) => void>();
beforeEach(() => {
  play.mockClear();
  order.mockClear();
  sessionStorage.clear();
  Object.assign(HTMLMediaElement.prototype, { play, pause: () => {} });
});

type Large = NonNullable<SubmissionFileDto['large']>;
const large = (more: Partial<Large> = {}): Large => ({
  ...{ status: 'none', url: null, width: 1080, height: 1920, note: null },
  ...more,
});
const PENDING = large({ status: 'pending', note: LARGE_PREVIEW_MESSAGES.pending });
const READY = large({ status: 'ready', url: '/full.mp4' });

const handle = createRef<StageHandle>();
interface Shown {
  file?: SubmissionFileDto;
  shown: Large | null;
  /** Whether its reader can ask for more. */
  asks?: boolean;
}
const page = ({ file = sampleVideo, shown, asks = true }: Shown) => (
  <LargePreviewOrder value={asks ? order : null}>
    <main {...ROOM}>
      <Stage
        ref={handle}
        file={{ ...file, large: shown }}
        {...{ items: [], selectedId: null, tool: null, moment: WHOLE_FILE }}
        {...{ onSelect() {}, onMoment() {}, onWatched() {} }}
      />
    </main>
  </LargePreviewOrder>
);
function show(first: Shown) {
  const { rerender } = render(page(first));
  return { user: userEvent.setup(), then: (next: Shown) => rerender(page(next)) };
}
const menu = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Quality' });
const video = () => document.querySelector('video') as HTMLVideoElement;
const source = () => video().getAttribute('src');

describe('the quality of a video', () => {
  it('is nothing to choose where the preview is all there is, or its reader can’t have more made', () => {
    const { then } = show({ shown: null });
    expect(menu()).toBeNull();
    then({ shown: PENDING, asks: false });
    expect(menu()).toBeNull();
    then({ shown: READY, asks: false });
    expect(menu()?.value).toBe('standard');
  });

  it('is asked for, says that it is being made, and is shown when it is there', async () => {
    const { user, then } = show({ shown: large() });
    await user.selectOptions(menu() as HTMLElement, 'full');
    expect(order.mock.calls).toEqual([['u1']]);
    expect(menu()?.value).toBe('standard');
    then({ shown: PENDING });
    expect(menu()?.value).toBe('full');
    expect(screen.getByText(LARGE_PREVIEW_MESSAGES.pending)).toBeTruthy();
    expect(source()).toBe('/v.mp4');
    then({ shown: READY });
    expect(source()).toBe('/full.mp4');
    expect(screen.getByText(LARGE_PREVIEW_MESSAGES.ready)).toBeTruthy();
    // Each answer has links of its own.
    then({ shown: { ...READY, url: '/full.mp4?again' } });
    expect(source()).toBe('/full.mp4');
    expect(order).toHaveBeenCalledTimes(1);
  });

  it('is changed by a key, for the files of this visit, which aren’t ordered by looking at them', async () => {
    const { user, then } = show({ shown: READY });
    act(() => screen.getByRole('slider', { name: /Position/ }).focus());
    await user.keyboard('q');
    expect(source()).toBe('/full.mp4');
    expect(sessionStorage.getItem('reelpact.quality')).toBe('full');
    const another = { ...sampleVideo, id: 'f2', uploadId: 'u2', playUrl: '/w.mp4' };
    then({ file: another, shown: large({ url: null }) });
    expect([source(), menu()?.value, order.mock.calls]).toEqual(['/w.mp4', 'standard', []]);
    then({ file: { ...another, id: 'f3' }, shown: { ...READY, url: '/full-w.mp4' } });
    expect(source()).toBe('/full-w.mp4');
    await user.keyboard('q');
    expect(source()).toBe('/w.mp4');
  });

  it('that can’t be had says why', () => {
    show({ shown: large({ status: 'failed', note: LARGE_PREVIEW_MESSAGES.tooCostly }) });
    expect(screen.getByText(LARGE_PREVIEW_MESSAGES.tooCostly)).toBeTruthy();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Full' }).disabled).toBe(true);
  });

  it('changes nothing about the frame, and goes on playing only if it was', async () => {
    const { user } = show({ shown: READY });
    Object.defineProperty(video(), 'readyState', { value: 1, configurable: true });
    const isAt = (frame: number) =>
      expect(video().currentTime).toBe(secondsOfFrame(frame, { num: 30, den: 1 }));
    act(() => void handle.current?.showFrame(126));
    fireEvent(video(), new Event('seeked'));
    await user.selectOptions(menu() as HTMLElement, 'full');
    // As a browser does it.
    video().currentTime = 0;
    fireEvent(video(), new Event('timeupdate'));
    fireEvent(video(), new Event('loadedmetadata'));
    isAt(126);
    expect(screen.getByRole('slider', { name: /Position/ }).getAttribute('aria-valuenow')).toBe('126');
    fireEvent(video(), new Event('seeked'));
    fireEvent(video(), new Event('timeupdate'));
    expect(play).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Play' }));
    fireEvent(video(), new Event('play'));
    expect(play).toHaveBeenCalledTimes(1);
    await user.selectOptions(menu() as HTMLElement, 'standard');
    video().currentTime = 0;
    fireEvent(video(), new Event('pause'));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    fireEvent(video(), new Event('loadedmetadata'));
    isAt(126);
    fireEvent(video(), new Event('seeked'));
    fireEvent(video(), new Event('timeupdate'));
    await act(() => Promise.resolve());
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe('the quality of a photo', () => {
  const photo: SubmissionFileDto = {
    ...{
      ...sampleVideo,
      id: 'p',
      type: 'image',
      contentType: 'image',
      filename: 'sun.jpg',
      playUrl: '/p.webp',
    },
    media: { fps: null, frameCount: null, durationMs: null, width: 1280, height: 960, hasAudio: false },
  };
  const whole = large({ width: 4000, height: 3000 });
  const ready = { ...whole, status: 'ready', url: '/full.webp' } as const;
  const image = () => screen.getByRole('img', { name: 'sun.jpg' });
  /** A stage of 800 by 600: the whole photo takes 20 %. */
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });

  it('at 100% is that of the original, which is asked for by zooming there', async () => {
    const { user, then } = show({ file: photo, shown: whole });
    expect(image().getAttribute('src')).toBe('/p.webp');
    expect(order).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Zoom to 100%' }));
    expect(order.mock.calls).toEqual([['u1']]);
    expect(image().style.width).toBe('4000px');
    then({ file: photo, shown: { ...PENDING, ...{ width: 4000, height: 3000 } } });
    expect(screen.getByText(LARGE_PREVIEW_MESSAGES.pending)).toBeTruthy();
    then({ file: photo, shown: ready });
    expect(image().getAttribute('src')).toBe('/full.webp');
    expect(image().style.width).toBe('4000px');
  });

  it('whole is the usual one, unless full quality is chosen', async () => {
    const { user } = show({ file: photo, shown: ready });
    expect(image().getAttribute('src')).toBe('/p.webp');
    await user.selectOptions(menu() as HTMLElement, 'full');
    expect(image().getAttribute('src')).toBe('/full.webp');
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import '../../../../test/pointer-events';
import { type Moment, type StageHandle, type StageProps, WHOLE_FILE } from '../stage-contract';
import { Stage } from './stage';
import { sampleItem, sampleVideo } from './stage-samples';
import { ROOM, singleKeys } from './use-room-keys';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
beforeEach(() => {
  play.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

const onMoment = jest.fn<(moment: Moment) => void>();
const onSelect = jest.fn<(id: string) => void>();
const onWatched = jest.fn<(seconds: number) => void>();

function Room({
  handle,
  moment: first = WHOLE_FILE,
  ...props
}: Partial<StageProps> & { handle?: React.Ref<StageHandle> }) {
  const [moment, setMoment] = useState<Moment | null>(first);
  return (
    <main {...ROOM}>
      <Stage
        ref={handle}
        {...{ file: sampleVideo, items: [], selectedId: null, tool: null, onSelect, onWatched, moment }}
        onMoment={(next) => {
          onMoment(next);
          setMoment(next);
        }}
        {...props}
      />
      <textarea aria-label="Comment" />
    </main>
  );
}
function show(props: Partial<StageProps> = {}) {
  const handle = createRef<StageHandle>();
  onMoment.mockClear();
  onSelect.mockClear();
  onWatched.mockClear();
  const { container } = render(<Room {...props} handle={handle} />);
  return {
    user: userEvent.setup(),
    handle,
    container,
    bar: screen.getByRole('slider', { name: /Position/ }),
  };
}
const spoken = (bar: HTMLElement) => bar.getAttribute('aria-valuetext');

describe('the bar', () => {
  it('says where it is, and goes where the keys say', async () => {
    const { user, bar } = show({
      items: [sampleItem('a', { startFrame: 30, number: 1 }), sampleItem('b', {})],
    });
    expect(spoken(bar)).toBe('0:00.0 of 0:10.0, 2 comments');
    act(() => bar.focus());
    const steps = [
      ['{ArrowRight}', '0:01.0'],
      ['{PageUp}', '0:06.0'],
      ['{ArrowLeft}', '0:05.0'],
      ['{PageDown}', '0:00.0'],
      ['{End}', '0:09.9'],
      ['{Home}', '0:00.0'],
      ['.', '0:00.0'],
    ] as const;
    for (const [key, time] of steps) {
      await user.keyboard(key);
      expect(spoken(bar)).toBe(`${time} of 0:10.0, 2 comments`);
    }
    expect(bar.getAttribute('aria-valuenow')).toBe('1');
  });

  it('groups what is near, and goes through a group press by press', async () => {
    const items = [
      sampleItem('a', { startFrame: 60, number: 1 }),
      sampleItem('b', { startFrame: 66, number: 2, kind: 'question' }),
      sampleItem('c', { startFrame: 200, number: 3, state: 'done' }),
    ];
    const { user, bar } = show({ items, selectedId: 'a' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const group = screen.getByRole('button', { name: '2 comments at 0:02.0' });
    expect(group.textContent).toBe('2');
    await user.click(group);
    expect(onSelect).toHaveBeenCalledWith('b');
    expect(spoken(bar)).toContain('0:02.2 of');
    const done = screen.getByRole('button', { name: '#3 · Change · Done at 0:06.6: About c' });
    expect([done.textContent, done.dataset.look]).toEqual(['✓', 'tick']);
    await user.hover(done);
    expect(screen.getByRole('tooltip').textContent).toContain('About c');
  });

  it('chooses a range by dragging with Shift, or by two keys, and clears it', async () => {
    const { user, bar } = show();
    const track = bar.parentElement as HTMLElement;
    track.getBoundingClientRect = () => ({ left: 0, width: 299 }) as DOMRect;
    fireEvent.pointerDown(bar, { pointerId: 1, button: 0, clientX: 90, shiftKey: true });
    fireEvent.pointerMove(bar, { pointerId: 1, clientX: 30, shiftKey: true });
    fireEvent.pointerUp(bar, { pointerId: 1, clientX: 30 });
    expect(onMoment).toHaveBeenLastCalledWith({ startFrame: 30, endFrame: 90, shape: null });
    const end = screen.getByRole('slider', { name: 'End of the range' });
    act(() => end.focus());
    await user.keyboard('{ArrowRight}');
    expect(onMoment).toHaveBeenLastCalledWith({ startFrame: 30, endFrame: 91, shape: null });
    await user.keyboard('x');
    expect(onMoment).toHaveBeenLastCalledWith({ startFrame: 30, endFrame: null, shape: null });
    act(() => bar.focus());
    await user.keyboard('x');
    expect(onMoment).toHaveBeenLastCalledWith(WHOLE_FILE);
    await user.keyboard('i.o');
    expect(onMoment).toHaveBeenLastCalledWith({ startFrame: 91, endFrame: 92, shape: null });
  });
});

describe('the keys of the room', () => {
  it('play, but not from a field, and not with the browser’s own keys', async () => {
    const { user, bar } = show();
    act(() => bar.focus());
    await user.keyboard(' k');
    expect(play).toHaveBeenCalledTimes(2);
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByRole('textbox', { name: 'Comment' }));
    await user.keyboard('k .');
    expect(play).toHaveBeenCalledTimes(2);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('k');
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('are listed, where single ones can be turned off', async () => {
    const { user, bar } = show();
    act(() => bar.focus());
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Use single-character shortcuts' }));
    expect(singleKeys.get()).toBe('off');
    // An open dialog keeps the focus, or takes it back a moment later.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).toBeNull());
    act(() => bar.focus());
    await user.keyboard('k');
    expect(play).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('the stage', () => {
  it('shows a frame and tells which one is frozen', () => {
    const { handle, bar } = show();
    act(() => void handle.current?.showFrame(126));
    expect(bar.getAttribute('aria-valuenow')).toBe('126');
    expect(handle.current?.freeze()).toBe(126);
    act(() => void handle.current?.showFrame(1_000));
    expect(handle.current?.freeze()).toBe(299);
    expect(onWatched).toHaveBeenCalledWith(0);
  });

  it('goes to a time that is typed', async () => {
    const { user, bar } = show();
    await user.click(screen.getByRole('button', { name: /Type a time/ }));
    await user.keyboard('0:04.2{Enter}');
    expect(bar.getAttribute('aria-valuenow')).toBe('126');
    await user.click(screen.getByRole('button', { name: /Type a time/ }));
    await user.keyboard('soon{Enter}');
    expect(bar.getAttribute('aria-valuenow')).toBe('126');
  });

  it('says calmly that there is nothing to see yet', () => {
    render(<Room file={{ ...sampleVideo, playUrl: null, previewNote: 'The preview is being made.' }} />);
    expect(screen.getByRole('status').textContent).toContain('The preview is being made.');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('remembers the guide, and offers none for other shapes', async () => {
    const { user, bar } = show();
    const guides = screen.getByRole('combobox', { name: /Guides/ });
    act(() => bar.focus());
    await user.keyboard('g');
    expect((guides as HTMLSelectElement).value).toBe('tiktok');
    expect(localStorage.getItem('reelpact.guide')).toBe('tiktok');
    const media = { ...sampleVideo.media, width: 1280, height: 720 } as typeof sampleVideo.media;
    render(<Room file={{ ...sampleVideo, id: 'f2', media }} />);
    expect(screen.getAllByRole('combobox', { name: /Guides/ })).toHaveLength(1);
  });
});

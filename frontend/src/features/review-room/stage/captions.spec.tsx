import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../test/pointer-events';
import type { SubmissionFileDto } from '../../../api/calls';
import { WHOLE_FILE } from '../stage-contract';
import { Stage } from './stage';
import { sampleVideo } from './stage-samples';
import { ROOM } from './use-room-keys';

beforeEach(() => localStorage.clear());

const page = (captionsUrl: SubmissionFileDto['captionsUrl']) => (
  <main {...ROOM}>
    <Stage
      file={{ ...sampleVideo, captionsUrl }}
      {...{ items: [], selectedId: null, tool: null, moment: WHOLE_FILE }}
      {...{ onSelect() {}, onMoment() {}, onWatched() {} }}
    />
  </main>
);
const track = () => document.querySelector('video > track[kind="captions"]');

it('captions are turned on by a button and a key, and stay on', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page('/a.vtt'));
  expect(track()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Captions', pressed: false }));
  expect(track()?.getAttribute('src')).toBe('/a.vtt');
  // Each answer has links of its own.
  rerender(page('/a.vtt?again'));
  expect(track()?.getAttribute('src')).toBe('/a.vtt');
  expect(localStorage.getItem('reelpact.captions')).toBe('on');
  act(() => screen.getByRole('slider', { name: /Position/ }).focus());
  await user.keyboard('s');
  expect(track()).toBeNull();
});

it('a video without captions offers none', async () => {
  localStorage.setItem('reelpact.captions', 'on');
  render(page(null));
  expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
  expect(track()).toBeNull();
});

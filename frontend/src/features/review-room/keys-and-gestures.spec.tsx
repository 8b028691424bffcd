import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { aBookingToReview, aFile, anItem, aVersion } from '../../../test/a-room';
import '../../../test/pointer-events';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { ReviewItemDto } from '../../api/calls';
import { Room } from './room';
import { usePlace } from './talk/use-place';

const AT = '/api/bookings/b1/review-room';
const ADD = `POST ${AT}/drafts`;
const ACCEPT = `PUT ${AT}/files/upload%20close.mp4/accepted`;
const CHANGE = `PUT ${AT}/drafts/draft`;
const shape = (of: object) => ({ shape: of as ReviewItemDto['shape'] });
const newest = { submissionId: 's2', version: 2, uploadId: 'upload new.mp4' };
const items = [
  anItem('draft', { ...newest, state: 'draft', startFrame: 20, endFrame: 40 }),
  anItem('range', { ...newest, number: 1, startFrame: 50, endFrame: 75 }),
  anItem('box', { ...newest, number: 2, startFrame: 100, ...shape({ box: [0.1, 0.1, 0.2, 0.2] }) }),
  anItem('pin', { ...newest, number: 3, startFrame: 100, ...shape({ pin: [0.5, 0.5] }) }),
];
const queued = (bookingId: string) => ({
  ...{ bookingId, creatorName: 'Ida', packageName: 'Single Reel', version: 1, dueAt: null },
});
const server = standInServer(() => ({
  [`GET ${AT}`]: { body: { items, views: [], acceptedFiles: [] } },
  'GET /api/review-queue': { body: ['b0', 'b1', 'b2'].map(queued) },
  [`POST ${AT}/views`]: { status: 204 },
  [ACCEPT]: { status: 204 },
  [ADD]: { status: 201, body: { id: 'added' } },
  [CHANGE]: { status: 204 },
}));
const booking = aBookingToReview([
  aVersion({
    id: 's2',
    version: 2,
    files: [aFile('new.mp4', { slotId: 'reel' }), aFile('close.mp4', { slotId: 'close' })],
  }),
  aVersion({ files: [aFile('old.mp4', { slotId: 'reel' })] }),
]);

beforeEach(() => {
  const say = (type: string) =>
    function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event(type));
      return Promise.resolve();
    };
  Object.assign(HTMLMediaElement.prototype, { play: say('play'), pause: say('pause') });
  // A picture of 720 × 1280 fills it; jsdom lays nothing out.
  for (const [side, length] of [
    ['clientWidth', 360],
    ['clientHeight', 640],
  ] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(length);
});

function Screen() {
  const { place, go } = usePlace(booking);
  const { pathname, search } = useLocation();
  const review = { review: jest.fn(() => Promise.resolve(true)), running: null };
  return (
    <>
      {place && <Room booking={booking} place={place} go={go} review={review} />}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}
/** The room at frame 100 of its newest video, with everything there that it asks for. */
async function open() {
  renderWithData(<Screen />, '/?t=100');
  await screen.findByText('Body of range');
  await screen.findByText('2 of 3');
  const track = bar().parentElement as HTMLElement;
  // A pixel for each frame.
  track.getBoundingClientRect = () => ({ left: 0, width: 249 }) as DOMRect;
  return userEvent.setup();
}
type User = Awaited<ReturnType<typeof open>>;

const bar = () => screen.getByRole('slider', { name: /Position/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isPressed = (name: string | RegExp) => button(name).getAttribute('aria-pressed') === 'true';
const value = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
const composer = () => screen.getByRole('region', { name: 'Add a comment' });
const says = (part: HTMLElement, text: string) => expect(within(part).getByText(text)).toBeTruthy();
const isAt = (frame: number) => expect(bar().getAttribute('aria-valuenow')).toBe(String(frame));
const isIn = (text: string) => expect(screen.getByRole('status').textContent).toBe(text);
const address = () => screen.getByTestId('address').textContent;

/** From one place to another, over the picture or the bar. */
function drag(on: HTMLElement, from: readonly [number, number], to: readonly [number, number], more = {}) {
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    ...{ pointerId: 1, button: 0, clientX, clientY },
    ...more,
  });
  fireEvent.pointerDown(on, at(from));
  fireEvent.pointerMove(on, at(to));
  fireEvent.pointerUp(on, at(to));
}
/** A handle follows the pointer that it has captured; jsdom captures none. */
function dragHandle(name: string, to: number): void {
  const handle = screen.getByRole('slider', { name });
  Object.assign(handle, { setPointerCapture: () => {}, hasPointerCapture: () => true });
  drag(handle, [0, 0], [to, 0]);
}
const picture = () => screen.getByTestId('surface');
const draw = async (user: User, tool: string, to: readonly [number, number] = [180, 320]) => {
  await user.click(within(composer()).getByRole('button', { name: tool }));
  drag(picture(), [36, 64], to);
};
const edit = (user: User) => user.click(button('Edit'));
const changed = (fields: object) =>
  waitFor(() => expect(server.sentBy(CHANGE).at(-1)).toMatchObject(fields), { timeout: 5000 });

type Row = readonly [does: string, act: string | ((user: User) => unknown), shows: () => unknown];
const ROWS: readonly Row[] = [
  ['Space plays', ' ', () => button('Pause')],
  ['K plays', 'k', () => button('Pause')],
  ['L plays', 'l', () => button('Pause')],
  ['K stops what L has begun', 'lk', () => button('Play')],
  ['L, L plays twice as fast', 'll', () => isIn('▶▶ 2×')],
  ['L, L, L plays four times as fast', 'lll', () => isIn('▶▶ 4×')],
  ['J plays backwards', 'j', () => isIn('◀◀ 1×')],
  ['J, J plays backwards twice as fast', 'jj', () => isIn('◀◀ 2×')],
  ['K stops what J has begun', 'jk', () => expect(screen.queryByRole('status')).toBeNull()],
  ['L turns what J has begun around', 'jl', () => button('Pause')],
  ['Shift + J is slower', '{Shift>}J', () => expect(value('Speed')).toBe('0.75')],
  ['Shift + L is faster', '{Shift>}L', () => expect(value('Speed')).toBe('1.25')],
  [', goes back a frame', ',', () => isAt(99)],
  ['. goes on a frame', '.', () => isAt(101)],
  ['← goes back a second', '{ArrowLeft}', () => isAt(75)],
  ['→ goes on a second', '{ArrowRight}', () => isAt(125)],
  ['I begins a range', 'i', () => says(composer(), '0:04.0')],
  ['O ends it', 'i..o', () => says(composer(), '0:04.0–0:04.0')],
  ['X clears it', 'ix', () => says(composer(), 'Whole file')],
  [
    'the buttons make a range of what is on screen',
    async (user) => {
      await user.click(within(composer()).getByRole('button', { name: 'From here' }));
      drag(bar(), [10, 0], [150, 0]);
      await user.click(within(composer()).getByRole('button', { name: 'To here' }));
    },
    () => says(composer(), '0:04.0–0:06.0'),
  ],
  ['C writes', 'c', () => waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))],
  ['D draws', 'd', () => expect(isPressed('Pencil')).toBe(true)],
  ['Escape puts the pencil away', 'd{Escape}', () => expect(isPressed('Pencil')).toBe(false)],
  ['] goes to the next comment', ']]', () => expect(address()).toContain('c=1')],
  ['A accepts the file', '2a', () => expect(server.sentBy(ACCEPT)).toEqual([{ accepted: true }])],
  ['[ goes to the one before', '[[', () => expect(address()).toContain('c=3')],
  ['V shows the other version at the same frame', 'v', () => (isAt(100), expect(isPressed('v1')).toBe(true))],
  ['V, V is back where it was', 'vv', () => (isAt(100), expect(isPressed('v2')).toBe(true))],
  [
    'Shift + V compares at the same frame',
    '{Shift>}V',
    () => (isAt(100), expect(isPressed('Compare')).toBe(true)),
  ],
  [
    'Shift + V ends that at the same frame',
    '{Shift>}V{/Shift}.{Shift>}V',
    () => (isAt(101), expect(isPressed('Compare')).toBe(false)),
  ],
  ['N opens the next delivery', 'n', () => expect(address()).toBe('/brand-review/b2')],
  ['P opens the one before', 'p', () => expect(address()).toBe('/brand-review/b0')],
  ['G shows a guide', 'g', () => expect(value('Guides approximate')).not.toBe('off')],
  ['R repeats, or not', 'r', () => expect(isPressed('Repeat')).toBe(false)],
  ['M is silent', 'm', () => button('Sound on')],
  ['F fills the screen', 'f', () => button('Leave full screen')],
  ['2 shows the second file', '2', () => screen.getByRole('button', { name: /close\.mp4/, current: true })],
  ['? lists the keys', '?', () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })],
  ['a press on the picture plays', (user) => user.click(picture()), () => button('Pause')],
  ['a drag along the bar seeks', () => drag(bar(), [10, 0], [60, 0]), () => isAt(60)],
  [
    'a drag with Shift chooses a range',
    () => drag(bar(), [25, 0], [75, 0], { shiftKey: true }),
    () => says(composer(), '0:01.0–0:03.0'),
  ],
  [
    'a handle of the range can be dragged',
    () => {
      drag(bar(), [25, 0], [75, 0], { shiftKey: true });
      dragHandle('End of the range', 125);
    },
    () => says(composer(), '0:01.0–0:05.0'),
  ],
  [
    'a handle of the range is moved by keys',
    (user) => {
      drag(bar(), [25, 0], [75, 0], { shiftKey: true });
      screen.getByRole('slider', { name: 'Start of the range' }).focus();
      return user.keyboard('{ArrowRight>5/}');
    },
    () => says(composer(), '0:01.2–0:03.0'),
  ],
  ['a marker leads to its comment', (user) => user.click(button(/^#1/)), () => isAt(50)],
  ['a time in the list does, too', (user) => user.click(button(/0:02\.0–0:03\.0$/)), () => isAt(50)],
  ['a pin is put on the picture', (user) => draw(user, 'Pin'), () => says(composer(), 'Pin on the picture')],
  ['a box is drawn', (user) => draw(user, 'Box'), () => says(composer(), 'Box on the picture')],
  ['an arrow is drawn', (user) => draw(user, 'Arrow'), () => says(composer(), 'Arrow on the picture')],
  ['a line is drawn', (user) => draw(user, 'Pencil'), () => says(composer(), 'Pencil on the picture')],
  [
    'Ctrl + Enter adds the comment',
    (user) => user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Cut{Control>}{Enter}{/Control}'),
    () => waitFor(() => expect(server.sentBy(ADD)).toMatchObject([{ body: 'Cut', startFrame: 100 }])),
  ],
  [
    'a draft’s handle changes its range',
    async (user) => {
      await edit(user);
      dragHandle('End of the range', 90);
    },
    () => changed({ startFrame: 20, endFrame: 90 }),
  ],
  [
    'a draft is given another mark',
    async (user) => {
      await edit(user);
      await user.click(button('Box'));
      drag(picture(), [36, 64], [180, 320]);
    },
    () => changed({ startFrame: 20, endFrame: 40, shape: { box: [0.1, 0.1, 0.4, 0.4] } }),
  ],
];

describe('the keys and gestures of the room', () => {
  it.each(ROWS)('%s', async (_does, act, shows) => {
    const user = await open();
    if (typeof act === 'string') await user.keyboard(act);
    else await act(user);
    await shows();
  });

  it('stays with a draft that is changed, whatever the list shows, until it is saved', async () => {
    const user = await open();
    await edit(user);
    expect(screen.queryByRole('region', { name: 'Add a comment' })).toBeNull();
    await user.click(button('Done'));
    await user.click(button('Save'));
    expect(composer()).toBeTruthy();
    expect(screen.queryByText('Body of draft')).toBeNull();
  });

  it('draws the marks of all comments of the frame on screen, and of no other', async () => {
    const user = await open();
    const marks = () => document.querySelectorAll('svg [data-draft]').length;
    expect(marks()).toBe(2);
    await user.keyboard('.');
    expect(marks()).toBe(0);
  });
});

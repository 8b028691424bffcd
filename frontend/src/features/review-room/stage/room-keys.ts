/** Everything that a key does in the room. */
export const ROOM_KEYS = [
  { action: 'play', keys: [' ', 'k'], shown: 'Space, K', label: 'Play or pause' },
  { action: 'back', keys: ['j'], shown: 'J', label: 'Play backwards, again: faster' },
  { action: 'forward', keys: ['l'], shown: 'L', label: 'Play forwards, again: faster' },
  { action: 'slower', keys: ['J'], shown: 'Shift + J', label: 'Slower' },
  { action: 'faster', keys: ['L'], shown: 'Shift + L', label: 'Faster' },
  { action: 'frameBack', keys: [','], shown: ',', label: 'Back 1 frame', repeats: true },
  { action: 'frameForward', keys: ['.'], shown: '.', label: 'Forward 1 frame', repeats: true },
  { action: 'secondBack', keys: ['ArrowLeft'], shown: '←', label: 'Back 1 second', repeats: true },
  { action: 'secondForward', keys: ['ArrowRight'], shown: '→', label: 'Forward 1 second', repeats: true },
  { action: 'rangeStart', keys: ['i'], shown: 'I', label: 'Start a range here' },
  { action: 'rangeEnd', keys: ['o'], shown: 'O', label: 'End the range here' },
  { action: 'clearRange', keys: ['x'], shown: 'X', label: 'Clear the range' },
  { action: 'comment', keys: ['c'], shown: 'C', label: 'Write a comment' },
  { action: 'draw', keys: ['d'], shown: 'D', label: 'Draw on the picture' },
  { action: 'acceptFile', keys: ['a'], shown: 'A', label: 'Accept the file, or take that back' },
  { action: 'previousItem', keys: ['['], shown: '[', label: 'Previous comment' },
  { action: 'nextItem', keys: [']'], shown: ']', label: 'Next comment' },
  { action: 'version', keys: ['v'], shown: 'V', label: 'Switch the version' },
  { action: 'compare', keys: ['V'], shown: 'Shift + V', label: 'Compare versions' },
  { action: 'compareWay', keys: ['w'], shown: 'W', label: 'Compare another way' },
  { action: 'previousDelivery', keys: ['p'], shown: 'P', label: 'Previous delivery to review' },
  { action: 'nextDelivery', keys: ['n'], shown: 'N', label: 'Next delivery to review' },
  { action: 'guides', keys: ['g'], shown: 'G', label: 'Show the next guide' },
  { action: 'captions', keys: ['s'], shown: 'S', label: 'Captions on or off' },
  { action: 'quality', keys: ['q'], shown: 'Q', label: 'Standard or full quality' },
  { action: 'loop', keys: ['r'], shown: 'R', label: 'Repeat' },
  { action: 'mute', keys: ['m'], shown: 'M', label: 'Sound on or off' },
  { action: 'fullScreen', keys: ['f'], shown: 'F', label: 'Full screen' },
  {
    action: 'file',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: '1–9',
    label: 'Go to a file',
  },
  { action: 'help', keys: ['?'], shown: '?', label: 'Show these shortcuts' },
] as const;

type RoomKey = (typeof ROOM_KEYS)[number];
export type RoomAction = RoomKey['action'];
/** What keys do; `file` is told which one, counted from 1. */
export type RoomActions = { [Action in RoomAction]?: (number: number) => void };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** Caps lock turns a letter around, and is no Shift. */
function keyOf({ key, shiftKey }: Pressed): string {
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** What a key asks for, and the number on it; null for every other key, and for those of the browser. */
export function actionOf(pressed: Pressed): { action: RoomAction; number: number } | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = keyOf(pressed);
  const found = ROOM_KEYS.find(({ keys }) => (keys as readonly string[]).includes(key));
  if (!found || (pressed.repeat && !('repeats' in found))) return null;
  return { action: found.action, number: Number(key) };
}

/** Whether it is a letter, a digit or a sign, which people who speak to their computer may press by accident. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

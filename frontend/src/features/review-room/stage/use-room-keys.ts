import { type RefObject, useEffect, useRef } from 'react';
import { type RoomActions, actionOf, isCharacter } from './room-keys';
import { storedChoice } from './stored-choice';

/** Marks the element in which the keys hold; it takes the focus when somebody clicks beside its controls. */
export const ROOM = { 'data-review-room': '', tabIndex: -1 } as const;

/** Single keys can be turned off (WCAG 2.1.4). */
export const singleKeys = storedChoice('reelpact.room-keys', ['on', 'off'], 'on');

const FIELD =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]';
/** What is worked with Space and the arrow keys itself. */
const CONTROL =
  'button, a[href], summary, [role="tab"], [role="radio"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="switch"]';
const OVER_THE_ROOM = '[role="dialog"], [role="menu"]';

const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.getClientRects().length > 0);

/** Whether a key that was pressed there is meant for the room. What had the focus and is gone leaves it to the body. */
function isForRoom(target: EventTarget | null, room: Element, key: string): boolean {
  if (target === document.body) return !isDialogOpen();
  if (!(target instanceof Element) || !room.contains(target)) return false;
  if (target.closest(FIELD) || target.closest(OVER_THE_ROOM)) return false;
  return isCharacter(key) || !target.closest(CONTROL);
}

/** Puts the focus into the room when it opens, and again when what had it went with the file that was shown. */
export function useRoomFocus(room: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) room.current?.focus({ preventScroll: true });
  }, [room, shown]);
}

/**
 * Does what the keys ask for, while the focus is in the room around this element and not in a field. The stage and what is
 * beside it both use this, each with the actions it can carry out.
 */
export function useRoomKeys(inside: RefObject<Element | null>, actions: RoomActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const here = inside.current;
      if (!here || event.defaultPrevented || event.isComposing) return;
      const asked = actionOf(event);
      const run = asked && latest.current[asked.action];
      if (!asked || !run) return;
      if (isCharacter(event.key) && singleKeys.get() === 'off') return;
      if (!isForRoom(event.target, here.closest('[data-review-room]') ?? here, event.key)) return;
      event.preventDefault();
      run(asked.number);
    }
    // On the document, after the controls in the room have had their turn.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [inside]);
}

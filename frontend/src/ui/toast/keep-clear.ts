import { dock, freeSlot, toastWidth, type Box } from './free-slot';

const ROLES = ['button', 'tab', 'menuitem', 'option', 'slider', 'switch', 'radio', 'checkbox'];
const PRESSABLE = `a[href],button,input,select,textarea,summary,label,[role=${ROLES.join('],[role=')}]`;

/** With what a person has to read now: where they are, and what is wrong with what they typed. */
const READ = `${PRESSABLE}, h1, [tabindex] h2, .ant-form-item-explain, [id$="-problem"]`;

/** What is left uncovered. What a page says first, of whose turn it is, gives way before the rest does. */
const KEPT_CLEAR = [`${READ}, [data-said-first]`, READ, PRESSABLE];

/** Whether a press on its middle would reach it: what lies under a dialog or a bar can't be covered any more. */
function isReachable(element: Element, { left, top, right, bottom }: Box, toast: Element): boolean {
  // Not every environment can tell.
  if (typeof document.elementsFromPoint !== 'function') return true;
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  const front = document.elementsFromPoint(x, y).find((found) => !toast.contains(found));
  return !front || element.contains(front) || front.contains(element);
}

function visible(selector: string, toast: Element): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ element, box }) =>
        box.width > 1 &&
        box.height > 1 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth &&
        !toast.contains(element) &&
        isReachable(element, box, toast),
    )
    .map(({ box }) => box);
}

/** Where the header ends that is on screen now. */
function barBottom(): number {
  const box = document.querySelector('header')?.getBoundingClientRect();
  return box && box.top <= 0 && box.height < innerHeight / 4 ? box.bottom : 0;
}

/** After these things stand elsewhere: a sentence below a field grows to its height, and pushes the rest down. */
const MOVING = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

/** So many pixels at the window's bottom edge are a toast's: bars go above it, and the page ends above it. */
function makeRoom(pixels: number): void {
  document.documentElement.style.setProperty('--toast-room', `${pixels}px`);
}

/**
 * Puts a toast where it covers nothing that can be pressed, and keeps it so while the page is scrolled or changes.
 * @returns what ends it
 */
export function keepClear(toast: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    const width = toastWidth(innerWidth);
    toast.style.width = `${width}px`;
    const size = { width, height: toast.offsetHeight };
    const screen = { width: innerWidth, height: innerHeight };
    // Measured without the room, or the answer would depend on the last one.
    makeRoom(0);
    let slot;
    for (const kept of KEPT_CLEAR) slot ??= freeSlot(visible(kept, toast), size, screen, barBottom());
    const { room, ...place } = slot ? { ...slot, room: 0 } : dock(size, screen);
    makeRoom(room);
    toast.style.left = `${place.left}px`;
    toast.style.top = `${place.top}px`;
  };
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  place();
  const page = new MutationObserver(placeSoon);
  page.observe(document.body, { childList: true, subtree: true });
  for (const event of MOVING) addEventListener(event, placeSoon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    page.disconnect();
    for (const event of MOVING) removeEventListener(event, placeSoon, { capture: true });
    makeRoom(0);
  };
}

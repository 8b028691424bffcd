import { ITEM_KINDS, type ItemState, itemStateText } from '@reelpact/domain';
import type { PlacedItem } from '../../../booking/review/room-items';

/** What is compared of a comment. */
interface NotedItem {
  name: string;
  content: string;
  state: ItemState;
  stateText: string;
  answers: number;
}

/** The newest version, and what was said. */
export interface Noted {
  version: number;
  items: Readonly<Record<string, NotedItem>>;
}

function notedItem(item: PlacedItem): NotedItem {
  const { kind, cause, body, startFrame, endFrame, shape, number, state, answers } = item;
  return {
    name: number === null ? ITEM_KINDS[kind].label : `#${number}`,
    content: JSON.stringify([kind, cause, body, startFrame, endFrame, shape]),
    state,
    stateText: itemStateText(item),
    answers: answers.length,
  };
}

/** @param editedId of a draft that stays as it was noted before while it is being changed; null for none */
export function noted(
  version: number,
  items: readonly PlacedItem[],
  before: Noted | null,
  editedId: string | null,
): Noted {
  const entries = items.map((item) => {
    const kept = item.id === editedId ? before?.items[item.id] : undefined;
    return [item.id, kept ?? notedItem(item)] as const;
  });
  return { version, items: Object.fromEntries(entries) };
}

const countText = (count: number, became: string): string[] =>
  count === 0 ? [] : [count === 1 ? `Comment ${became}.` : `${count} comments ${became}.`];

/** In words what is different; empty where nothing is that matters. */
export function whatChanged(before: Noted, now: Noted): string {
  const pairs = Object.entries(now.items).map(([id, item]) => ({ was: before.items[id], item }));
  const known = pairs.flatMap(({ was, item }) => (was ? [{ was, item }] : []));
  const moved = known.filter(({ was, item }) => was.state !== item.state);
  return [
    ...(now.version > before.version ? [`Version ${now.version} has arrived.`] : []),
    ...countText(pairs.length - known.length, 'added'),
    ...countText(Object.keys(before.items).filter((id) => !now.items[id]).length, 'deleted'),
    ...countText(moved.filter(({ was }) => was.state === 'draft').length, 'sent'),
    ...countText(known.filter(({ was, item }) => was.content !== item.content).length, 'changed'),
    ...moved
      .filter(({ was }) => was.state !== 'draft')
      .map(({ item: { name, stateText } }) => `${name}: ${stateText}.`),
    ...known
      .filter(({ was, item }) => item.answers > was.answers)
      .map(({ item: { name } }) => `New answer to ${name}.`),
  ].join(' ');
}

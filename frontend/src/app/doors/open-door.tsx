import { hydrateRoot } from 'react-dom/client';
import { showFailuresWith } from '../../api/errors';
import { showKeptToast, showToast } from '../../ui/toast';
import { Door, storeOf, type Doors } from './door';
import type { DoorData } from './door-data';
import { DATA_ID, ROOT_ID } from './door-document';

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no #${id}.`);
  return element;
}

/** Brings the door to life that the server has drawn. */
export function openDoor(doors: Doors): void {
  const data = JSON.parse(elementOf(DATA_ID).textContent ?? '') as DoorData;
  showFailuresWith((title, text) => showToast(title, text, 'destructive'));
  const door = { doors, data, store: storeOf(data) };
  const root = hydrateRoot(elementOf(ROOT_ID), <Door {...door} isFirstPaint />);
  root.render(<Door {...door} isFirstPaint={false} />);
  showKeptToast();
}

import { useSyncExternalStore } from 'react';
import { forgetKeptText, keepText, keptJson } from '../use-kept-text';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'plain' | 'destructive';
}

/** How long a toast stays, in milliseconds. */
const toastDuration = 5000;
/** How long it may take until the next document can say it, in milliseconds: lines are slow. */
const KEPT_MS = 60_000;

// At most one toast is on screen: a newer one takes the place of an older one.
let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: Toast | undefined): void {
  clearTimeout(timer);
  current = next;
  if (next) timer = setTimeout(() => put(undefined), toastDuration);
  listeners.forEach((listener) => listener());
}

/** Says something to the person for five seconds, instead of whatever was being said. */
export function showToast(title: string, text?: string, tone: Toast['tone'] = 'plain'): void {
  lastId += 1;
  put({ id: lastId, title, tone, ...(text ? { text } : {}) });
}

export const dismissToast = (): void => put(undefined);

/** Stops the clock while the person is reading with pointer or keyboard on the toast. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Restarts the clock. */
export function releaseToast(): void {
  put(current);
}

export function useCurrentToast(): Toast | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}

const KEPT = 'toast';

interface KeptToast extends Omit<Toast, 'id'> {
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Keeps what is being said for the next document, to which the browser is about to be sent. */
export function keepToast(): void {
  if (!current) return;
  const { title, text, tone } = current;
  keepText(KEPT, JSON.stringify({ title, text, tone, keptAt: Date.now() } satisfies KeptToast));
}

/** Says, once, what the document before this one has kept. */
export function showKeptToast(): void {
  const kept = keptJson<KeptToast>(KEPT);
  forgetKeptText(KEPT);
  // There may have been documents in between that say nothing.
  if (kept && Date.now() - kept.keptAt < KEPT_MS) showToast(kept.title, kept.text, kept.tone);
}

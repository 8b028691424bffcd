import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'plain' | 'destructive';
}

/** How long a toast stays, in milliseconds. */
const toastDuration = 5000;

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
  );
}
